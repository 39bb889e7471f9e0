/** Actions that Powers, Elements, tokens and effects bring: who may use which at what step, and what it costs (TS-283, TS-328, R-11, R-32). */
import { holds } from '../language/evaluate.ts';
import type { ActionDef, TokenUse } from '../pack/cards.ts';
import { active, azrakOf, holdsToken } from './agents.ts';
import { inForce } from './effects.ts';
import { factsFor } from './facts.ts';
import { actionsOf, cardOf, elementOf, open, receptacleOf, tokenOf } from './lookups.ts';
import { isSince6, type AgentId, type State } from './state.ts';
import { trialOf } from './trials.ts';

export interface Use {
  /** The card or token that brings it. */
  readonly from: string;
  readonly action: ActionDef;
  /** What happens to the token. */
  readonly spend: TokenUse['spend'];
}

type Step = ActionDef['step'];

/** All that this agent has, whether it can use them now or not. */
export function usesOf(s: State, agent: AgentId): readonly Use[] {
  const uses: Use[] = [];
  const add = (from: string, actions: readonly ActionDef[]): void =>
    void uses.push(...actions.map((action): Use => ({ from, action, spend: 'none' })));
  const power = receptacleOf(s, s.agents[agent]!.receptacle)?.personal.power;
  if (power) add(power.id, actionsOf(s, power));
  for (const [number, where] of Object.entries(s.elements)) {
    const card = elementOf(s, Number(number));
    if (card && (where === agent || where === 'table')) add(card.id, actionsOf(s, card));
  }
  for (const id of s.archive) {
    const card = cardOf(s, id);
    if (card) add(id, actionsOf(s, card));
  }
  for (const { token, agent: owner } of s.tokens) {
    if ((owner !== null && owner !== agent) || uses.some(({ from }) => from === token)) continue;
    for (const action of open<readonly TokenUse[]>(s, tokenOf(s, token)?.uses) ?? [])
      uses.push({ from: token, action, spend: action.spend });
  }
  for (const { effect, owner, from } of inForce(s))
    if (effect.k === 'allow' && (owner === null || owner === agent)) add(from, [effect.action]);
  return uses;
}

/** At which step of the round an agent stands; a broken link goes before everything. */
export function stepOf(s: State, agent: AgentId): Step | undefined {
  if (s.links.some((one) => one.agent === agent)) return 'LINK_BROKEN';
  if (s.phase === 'captain') return 'CAPTAIN';
  if (s.phase === 'between') return 'BETWEEN';
  if (s.phase !== 'exploration' || s.step !== 'actions') return undefined;
  return s.group ? 'GROUP_CONFLICT' : 'ACTIONS';
}

/** By rules 5 each agent had its own. */
const usedMark = (s: State, { from, action }: Use, agent: AgentId): string =>
  [action.limit === 'oncePerRound' ? 'round' : 'mission', from, action.id, ...(isSince6(s) ? [] : [agent])].join(' ');

/** TS-283: it is the thing that can do it once, whoever has it. Tokens of a kind are so many things. */
function isUsedUp(s: State, use: Use, agent: AgentId): boolean {
  const mark = usedMark(s, use, agent);
  const things = isSince6(s) ? s.tokens.filter(({ token }) => token === use.from).length : 1;
  return s.used.filter((one) => one === mark).length >= Math.max(1, things);
}

/** What it takes, all at once. */
function canPay(s: State, agent: AgentId, { action: { cost } }: Use): boolean {
  const { azrak = 0, magic = 0, token } = cost;
  return (
    azrakOf(s, agent) >= azrak &&
    s.agents[agent]!.magic >= magic &&
    (token === undefined ||
      holdsToken(s, agent, token) ||
      s.tokens.some((one) => one.token === token && one.agent === null))
  );
}

/** Whether this use is possible now. @param trial the test it is used on, for uses of a test */
export function isUsable(s: State, agent: AgentId, use: Use, trial: number | null): boolean {
  const { action, from } = use;
  if (s.agents[agent]?.status !== 'active' || s.agents[agent].lettingGo) return false;
  if (action.limit !== undefined && isUsedUp(s, use, agent)) return false;
  if (!canPay(s, agent, use)) return false;
  if (action.when !== undefined && !holds(action.when, factsFor(s, { seat: agent, card: from }))) return false;
  if (action.step !== 'TEST_BEFORE_DESTINY' && action.step !== 'TEST_AFTER_DESTINY')
    return trial === null && action.step === stepOf(s, agent);
  const on = trial === null ? undefined : trialOf(s, trial);
  if (!on || on.suspended) return false;
  if (action.whose !== 'any' && on.agent !== agent) return false;
  return action.step === 'TEST_AFTER_DESTINY' ? on.step === 'seen' : on.step === 'boost' || on.step === 'support';
}

export const findUse = (s: State, agent: AgentId, from: string, id: string): Use | undefined =>
  usesOf(s, agent).find((use) => use.from === from && use.action.id === id);

export const marked = (s: State, agent: AgentId, use: Use): State =>
  use.action.limit === undefined ? s : { ...s, used: [...s.used, usedMark(s, use, agent)] };

/** Agents who could use something on a test whose Destiny is seen, and haven't declined (TS-328). */
export function afterDestiny(s: State, id: number): readonly AgentId[] {
  const trial = trialOf(s, id);
  if (trial?.step !== 'seen') return [];
  return active(s).filter(
    (agent) =>
      !trial.declined.includes(agent) &&
      !s.links.some((one) => one.agent === agent) &&
      usesOf(s, agent).some((use) => use.action.step === 'TEST_AFTER_DESTINY' && isUsable(s, agent, use, id)),
  );
}

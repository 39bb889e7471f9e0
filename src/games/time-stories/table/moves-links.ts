/** A broken link: an Emergency Refresh, or control is lost (TS-203 … TS-216). */
import type { Ask, Move } from '../../../kernel/game.ts';
import { bool, fields } from '../../../kernel/schemas.ts';
import { emergency } from '../azrak.ts';
import { active, azrakOf, withAgent } from './agents.ts';
import { proceed } from './engine.ts';
import { withPurse } from './money.ts';
import { acting, agentId, own } from './moves-start.ts';
import { begin, fired } from './programs.ts';
import { everybody, isOn, isOwn, rule, rulesOf, type Acting } from './rules.ts';
import type { AgentId, State } from './state.ts';
import { told } from './tell.ts';

interface Refreshes extends Acting {
  readonly free: boolean;
}

const isBroken = rule<Acting>('TS-203', 'link-not-broken', (s, m) =>
  s.links.some(({ agent }) => agent === m.args.agent),
);
const mended = (s: State, agent: AgentId): State => ({ ...s, links: s.links.filter((one) => one.agent !== agent) });

/** TS-205 … TS-210; free ones are declared when they are made (TS-305). */
function withEmergency(s: State, agent: AgentId, free: boolean): State {
  const purse = emergency(s.purse, agent, free);
  if (!purse) return s;
  const now = withPurse(mended(s, agent), purse);
  const state = told({ ...now.state, freeRefreshes: s.freeRefreshes - (free ? 1 : 0) }, 'emergency', {
    agent,
    n: azrakOf(now.state, agent),
  });
  return begin(state, agent, '', [...now.events, ...fired(state, 'refresh')]);
}

export const emergencyRefresh: Move<State, Refreshes> = {
  args: fields({ agent: agentId, free: bool }),
  who: everybody,
  rules: [
    ...rulesOf<Refreshes>(isOn),
    isOwn,
    isBroken,
    rule('TS-296', 'no-free-refresh', (s, m) => !m.args.free || s.freeRefreshes > 0),
    rule('TS-209', 'vortex-empty', (s, m) => emergency(s.purse, m.args.agent, m.args.free) !== undefined),
  ],
  apply: (s, { args: { agent, free } }, ask) => proceed(withEmergency(s, agent, free), ask),
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => [true, false].map((free) => ({ agent, free }))),
};

/** TS-211 … TS-213: once the running action is over the agent is expelled. */
const withLoss = (s: State, agent: AgentId): State =>
  told(withAgent(mended(s, agent), agent, { lettingGo: true }), 'letsGo', { agent });

export const loseControl: Move<State, Acting> = {
  args: acting,
  who: everybody,
  rules: [...rulesOf<Acting>(isOn), isOwn, isBroken],
  apply: (s, { args: { agent } }, ask) => proceed(withLoss(s, agent), ask),
  choices: (s, { seat }) => own(s, seat),
};

/** TS-216: nobody answered. Control is lost if another agent is still there, else the link is mended as far as it can be. */
export function linkExpires(s: State, agent: AgentId, ask: Ask): State {
  const others = active(s).filter((id) => id !== agent && !s.agents[id]!.lettingGo && azrakOf(s, id) > 0);
  const saved =
    others.length > 0
      ? s
      : withEmergency(s, agent, emergency(s.purse, agent, false) === undefined && s.freeRefreshes > 0);
  return proceed(saved === s ? withLoss(s, agent) : saved, ask);
}

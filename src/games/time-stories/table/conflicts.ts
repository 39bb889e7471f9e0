/** Conflicts: what begins them, what ends them, and what the table does meanwhile (TS-151 … TS-180). */
import { own } from '../../../kernel/own.ts';
import { holds, valueOf } from '../language/evaluate.ts';
import type { By, Instruction, Performed } from '../language/run.ts';
import { active, azrakOf, withAgent } from './agents.ts';
import { factsFor } from './facts.ts';
import { cardOf, conflictOf, isElement, testsOf } from './lookups.ts';
import { after, begin, fired, inline, step } from './programs.ts';
import { putBack } from './reading.ts';
import { isSince6, type AgentId, type State, type Trial } from './state.ts';
import { told } from './tell.ts';
import { isOpen } from './trials.ts';

/** The step `conflict`: the one on the card begins by itself after the card's instructions. */
export function conflictBegins(s: State, by: By, id: string, isForced: boolean): Performed<State> {
  const card = cardOf(s, id);
  const conflict = card && conflictOf(s, card);
  // A card that has gone meanwhile, or whose reader has, starts nothing.
  const isHere = isForced || s.agents[by.seat]?.front === id || card?.kind !== 'PANORAMA';
  if (!conflict || !isHere || s.removed.includes(id)) return { state: s };
  if (conflict.type === 'personal') {
    if (s.agents[by.seat]?.status !== 'active') return { state: s };
    return { state: told(withAgent(s, by.seat, { conflict: id }), 'conflict', { agent: by.seat }) };
  }
  if (s.group?.card === id || s.groups.some((one) => one.card === id)) return { state: s };
  return { state: { ...s, groups: [...s.groups, { card: id, reader: by.seat }] } };
}

/** TS-162, TS-163: the first of those that wait breaks in; what was open is suspended. */
export function groupBegins(s: State): State {
  const [next, ...rest] = s.groups;
  if (s.group || !next || s.doing.length > 0) return s;
  const group = { card: next.card, reader: next.reader, step: 'before' as const, turn: 0, order: [] };
  const trials = s.trials.map((trial) => ({ ...trial, suspended: true }));
  return told({ ...s, groups: rest, group, trials }, 'groupConflict', { agent: next.reader });
}

/** Some test of the card is open to this agent. By rules 5 nobody asked. */
function canTry(s: State, agent: AgentId, id: string): boolean {
  const card = cardOf(s, id);
  return !isSince6(s) || (card !== undefined && testsOf(s, card).some((test) => isOpen(s, agent, id, test)));
}

/** Agents who owe a test in each turn, where one is open to them (TS-168); one who is letting go takes no part. */
export const fighters = (s: State): readonly AgentId[] =>
  active(s).filter(
    (id) => !s.agents[id]!.lettingGo && azrakOf(s, id) > 0 && (s.group === null || canTry(s, id, s.group.card)),
  );

/** Damage on the opponent's card against its hit points, which may depend on how many receptacles play (TS-153, TS-180). */
export function strengthOf(s: State, id: string): { readonly damage: number; readonly hitPoints: number | null } {
  const card = cardOf(s, id);
  const points = card && conflictOf(s, card)?.hitPoints;
  const reader = s.group?.card === id ? s.group.reader : s.agents.findIndex(({ conflict }) => conflict === id);
  const facts = factsFor(s, { seat: Math.max(0, reader), card: id });
  return { damage: own(s.damage, id) ?? 0, hitPoints: points === undefined ? null : valueOf(points, facts) };
}

/** Whether it is over now. @param trial the test that was just resolved, where one was */
export function isOver(s: State, id: string, trial?: Trial): boolean {
  const card = cardOf(s, id);
  const conflict = card && conflictOf(s, card);
  if (!conflict) return true;
  const { damage, hitPoints } = strengthOf(s, id);
  const end = conflict.end ?? (hitPoints !== null || conflict.type === 'group' ? 'damage' : 'oneTest');
  if (hitPoints !== null && damage >= hitPoints) return true;
  if (end === 'damage') return false;
  if (end === 'oneTest') return trial !== undefined;
  if (end === 'untilSuccess')
    return trial?.outcome !== undefined && trial.outcome !== null && trial.outcome !== 'FAILURE';
  return holds(end, factsFor(s, { seat: trial?.agent ?? s.group?.reader ?? s.captain, card: id }));
}

const withoutDamage = ({ damage }: State, id: string): State['damage'] =>
  Object.fromEntries(Object.entries(damage).filter(([card]) => card !== id));

/** Damage tokens are returned; a card of a deck goes back to it (TS-154, TS-330). */
function cleared(s: State, id: string): State {
  const card = cardOf(s, id);
  const bare = { ...s, damage: withoutDamage(s, id) };
  if (!card || !bare.out.some((one) => one.card === id)) return bare;
  const isKept = isElement(card) && card.colour === 'green';
  return isKept ? { ...bare, out: bare.out.filter((one) => one.card !== id) } : putBack(bare, card);
}

/** What a conflict leaves behind, and what the card says of it. */
interface Over {
  readonly state: State;
  readonly by: By;
  readonly program: readonly Instruction[];
}

function personalOver(s: State, agent: AgentId, how: 'onEnd' | 'onAbandon'): Over | undefined {
  const id = s.agents[agent]?.conflict;
  const card = typeof id === 'string' ? cardOf(s, id) : undefined;
  const conflict = card && conflictOf(s, card);
  if (!card || !conflict) return undefined;
  const state = told(withAgent(cleared(s, card.id), agent, { conflict: null }), 'conflictOver', { agent });
  return { state, by: { seat: agent, card: card.id }, program: inline(conflict[how]) };
}

/** A Personal Conflict is over: its agent is free again. */
export function personalEnds(s: State, agent: AgentId): Performed<State> {
  const over = personalOver(s, agent, 'onEnd');
  return over ? after(over.state, over.by, over.program) : { state: s };
}

/** TS-161: a conflict none of whose tests is open to its agent lapses: nothing else would free that agent in this place. */
export function personalLapses(s: State): State {
  if (s.group || s.doing.length > 0) return s;
  const agent = s.agents.findIndex(
    ({ conflict }, id) =>
      conflict !== null && !s.trials.some((trial) => trial.agent === id) && !canTry(s, id, conflict),
  );
  const over = personalOver(s, agent, 'onAbandon');
  return over ? begun(over) : s;
}

/** TS-159: one test, or the first success, ends a Group Conflict too. Only the test itself tells. By rules 5 it never ended. */
export function isLastTest(s: State, trial: Trial): boolean {
  const card = cardOf(s, trial.card);
  const end = card && conflictOf(s, card)?.end;
  return isSince6(s) && (end === 'oneTest' || end === 'untilSuccess') && isOver(s, trial.card, trial);
}

export function groupEnds(s: State): Performed<State> {
  const { state, by, program } = groupOver(s, 'onEnd');
  return after(state, by, program);
}

/** TS-175, R-30: as soon as its end has come, also in mid-turn. */
export function groupSettles(s: State): State {
  const { group } = s;
  if (!group || group.step === 'before' || s.doing.length > 0) return s;
  const inTurn = s.trials.some((trial) => !trial.suspended);
  if (isOver(s, group.card) && !inTurn) return begun(groupOver(s, 'onEnd'));
  if (fighters(s).length === 0 && !inTurn) return begun(groupOver(s, 'onAbandon'));
  if (group.step !== 'turn' || inTurn) return s;
  const order = group.order.filter((id) => fighters(s).includes(id));
  if (order.length !== group.order.length) return groupSettles({ ...s, group: { ...group, order } });
  return order.length > 0 ? s : turnEnds(s);
}

/** TS-174, R-17: what the card says of each turn, then a new order. */
function turnEnds(s: State): State {
  const group = s.group!;
  const card = cardOf(s, group.card);
  const perTurn = card && inline(conflictOf(s, card)?.perTurn);
  const now: State = { ...s, group: { ...group, step: 'order' } };
  return begin(now, group.reader, group.card, [...(perTurn ?? []), step('turnEnd')]);
}

/** The step `turnEnd`: unless that ended it, another turn begins. */
export function turnBegins(s: State, by: By): Performed<State> {
  if (!s.group || isOver(s, s.group.card)) return { state: s };
  const now: State = { ...s, group: { ...s.group, turn: s.group.turn + 1, step: 'order', order: [] } };
  return after(now, by, fired(now, 'groupConflictTurn'));
}

/** TS-176, TS-179: what was suspended goes on. */
function groupOver(s: State, how: 'onEnd' | 'onAbandon'): Over {
  const { card: id, reader } = s.group!;
  const card = cardOf(s, id);
  const conflict = card && conflictOf(s, card);
  const trials = s.trials.map((trial) => ({ ...trial, suspended: false }));
  const state = told({ ...cleared(s, id), group: null, trials }, 'conflictOver', { agent: reader });
  const program = [...inline(conflict?.[how]), ...fired(state, 'groupConflictEnd')];
  return { state, by: { seat: reader, card: id }, program };
}
const begun = ({ state, by, program }: Over): State => begin(state, by.seat, by.card, program);

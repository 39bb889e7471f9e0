/** Conflicts: what begins them, what ends them, and what the table does meanwhile (TS-151 … TS-180). */
import { own } from '../../../kernel/own.ts';
import { holds, valueOf } from '../language/evaluate.ts';
import type { By, Performed } from '../language/run.ts';
import { active, azrakOf, withAgent } from './agents.ts';
import { factsFor } from './facts.ts';
import { cardOf, conflictOf, isElement } from './lookups.ts';
import { after, begin, fired, inline, step } from './programs.ts';
import { putBack } from './reading.ts';
import type { AgentId, State, Trial } from './state.ts';
import { told } from './tell.ts';

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

/** Agents who owe a test in each turn; one who is letting go takes no part. */
export const fighters = (s: State): readonly AgentId[] =>
  active(s).filter((id) => !s.agents[id]!.lettingGo && azrakOf(s, id) > 0);

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

/** A Personal Conflict is over: its agent is free again, and the card says what comes of it. */
export function personalEnds(s: State, agent: AgentId): Performed<State> {
  const id = s.agents[agent]?.conflict;
  const card = typeof id === 'string' ? cardOf(s, id) : undefined;
  const conflict = card && conflictOf(s, card);
  if (!card || !conflict) return { state: s };
  const now = told(withAgent(cleared(s, card.id), agent, { conflict: null }), 'conflictOver', { agent });
  return after(now, { seat: agent, card: card.id }, inline(conflict.onEnd));
}

/** TS-175, R-30: as soon as its end has come, also in mid-turn. */
export function groupSettles(s: State): State {
  const { group } = s;
  if (!group || group.step === 'before' || s.doing.length > 0) return s;
  const inTurn = s.trials.some((trial) => !trial.suspended);
  if (isOver(s, group.card) && !inTurn) return groupOver(s, 'end');
  if (fighters(s).length === 0 && !inTurn) return groupOver(s, 'abandon');
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
function groupOver(s: State, how: 'end' | 'abandon'): State {
  const { card: id, reader } = s.group!;
  const card = cardOf(s, id);
  const conflict = card && conflictOf(s, card);
  const trials = s.trials.map((trial) => ({ ...trial, suspended: false }));
  const now = told({ ...cleared(s, id), group: null, trials }, 'conflictOver', { agent: reader });
  const program = how === 'end' ? conflict?.onEnd : conflict?.onAbandon;
  return begin(now, reader, id, [...inline(program), ...fired(now, 'groupConflictEnd')]);
}

/** Panoramas: which card lies in which slot, what can be taken, what goes back (TS-094 … TS-106, TS-252 … TS-256, R-19). */
import { own } from '../../../kernel/own.ts';
import { withAgent } from './agents.ts';
import { locationOf, locationsOf } from './lookups.ts';
import type { AgentId, State } from './state.ts';

/** The slots of a location: as the pack has them until something changed them. */
export const rowOf = (s: State, location: string): readonly (string | null)[] =>
  own(s.rows, location) ?? locationOf(s, location)?.panorama.map(({ id }) => id) ?? [];

export const withSlot = (s: State, location: string, slot: number, card: string | null): State => ({
  ...s,
  rows: { ...s.rows, [location]: rowOf(s, location).map((one, at) => (at === slot ? card : one)) },
});

const isInFront = (s: State, card: string): boolean => s.agents.some(({ front }) => front === card);

/** TS-096: slots whose card can be taken. */
export const freeSlots = (s: State): readonly number[] =>
  s.location === null
    ? []
    : rowOf(s, s.location).flatMap((card, slot) => (card !== null && !isInFront(s, card) ? [slot] : []));

/** The card in this slot of the place where all are. */
export const cardAt = (s: State, slot: number): string | null =>
  s.location === null ? null : (rowOf(s, s.location)[slot] ?? null);

/** In front of the agent from now on; instructions and conflict wait to be followed. Others who had a look at it read it no more. */
export function laidBefore(s: State, agent: AgentId, slot: number, owes: boolean): State {
  const front = cardAt(s, slot);
  const looks = s.looks.filter((one) => one.card !== front || one.agent === null);
  return withAgent({ ...s, looks }, agent, { front, slot, owes });
}

/** Cards of this row are before nobody: whoever read them, or had a look at them, does so no more (TS-323). */
function withoutLooks(s: State, agent: AgentId): State {
  const row = s.location === null ? [] : rowOf(s, s.location);
  const isBack = (card: string): boolean => card === s.agents[agent]!.front || row.includes(card);
  return { ...s, looks: s.looks.filter((one) => one.agent !== agent || !isBack(one.card)) };
}

/** TS-105: the card in front goes back to its slot, or the one that has come in its place. */
export function backToRow(s: State, agent: AgentId): State {
  const { front, slot } = s.agents[agent]!;
  const now = withAgent(withoutLooks(s, agent), agent, { front: null, slot: null, owes: false, conflict: null });
  if (front === null || slot === null || s.location === null) return now;
  const swap = s.swaps.find((one) => one.location === s.location && one.slot === slot);
  if (!swap) return now;
  const rest = s.swaps.filter((one) => one !== swap);
  return { ...withSlot(now, swap.location, slot, swap.card), swaps: rest, removed: [...s.removed, front] };
}

/** Out of its row, from in front of whoever has it: removed or archived. */
export function outOfRow(s: State, card: string): State {
  const location = locationsOf(s).find(({ id }) => rowOf(s, id).includes(card))?.id;
  const slot = location === undefined ? -1 : rowOf(s, location).indexOf(card);
  const holder = s.agents.findIndex(({ front }) => front === card);
  const bare = holder < 0 ? s : withAgent(s, holder, { front: null, slot: null, owes: false, conflict: null });
  return location === undefined ? bare : withSlot(bare, location, slot, null);
}

/**
 * Passes, readiness, votes and group decisions: one answer from each of some seats, and the ways to tally them.
 * Plain data, so it lives in a game's state. Whether answers are open or sealed is the schema's matter.
 */
import type { Seat } from './game.ts';

/** Answers that are collected from several seats: those still waited for, and what the others have said, in the order in which they did. */
export interface Gathered<V> {
  readonly waiting: readonly Seat[];
  readonly got: readonly (readonly [Seat, V])[];
}

/** The beginning: all of these seats are waited for, nothing is there yet. */
export function gather<V>(seats: readonly Seat[]): Gathered<V> {
  return { waiting: seats, got: [] };
}

/** The seat's answer; from a seat that isn't waited for nothing changes. */
export function answer<V>(g: Gathered<V>, seat: Seat, value: V): Gathered<V> {
  if (!g.waiting.includes(seat)) return g;
  return { waiting: g.waiting.filter((s) => s !== seat), got: [...g.got, [seat, value]] };
}

/** Nobody is waited for. */
export const all = (g: Gathered<unknown>): boolean => g.waiting.length === 0;

/** The first answer, if any. */
export const first = <V>(g: Gathered<V>): V | undefined => g.got[0]?.[1];

function counts<V>(g: Gathered<V>): Map<V, number> {
  const out = new Map<V, number>();
  for (const [, value] of g.got) out.set(value, (out.get(value) ?? 0) + 1);
  return out;
}

/** The value of more than half of all seats asked. */
export function majority<V>(g: Gathered<V>): V | undefined {
  const needed = Math.floor((g.waiting.length + g.got.length) / 2) + 1;
  for (const [value, n] of counts(g)) if (n >= needed) return value;
  return undefined;
}

/** The most frequent value; where several tie, the anchor's if it is among them, else none. */
export function plurality<V>(g: Gathered<V>, anchor?: Seat): V | undefined {
  const tally = counts(g);
  const most = Math.max(0, ...tally.values());
  const tied = [...tally].filter(([, n]) => n === most).map(([value]) => value);
  if (tied.length === 1) return tied[0];
  const anchored = g.got.find(([seat]) => seat === anchor)?.[1];
  return anchored !== undefined && tied.includes(anchored) ? anchored : undefined;
}

/** The value that all gave, once all have. */
export function unanimous<V>(g: Gathered<V>): V | undefined {
  const tally = counts(g);
  return all(g) && tally.size === 1 ? first(g) : undefined;
}

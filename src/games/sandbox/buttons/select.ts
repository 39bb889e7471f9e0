/** Which pieces a step is about, as the table is now. Steps have their pieces by number here. */
import { allPieces, listOf, pieceOf, thePiece } from '../pieces.ts';
import { seatOfHand, NONE, type State } from '../state.ts';
import type { Amount, Some } from './step.ts';

/** Rising, none twice; piles, bags and zones only where they are named themselves or by their definition. */
export function meant(
  s: State,
  { defs = [], tags = [], in: lying = [], pieces = [], hands = false }: Some,
): readonly number[] {
  const found = new Set<number>();
  for (const n of pieces) if (pieceOf(s, n)) found.add(n);
  for (const place of lying) for (const n of listOf(s, place)) found.add(n);
  if (defs.length > 0 || tags.length > 0)
    for (const [n, { of }] of allPieces(s))
      if (defs.includes(of) || s.defs[of]?.tags.some((tag) => tags.includes(tag))) found.add(n);
  if (hands && defs.length + tags.length + lying.length + pieces.length === 0)
    for (const { cards } of s.hands) for (const n of cards) found.add(n);
  const all = [...found].filter((n) => hands || seatOfHand(thePiece(s, n).in) === NONE);
  return all.toSorted((a, b) => a - b);
}

/** The number that a step takes. */
export const amount = (value: Amount, answers: readonly number[]): number =>
  typeof value === 'number' ? value : (answers[value.asked] ?? 0);

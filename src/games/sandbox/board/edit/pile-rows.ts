/** A new deck as `make` wants it. */
import type { Point } from '../../../../elements/surface/things.ts';
import { CLOTH, COVERED, NONE } from '../../state.ts';

/** Rows of one act: the pile and its cards. */
const MOST_CARDS = 255;

/** Rows of a pile with these cards, face down. */
export function pileRows(of: number, all: readonly number[], { x, y }: Point): readonly number[] {
  const cards = all.slice(0, MOST_CARDS);
  if (cards.length === 1) return [of, x, y, 0, COVERED, cards[0]!, CLOTH, NONE, 0];
  const pile = [NONE, x, y, 0, 0, NONE, CLOTH, NONE, 0];
  return [...pile, ...cards.flatMap((under) => [of, x, y, 0, COVERED, under, -2, NONE, 0])];
}

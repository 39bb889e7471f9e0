/** The grid of pictures: which faces lie there, from a roll of the whole table, so that no single seat chooses (CN-016). */
import { dice, type Dice } from '../../kernel/dice.ts';
import { CELLS } from './key.ts';
import { FACE_COUNT, cardOf, otherSide } from './pictures.ts';

/** What to roll for anything drawn in the open: 256 bits, more than any drawing here needs. */
export const SEED_ROLL: { readonly n: number; readonly sides: number } = { n: 16, sides: 65_536 };

/** @param values the answer to `SEED_ROLL`: 1 … 65,536 each */
export function stream(values: readonly number[]): Dice {
  const seed = new Uint8Array(2 * values.length);
  values.forEach((value, i) => seed.set([(value - 1) >> 8, value - 1], 2 * i));
  return dice(seed);
}

/**
 * CN-011, CN-012: twenty faces in random order, a face drawn again while its card lies there already: cards and sides are uniform.
 * @param own so many pictures of the table's own instead of the deck's
 */
export function drawGrid(from: Dice, own?: number): readonly number[] {
  const taken = new Set<number>();
  const faces: number[] = [];
  while (faces.length < CELLS) {
    const face = from.below(own ?? FACE_COUNT);
    const card = own === undefined ? cardOf(face) : face;
    if (taken.has(card)) continue;
    taken.add(card);
    faces.push(face);
  }
  return faces;
}

/** CN-192: the cards are turned over in place; nothing is drawn. */
export const turnOver = (faces: readonly number[]): readonly number[] => faces.map(otherSide);

/** The grid of pictures: which faces lie there, from a roll of the whole table, so that no single seat chooses (CN-016). */
import { dice, type Dice } from '../../kernel/dice.ts';
import { CELLS } from './key.ts';
import { CARD_COUNT, otherSide } from './pictures.ts';

/** What to roll for anything drawn in the open: 256 bits, more than any drawing here needs. */
export const SEED_ROLL: { readonly n: number; readonly sides: number } = { n: 16, sides: 65_536 };

/** @param values the answer to `SEED_ROLL`: 1 … 65,536 each */
export function stream(values: readonly number[]): Dice {
  return dice(Uint8Array.from(values.flatMap((value) => [(value - 1) >> 8, (value - 1) & 255])));
}

/** CN-011, CN-012: twenty different cards in random order, each on a random side. */
export function drawGrid(from: Dice): readonly number[] {
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  return Array.from({ length: CELLS }, () => {
    const card = cards.splice(from.below(cards.length), 1)[0]!;
    return from.below(2) === 0 ? card : otherSide(card);
  });
}

/** CN-192: the cards are turned over in place; nothing is drawn. */
export const turnOver = (faces: readonly number[]): readonly number[] => faces.map(otherSide);

// The deck of pictures as the game knows it: numbers. Peers agree on face numbers alone; what a face shows is the board's
// affair (`src/pictures`, and `board/own` for a table's own).

import type { Schema } from '../../kernel/game.ts';
import { fields, integer, text } from '../../kernel/schemas.ts';

/** A table's own pictures: the hash under which they lie on its shelf, and how many they are. Each is a card with one side (CN-197). */
export interface PictureSet {
  readonly hash: string;
  readonly count: number;
}

/** As many as a grid has cells, … */
export const MIN_OWN = 20;
/** … and as many as a shelf takes at a fair size. */
export const MAX_OWN = 300;

const given = fields({ hash: text(64), count: integer(MIN_OWN, MAX_OWN) });

export const pictureSet: Schema<PictureSet> = {
  read(input) {
    const set = given.read(input);
    return set && /^[0-9a-f]{64}$/.test(set.hash) ? set : undefined;
  },
};

/** Pictures in the deck, two a card. */
export const FACE_COUNT = 280;

/** Double-sided cards in the deck. */
export const CARD_COUNT = 140;

/** The card (0 … 139) that shows `face` (0 … 279) on one of its sides: face i is printed on the back of face i + 140. */
export function cardOf(face: number): number {
  return face % CARD_COUNT;
}

/** The face on the other side of the same card. */
export function otherSide(face: number): number {
  return (face + CARD_COUNT) % FACE_COUNT;
}

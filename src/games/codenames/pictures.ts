// The deck of pictures as the game knows it: numbers. Peers agree on face numbers alone; what a face shows is the board's
// affair (`board/pictures`).

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

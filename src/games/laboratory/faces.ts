/** The faces of the deck, as text: a suit's letter and a rank, 'S1' (ace of spades) to 'C13' (king of clubs). */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

const RANKS = 13;

/** In known order: spades, hearts, diamonds, clubs, each from ace to king. */
export const FACES: readonly string[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANKS }, (_, i) => `${suit}${i + 1}`),
);

/** Rank from 1 (ace) to 13 (king); undefined where the text is no face of this deck. */
export function readFace(face: string): { readonly suit: Suit; readonly rank: number } | undefined {
  if (!FACES.includes(face)) return undefined;
  return { suit: face.charAt(0) as Suit, rank: Number(face.slice(1)) };
}

export const COURT: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** "Q♥", for a line; the text itself where it is no card of this deck. */
export function faceShort(face: string): string {
  const card = readFace(face);
  return card ? `${COURT[card.rank] ?? card.rank}${SIGNS[card.suit]}` : face;
}

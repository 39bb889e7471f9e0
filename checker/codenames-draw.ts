/** What Codenames draws: teams and pictures from a roll of all, the key from the joint seed. */
import { CELLS, sortedKey, TEAMS, type Codenames } from './codenames-state.ts';
import { Draw, type Rolled } from './drawn.ts';

/** 256 bits: 16 dice of 65,536. */
export const SEED: Rolled = { n: 16, sides: 65_536 };
/** Pictures of the deck, two a card: a face and the one behind it. */
const FACES = 280;
const CARDS = 140;

export const turned = (faces: readonly number[]): readonly number[] => faces.map((face) => (face + CARDS) % FACES);

/** @param values of `SEED` */
export const drawFrom = (values: readonly number[]): Draw =>
  new Draw(Uint8Array.from(values.flatMap((value) => [(value - 1) >> 8, (value - 1) & 255])));

/** CN-012, CN-016: faces of cards that haven't lain there yet, each card once. */
export function gridOf(
  draw: Draw,
  { options: { pictures }, usedCards }: Codenames['setting'],
): { readonly pictures: readonly number[]; readonly usedCards: readonly number[] } {
  const cards = pictures?.count ?? CARDS;
  const out = cards - usedCards.length < CELLS ? [] : usedCards;
  const cardOf = (face: number): number => (pictures ? face : face % CARDS);
  const faces: number[] = [];
  while (faces.length < CELLS) {
    const face = draw.below(pictures?.count ?? FACES);
    if (![...out, ...faces.map(cardOf)].includes(cardOf(face))) faces.push(face);
  }
  return { pictures: faces, usedCards: [...out, ...faces.map(cardOf)] };
}

/** CN-017, CN-196: any key with the right numbers but the one of the game before. */
export function keyFrom(seed: Uint8Array, { lastKey }: Codenames['setting']): readonly string[] {
  const draw = new Draw(seed);
  for (;;) {
    const starting = TEAMS[draw.below(2)]!;
    const key = [...draw.shuffled(sortedKey(starting)), starting];
    if (key.some((face, i) => face !== lastKey[i])) return key;
  }
}

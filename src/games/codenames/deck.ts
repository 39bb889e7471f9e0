/**
 * What is laid: which faces and words lie there, from a roll of the whole table, so that no single seat chooses (CN-016). What has lain
 * there at this table doesn't come again before all the rest has.
 */
import { dice, type Dice } from '../../kernel/dice.ts';
import { CARD_COUNT, FACE_COUNT, cardOf, otherSide } from './pictures.ts';

/** What to roll for anything drawn in the open: 256 bits, more than any drawing here needs. */
export const SEED_ROLL: { readonly n: number; readonly sides: number } = { n: 16, sides: 65_536 };

/** @param values the answer to `SEED_ROLL`: 1 … 65,536 each */
export function stream(values: readonly number[]): Dice {
  const seed = new DataView(new ArrayBuffer(2 * values.length));
  values.forEach((value, i) => seed.setUint16(2 * i, value - 1));
  return dice(new Uint8Array(seed.buffer));
}

/** Where a word lies, or nothing yet. */
export const NO_PICTURE = -1;

/** What a grid is drawn from. */
export interface GridDraw {
  readonly cells: number;
  /** How many of them are words (CN-178). */
  readonly words: number;
  /** So many pictures of the table's own instead of the deck's. */
  readonly own?: number | undefined;
  /** Cards of pictures that have lain here. */
  readonly usedCards: readonly number[];
  readonly wordList: readonly string[];
  /** Their places in the list. */
  readonly usedWords: readonly number[];
}

export interface Grid {
  /** Cell by cell; `NO_PICTURE` where a word lies. */
  readonly pictures: readonly number[];
  /** Cell by cell, empty for a picture; no cells at all where only pictures lie. */
  readonly words: readonly string[];
  readonly usedCards: readonly number[];
  readonly usedWords: readonly number[];
}

/** Those that are out, or none where too few would be left. */
const stillOut = (used: readonly number[], all: number, wanted: number): readonly number[] =>
  all - used.length < wanted ? [] : used;

/**
 * Draws `wanted` of `faces` one by one, each again while its card is taken: cards and sides are uniform.
 * @param cardsOf the card that a face is printed on
 */
function draw(
  from: Dice,
  wanted: number,
  faces: number,
  out: readonly number[],
  cardsOf: (face: number) => number,
): readonly number[] {
  const taken = new Set(out);
  const drawn: number[] = [];
  while (drawn.length < wanted) {
    const face = from.below(faces);
    const card = cardsOf(face);
    if (taken.has(card)) continue;
    taken.add(card);
    drawn.push(face);
  }
  return drawn;
}

const itself = (face: number): number => face;

/** CN-011, CN-012, CN-178: faces and words in random order. */
export function drawGrid(from: Dice, how: GridDraw): Grid {
  const { cells, words, own, wordList } = how;
  const outCards = stillOut(how.usedCards, own ?? CARD_COUNT, cells - words);
  const card = own === undefined ? cardOf : itself;
  const faces = draw(from, cells - words, own ?? FACE_COUNT, outCards, card);
  const usedCards = [...outCards, ...faces.map(card)];
  if (words === 0) return { pictures: faces, words: [], usedCards, usedWords: how.usedWords };
  const outWords = stillOut(how.usedWords, wordList.length, words);
  const drawn = draw(from, words, wordList.length, outWords, itself);
  const places = from.shuffle([
    ...faces.map((picture) => ({ picture, word: '' })),
    ...drawn.map((at) => ({ picture: NO_PICTURE, word: wordList[at]! })),
  ]);
  return {
    pictures: places.map(({ picture }) => picture),
    words: places.map(({ word }) => word),
    usedCards,
    usedWords: [...outWords, ...drawn],
  };
}

/** CN-192: the cards are turned over in place; nothing is drawn. */
export const turnOver = (faces: readonly number[]): readonly number[] => faces.map(otherSide);

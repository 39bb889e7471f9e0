/**
 * A deck as a text to write: one card a line, `name | letters | symbol`, and `3x` before it where there are three. Nothing else means
 * anything, so a list that is pasted from elsewhere is a deck.
 */
import type { Face } from '../../box/model.ts';

const TIMES = /^(\d{1,3})\s*[x×]\s+/iu;
const MOST_NAME = 80;
const MOST_LETTERS = 24;
/** Of a definition. */
const MOST_FACES = 1_000;

export interface Deck {
  readonly faces: readonly Face[];
  /** How many cards of each face, index by index. */
  readonly counts: readonly number[];
}

const cut = (text: string | undefined, most: number): string => (text ?? '').trim().slice(0, most);

/** @param was faces as they were: what a line doesn't say (picture, colour) stays, line by line */
export function readDeck(text: string, was: readonly Face[] = []): Deck {
  const lines = text.split('\n').map((line) => line.trim());
  const faces: Face[] = [];
  const counts: number[] = [];
  for (const line of lines.filter(Boolean).slice(0, MOST_FACES)) {
    const times = TIMES.exec(line);
    const [name, letters, symbol] = line.slice(times?.[0].length ?? 0).split('|');
    const { text: _, symbol: __, name: ___, ...kept } = was[faces.length] ?? { name: '' };
    const face = { ...kept, name: cut(name, MOST_NAME) };
    faces.push({
      ...face,
      ...(cut(letters, MOST_LETTERS) && { text: cut(letters, MOST_LETTERS) }),
      ...(cut(symbol, MOST_LETTERS) && { symbol: cut(symbol, MOST_LETTERS) }),
    });
    counts.push(Math.max(1, Math.min(99, Number(times?.[1] ?? 1))));
  }
  return { faces, counts };
}

/** As it is read. */
export const writeDeck = (faces: readonly Face[]): string =>
  faces.map(({ name, text = '', symbol = '' }) => [name, text, symbol].join(' | ').replace(/[\s|]+$/u, '')).join('\n');

/** Places of the cards in the definition's faces: each as often as there are of it. */
export const cardsOf = ({ counts }: Deck): readonly number[] =>
  counts.flatMap((n, face) => Array.from({ length: n }, () => face));

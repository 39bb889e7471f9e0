/**
 * A deck as a text to write: one card a line, `name | letters | symbol | what it says`, and `3x` before it where there are three. Nothing else
 * means anything, so a list that is pasted from elsewhere is a deck.
 */
import type { Face } from '../../box/model.ts';

const TIMES = /^(\d{1,3})\s*[x×]\s+/iu;
const MOST_NAME = 80;
/** As much as a box may say there (`box/read.ts`): no device would read one that says more. */
const MOST_LETTERS = 12;
const MOST_SYMBOL = 4;
const MOST_BODY = 400;
/** A line of what a card says ends so. */
const BREAK = ' // ';
/** Of a definition. */
const MOST_FACES = 1_000;

export interface Deck {
  readonly faces: readonly Face[];
  /** How many cards of each face, index by index. */
  readonly counts: readonly number[];
}

/** Never through the middle of a letter. */
const cut = (text: string | undefined, most: number): string => {
  const said = (text ?? '').trim();
  return said.length <= most ? said : said.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
};

/** @param was faces as they were: what a line doesn't say (picture, colour) stays, line by line */
export function readDeck(text: string, was: readonly Face[] = []): Deck {
  const lines = text.split('\n').map((line) => line.trim());
  const faces: Face[] = [];
  const counts: number[] = [];
  for (const line of lines.filter(Boolean).slice(0, MOST_FACES)) {
    const times = TIMES.exec(line);
    const [name, letters, symbol, ...body] = line.slice(times?.[0].length ?? 0).split('|');
    const { text: _, symbol: __, name: ___, body: ____, ...kept } = was[faces.length] ?? { name: '' };
    const said = {
      text: cut(letters, MOST_LETTERS),
      symbol: cut(symbol, MOST_SYMBOL),
      body: cut(body.join('|').replaceAll(/\s*\/\/\s*/gu, '\n'), MOST_BODY),
    };
    faces.push({
      ...kept,
      name: cut(name, MOST_NAME),
      ...(said.text && { text: said.text }),
      ...(said.symbol && { symbol: said.symbol }),
      ...(said.body && { body: said.body }),
    });
    counts.push(Math.max(1, Math.min(99, Number(times?.[1] ?? 1))));
  }
  return { faces, counts };
}

/** As it is read. */
export const writeDeck = (faces: readonly Face[]): string =>
  faces
    .map(({ name, text = '', symbol = '', body = '' }) =>
      [name, text, symbol, body.replaceAll('\n', BREAK)].join(' | ').replace(/[\s|]+$/u, ''),
    )
    .join('\n');

/** Places of the cards in the definition's faces: each as often as there are of it. */
export const cardsOf = ({ counts }: Deck): readonly number[] =>
  counts.flatMap((n, face) => Array.from({ length: n }, () => face));

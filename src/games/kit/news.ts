/** What came of moves, numbered, so that a log and a board can tell what is new; a state keeps the last few. */
import type { News, Seat } from '../../kernel/game.ts';

/** A piece of news in a state. */
export interface Numbered {
  /** Rises by one with each. */
  readonly number: number;
}

/** A word, who it is about, and what is told of it. */
export interface Told<Word extends string = string> extends Numbered {
  readonly what: Word;
  readonly seats: readonly Seat[];
  /** Texts and numbers, in the order that the word's sentence wants them. */
  readonly args: readonly (string | number)[];
}

/** A state that keeps what is told. */
export interface Telling<Word extends string = string> {
  readonly news: readonly Told<Word>[];
}

/**
 * With this as the newest, which stands last; its number is one more than that of the newest before, from 1.
 *
 * @param most how many are kept, the newest
 */
export function withNews<Item extends Numbered>(
  news: readonly Item[],
  item: Omit<Item, 'number'>,
  most: number,
): readonly Item[] {
  const number = (news.at(-1)?.number ?? 0) + 1;
  // The number is all that is left out of an item.
  return [...news, { number, ...item } as Item].slice(-most);
}

/** Those that came after what was told before; both lists have the newest last. */
export function newSince<Item extends Numbered>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const last = before.at(-1)?.number ?? 0;
  return after.filter(({ number }) => number > last);
}

/** The state with one more thing told. */
export type Tell<Word extends string> = <S extends Telling<Word>>(
  s: S,
  what: Word,
  seats?: readonly Seat[],
  ...args: Told['args']
) => S;

/** Tells words in a state that keeps the newest of them. @param most how many are kept */
export const tellOf =
  <Word extends string>(most: number): Tell<Word> =>
  (s, what, seats = [], ...args) => ({ ...s, news: withNews(s.news, { what, seats, args }, most) });

/** As a game hands them to the table, which names the first person that they are about. */
export const linesOf = (news: readonly Told[]): readonly News[] =>
  news.map(({ what, seats, args }) => ({
    what,
    ...(seats[0] === undefined ? {} : { seat: seats[0] }),
    args: { seats, args },
  }));

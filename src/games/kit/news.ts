/** What came of moves, numbered, so that a log and a board can tell what is new; a state keeps the last few. */

/** A piece of news in a state. */
export interface Numbered {
  /** Rises by one with each. */
  readonly number: number;
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

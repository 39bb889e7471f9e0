/** News of a log as words get them: what they are about is read anew, whoever handed it over, so that no sentence throws. */

type Name = (seat: number) => string;

/** News as the log hands them on: who they are about, and their texts and numbers. */
export interface ToldNews {
  readonly seats: readonly number[];
  readonly args: readonly (string | number)[];
}

/** A sentence for one kind of news. */
export type NewsWords = (told: ToldNews, name?: Name) => string;

/** The first person whom the news are about; '' for nobody. */
export const toldIn = ({ seats }: ToldNews, name?: Name): string =>
  seats[0] === undefined ? '' : (name?.(seats[0]) ?? '');

function told(input: unknown): ToldNews {
  const { seats, args } = (typeof input === 'object' && input !== null ? input : {}) as Partial<
    Record<keyof ToldNews, unknown>
  >;
  return {
    seats: Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === 'number') : [],
    args: Array.isArray(args)
      ? args.filter((arg): arg is string | number => typeof arg === 'string' || typeof arg === 'number')
      : [],
  };
}

type LogNews = Readonly<Record<string, (args: unknown, name?: Name) => string>>;

/** Sentences by the word of their news, in the form in which a registered game hands them to the log. */
export const logNews = (words: Readonly<Record<string, NewsWords>>): LogNews =>
  Object.fromEntries(Object.entries(words).map(([word, says]) => [word, (args, name) => says(told(args), name)]));

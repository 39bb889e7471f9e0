/** News as the log gets them: what they are about is read anew, whoever handed it over, so that no sentence throws. */
import type { Word } from '../news.ts';
import type { NewsWords, Told } from './moves.ts';

function told(input: unknown): Told {
  const { seats, args } = (typeof input === 'object' && input !== null ? input : {}) as Partial<
    Record<keyof Told, unknown>
  >;
  return {
    seats: Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === 'number') : [],
    args: Array.isArray(args)
      ? args.filter((arg): arg is string | number => typeof arg === 'string' || typeof arg === 'number')
      : [],
  };
}

type LogNews = Readonly<Record<string, (args: unknown, name?: (seat: number) => string) => string>>;

export const logNews = (words: Readonly<Record<Word, NewsWords>>): LogNews =>
  Object.fromEntries(Object.entries(words).map(([word, says]) => [word, (args, name) => says(told(args), name)]));

/** Moves and news of a log in words. */
import { listIn, numberIn, numbersIn } from '../../kernel/args.ts';
import type { Told } from './news.ts';

/** The person in a seat at that time. */
export type NameOf = (seat: number) => string;
/** The face of a card that everybody can read. */
export type FaceOf = (card: string) => string | undefined;

/** A move in the log, going on from a person's name. */
export interface MoveWords {
  /** After "wanted to": all that is told of a refused one. */
  readonly wanted: string;
  /**
   * What was done. Takes any arguments and never throws.
   * @param face of a card that the arguments name
   * @param by the seat that did it
   */
  readonly said: (args: unknown, name?: NameOf, face?: FaceOf, by?: number | null) => string;
  /** The log doesn't tell it: when and by whom it is made is nobody's business. */
  readonly untold?: true;
  /** The board tells it as it tells news: nothing else says there that it was done. */
  readonly news?: true;
}

/** The person whose `seat` the arguments give; '' where there is none, or no name is known. */
export const personIn = (args: unknown, name?: NameOf): string => {
  const seat = numberIn(args, 'seat');
  return seat === undefined ? '' : (name?.(seat) ?? '');
};

/** What a game tells, as the log hands it on: who it is about, and its texts and numbers. */
export type ToldNews = Pick<Told, 'seats' | 'args'>;

/** A sentence for one kind of news. */
export type NewsWords = (told: ToldNews, name?: NameOf) => string;

/** The first person whom the news are about; '' for nobody. */
export const toldIn = ({ seats }: ToldNews, name?: NameOf): string =>
  seats[0] === undefined ? '' : (name?.(seats[0]) ?? '');

type LogNews = Readonly<Record<string, (args: unknown, name?: NameOf) => string>>;

/** Sentences by the word of their news, in the form in which a registered game hands them to the log. */
export const logNews = (words: Readonly<Record<string, NewsWords>>): LogNews =>
  Object.fromEntries(
    Object.entries(words).map(([word, says]) => [
      word,
      (args, name) =>
        says(
          {
            seats: numbersIn(args, 'seats'),
            args: listIn(args, 'args').filter((arg) => typeof arg === 'string' || typeof arg === 'number'),
          },
          name,
        ),
    ]),
  );

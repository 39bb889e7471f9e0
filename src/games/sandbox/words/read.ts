/** What the languages share when they tell the log: news as the log hands them over are read anew, so that no sentence throws. */
import { numberIn, numbersIn, textIn } from '../../../kernel/args.ts';
import type { MoveWords, NameOf } from '../../kit/log-words.ts';

/** What a face of a definition is called; '' where the box isn't here, as in a saved log. */
export type FaceName = (of: number, face: number) => string;

/** One piece of news, ready to be put into a sentence. */
export interface Told {
  /** The person who did it; '' for the table. */
  readonly by: string;
  readonly people: readonly string[];
  readonly n: number;
  readonly values: readonly number[];
  /** What faces that everybody can read are called: of each of the `n`, or none where that isn't known here. */
  readonly faces: readonly string[];
  /** What one die that was thrown shows, a coin its side; '' where there were several, which needn't be alike. */
  readonly side: string;
  /** What a button says. */
  readonly text: string;
  /** The same, a line for each of `people`; none where these are more or fewer, or it says nothing. */
  readonly lines: readonly string[];
}

/** More would be no line any more: then it is told how many. */
const MOST_FACES = 8;

export type Sentence = (told: Told) => string;

type LogNews = Readonly<Record<string, (args: unknown, name?: NameOf, faceName?: FaceName) => string>>;

export const logNews = (words: Readonly<Record<string, Sentence>>, somebody: string): LogNews =>
  Object.fromEntries(
    Object.entries(words).map(([what, says]) => [
      what,
      (args: unknown, name?: NameOf, faceName?: FaceName): string => {
        const n = numberIn(args, 'n') ?? 0;
        const of = numberIn(args, 'of') ?? 0;
        const called = (seat: number): string => name?.(seat) || somebody;
        const faces = numbersIn(args, 'faces').flatMap((face) => faceName?.(of, face) || []);
        const values = numbersIn(args, 'values');
        const [value = 0] = values;
        const seats = numbersIn(args, 'seats');
        const text = textIn(args, 'text');
        const lines = text.split('\n');
        return says({
          by: called(numberIn(args, 'by') ?? 0),
          people: seats.map((seat) => called(seat)),
          n,
          values,
          side: what === 'roll' && values.length === 1 ? faceName?.(of, value) || String(value + 1) : '',
          faces: faces.length === n && faces.length <= MOST_FACES ? faces : [],
          text,
          lines: text !== '' && lines.length === seats.length ? lines : [],
        });
      },
    ]),
  );

/** Names of the moves with what each wants to do, as the log has them: none is told, since the news tell what came about. */
export const untold = <N extends string>(wanted: Readonly<Record<N, string>>): Readonly<Record<N, MoveWords>> =>
  Object.fromEntries(
    Object.entries<string>(wanted).map(([name, wish]) => [name, { wanted: wish, said: () => wish, untold: true }]),
  ) as unknown as Readonly<Record<N, MoveWords>>;

/** What the languages share when they tell the log: news as the log hands them over are read anew, so that no sentence throws. */
import { NONE } from '../state.ts';
import { numberIn, numbersIn, textIn } from '../../../kernel/args.ts';
import type { MoveWords, NameOf } from '../../kit/log-words.ts';

/**
 * What a face of a definition is called, with `NONE` for the face the definition, with `NONE` for both the box. '' where the box isn't here,
 * as in a saved log.
 */
export type FaceName = (of: number, face: number) => string;

/** One piece of news, ready to be put into a sentence. */
export interface Told {
  /** The person who did it; '' for the table. */
  readonly by: string;
  /** What it is about by its own name: a definition, or the box; '' where that isn't known here. */
  readonly called: string;
  readonly people: readonly string[];
  readonly n: number;
  readonly values: readonly number[];
  /** What faces that everybody can read are called: of each one, or none where that isn't known here. */
  readonly faces: readonly string[];
  /** What each die that was thrown shows, a coin its side. */
  readonly sides: readonly string[];
  /** What a button says. */
  readonly text: string;
  /** The same, a line for each of `people`; none where these are more or fewer, or it says nothing. */
  readonly lines: readonly string[];
}

/** More would be no line any more: then it is told how many. */
const MOST_FACES = 8;

/** Since the fifth rules it is told of which definition each die is; before, of the first alone. */
function sidesOf(n: number, of: number, values: readonly number[], faceName?: FaceName): readonly string[] {
  const isEach = values.length === 2 * n;
  return values.slice(0, isEach ? n : undefined).map((face, i) => {
    const which = isEach ? values[n + i]! : values.length === 1 ? of : NONE;
    return (which !== NONE && faceName?.(which, face)) || String(face + 1);
  });
}

export type Sentence = (told: Told) => string;

type LogNews = Readonly<Record<string, (args: unknown, name?: NameOf, faceName?: FaceName) => string>>;

export const logNews = (words: Readonly<Record<string, Sentence>>, somebody: string): LogNews =>
  Object.fromEntries(
    Object.entries(words).map(([what, says]) => [
      what,
      (args: unknown, name?: NameOf, faceName?: FaceName): string => {
        const n = numberIn(args, 'n') ?? 0;
        const of = numberIn(args, 'of') ?? NONE;
        const by = numberIn(args, 'by') ?? 0;
        const person = (seat: number): string => name?.(seat) || somebody;
        const faces = numbersIn(args, 'faces').flatMap((face) => faceName?.(of, face) || []);
        const values = numbersIn(args, 'values');
        const seats = numbersIn(args, 'seats');
        // To each of those people, and to so many other places.
        const all = what === 'deal' && values.length > 1 ? n * (seats.length + values[1]!) : n;
        const text = textIn(args, 'text');
        const lines = text.split('\n');
        return says({
          by: by === NONE ? '' : person(by),
          called: of === NONE && what !== 'lay' ? '' : (faceName?.(of, NONE) ?? ''),
          people: seats.map((seat) => person(seat)),
          n,
          values,
          sides: what === 'roll' ? sidesOf(n, of, values, faceName) : [],
          faces: faces.length === all && all <= MOST_FACES ? faces : [],
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

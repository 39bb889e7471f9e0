/**
 * How a mission comes to a table: the few words that the log is given first. They name the container on the shelf, which holds everything
 * sealed. They also name the parts of the shell, which is larger than the log takes at once.
 */
import { FORMAT } from './mission.ts';
import { begin, list, object, oneOf, string, type Place, type Reader } from './reading.ts';

export interface Entry {
  readonly format: typeof FORMAT;
  /** As the shelf names it. */
  readonly container: string;
  /** As the shelf would name them, if they lay there; each is one `Part`. */
  readonly parts: readonly string[];
}

/** A slice of the shell's JSON. */
export interface Part {
  readonly part: string;
}

/** Of the shell as a whole: some hundreds of cards with what must be known of their pages. */
const PARTS_MOST = 16;
const PART_SIGNS = 60_000;

const hash: Reader<string> = (input, place: Place) => {
  const read = string(64)(input, place);
  return read !== undefined && /^[0-9a-f]{64}$/u.test(read) ? read : undefined;
};
const entry: Reader<Entry> = object<Entry>({
  format: oneOf(FORMAT),
  container: hash,
  parts: list(hash, PARTS_MOST, 1),
});
const part: Reader<Part> = object<Part>({ part: string(PART_SIGNS) });

export const readEntry = (input: unknown): Entry | undefined => entry(input, begin());
export const readPart = (input: unknown): Part | undefined => part(input, begin());

/** The shell from its slices; undefined where they are no JSON. */
export function joined(parts: readonly string[]): unknown {
  try {
    return JSON.parse(parts.join(''));
  } catch {
    return undefined;
  }
}

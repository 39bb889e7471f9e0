/** The public log through all generations of a table. Each act may ask for it: what the earlier ones said isn't gone through again. */
import { lastIn } from '../held.ts';
import type { LogLine } from './log-line.ts';

/** One generation's lines, and the last place that counts there. */
export interface LogPart {
  readonly log: readonly LogLine[];
  readonly until: number;
}

/** Joins them; the same array until a line is added. */
export class JoinedLog {
  #parts: readonly LogPart[] = [];
  /** Of all but the last. */
  #before: readonly LogLine[] = [];
  #all: readonly LogLine[] = [];

  /** @param parts oldest first */
  of(parts: readonly LogPart[]): readonly LogLine[] {
    if (parts.length === 1) return linesOf(parts[0]!);
    if (isSame(parts, this.#parts)) return this.#all;
    const earlier = parts.slice(0, -1);
    if (!isSame(earlier, this.#parts.slice(0, -1))) this.#before = earlier.flatMap(linesOf);
    // At once: an evening has eighty thousand lines, and spread they are gone through one by one.
    this.#all = this.#before.concat(linesOf(lastIn(parts)));
    this.#parts = parts;
    return this.#all;
  }
}

const isSame = (a: readonly LogPart[], b: readonly LogPart[]): boolean =>
  a.length === b.length && a.every(({ log, until }, i) => log === b[i]!.log && until === b[i]!.until);

/** What was placed beyond that place doesn't count. */
const linesOf = ({ log, until }: LogPart): readonly LogLine[] =>
  (log.at(-1)?.position ?? 0) <= until ? log : log.filter(({ position }) => position <= until);

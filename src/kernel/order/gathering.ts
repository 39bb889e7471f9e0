/**
 * A stamp of its own for each move costs as much as the move. While more than four a second come, moves that arrive within 40 ms of the
 * first get one stamp together. A room then holds more than half as much again. What a protocol waits for is never held back.
 */
import { type Entry, KIND } from '../journal/entry.ts';

/** So long the first of several moves waits for others. */
export const GATHER_MS = 40;
/** So many moves a second are stamped one by one. */
const FEW = 4;
const SECOND_MS = 1_000;

/** Decides how long a sequencer waits for more. Times are the own clock's, milliseconds. */
export class Gathering {
  /** When the last few moves were stamped. */
  #last: readonly number[] = [];
  #sinceMs: number | undefined;

  /** @param n moves in the stamp that is made now */
  stamped(n: number, nowMs: number): void {
    this.#sinceMs = undefined;
    if (n === 0) return;
    this.#last = [...this.#last, ...Array.from({ length: Math.min(n, FEW + 1) }, () => nowMs)].slice(-(FEW + 1));
  }

  /** How long these wait for more; 0 or less: not any more. */
  waitMs(due: readonly Pick<Entry, 'kind'>[], nowMs: number): number {
    const busy = this.#last.length > FEW && nowMs - this.#last[0]! < SECOND_MS;
    if (!busy || due.length === 0 || due.some(({ kind }) => kind !== KIND.move)) return 0;
    this.#sinceMs ??= nowMs;
    return this.#sinceMs + GATHER_MS - nowMs;
  }
}

/** One timer for whoever has several reasons to look again: it rings at the soonest. */
import type { Clock } from './ports.ts';

export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #cancel: (() => void) | undefined;
  #atMs = Infinity;
  #closed = false;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Rings in so many milliseconds, one at least, unless it rings sooner. */
  in(ms: number): void {
    if (this.#closed) return;
    const wait = Math.max(ms, 1);
    const at = this.#clock.monotonicMs() + wait;
    if (at >= this.#atMs) return;
    this.#cancel?.();
    this.#atMs = at;
    this.#cancel = this.#clock.after(wait, () => {
      this.#atMs = Infinity;
      this.#ring();
    });
  }

  /** Where each look sets it anew. */
  clear(): void {
    this.#cancel?.();
    this.#atMs = Infinity;
  }

  close(): void {
    this.#closed = true;
    this.clear();
  }
}

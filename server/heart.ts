/**
 * Calls each of many once in a while, a few at a time. A call to all at once would make everybody else wait until it is over. A newcomer
 * gets the next turn but one round away, so that turns stay spread however they come and go.
 */
const SLICES = 60;
const SHORTEST_MS = 20;

export class Heart<T> {
  readonly #slices: readonly Set<T>[];
  readonly #timer: ReturnType<typeof setInterval>;
  #now = 0;

  /** Calls `beat` for each every `everyMs`, in slices of it. */
  constructor(everyMs: number, beat: (one: T) => void) {
    const slices = Math.max(1, Math.min(SLICES, Math.floor(everyMs / SHORTEST_MS)));
    this.#slices = Array.from({ length: slices }, () => new Set<T>());
    this.#timer = setInterval(() => {
      for (const one of this.#slices[this.#now] ?? []) beat(one);
      this.#now = (this.#now + 1) % slices;
    }, everyMs / slices);
    this.#timer.unref();
  }

  /** @param turn a number of its own, counted on from one to the next, and the same at leaving */
  join(one: T, turn: number): void {
    this.#slices[turn % this.#slices.length]?.add(one);
  }

  leave(one: T, turn: number): void {
    this.#slices[turn % this.#slices.length]?.delete(one);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

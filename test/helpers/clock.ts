/** A clock that stands still until a test moves it. Timers run in the order of their deadlines, each at its own time. */
import type { Clock } from '../../src/kernel/ports.ts';

export class ManualClock implements Clock {
  #now = 0;
  readonly #timers = new Map<object, { readonly at: number; readonly run: () => void }>();

  monotonicMs(): number {
    return this.#now;
  }

  wallMs(): number {
    return 1_700_000_000_000 + this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const key = {};
    this.#timers.set(key, { at: this.#now + ms, run });
    return () => this.#timers.delete(key);
  }

  /** Timers that are set. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Lets so much time pass, and what was begun at each step come to an end. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settled();
      const next = [...this.#timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.#timers.delete(next[0]);
      this.#now = Math.max(this.#now, next[1].at);
      next[1].run();
    }
    this.#now = until;
    await settled();
  }
}

/** After all that is ready to run has run: promises, and WebCrypto's answers from its threads. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Until it is so, with nothing but other tasks in between. It gives up: a test whose time is over spins on beside those that follow. */
export async function spin(so: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await so())) {
    if (performance.now() > end) throw new Error(`not so after ${ms} ms`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

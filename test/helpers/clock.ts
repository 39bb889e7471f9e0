/**
 * Clocks of tests: one that stands still until it is moved, and one that goes no faster than this process is let to run. Benchmarks have
 * the real one.
 */
import type { Clock } from '../../src/kernel/ports.ts';

/** Timers run in the order of their deadlines, each at its own time. */
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

/** Answers that are still awaited of a watched port. */
let underway = 0;

/**
 * The same port, whose answers come from threads. While one is on its way no time passes on a clock that is moved, however busy the
 * machine.
 */
export function watched<T extends object>(port: T): T {
  const ended = (): void => void underway--;
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args);
        if (!(answer instanceof Promise)) return answer;
        underway++;
        answer.then(ended, ended);
        return answer;
      };
    },
  });
}

/** After all that is ready to run has run, and what it began with watched ports. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 20; quiet = underway > 0 ? 0 : quiet + 1)
    await new Promise((resolve) => setImmediate(resolve));
}

/** As the process began: a test may put others in their place. */
const { setTimeout: sleep } = globalThis;
/** Rounds that other tasks alone fill; whoever waits for longer leaves the core to other threads. */
const EAGER_ROUNDS = 200;

/** Until it is so, with nothing but other tasks in between. It gives up: a test whose time is over spins on beside those that follow. */
export async function spin(so: () => boolean | Promise<boolean>, ms: number = PATIENCE_MS): Promise<void> {
  const end = fairClock.monotonicMs() + ms;
  for (let round = 0; !(await so()); round++) {
    if (fairClock.monotonicMs() > end) throw new Error(`not so after ${ms} ms: ${String(so)}`);
    await new Promise((resolve) => void (round < EAGER_ROUNDS ? setImmediate(resolve) : sleep(resolve, 2)));
  }
}

/** What comes at all is waited for: on a machine that others use, a minute passed where five seconds are usual. */
export const PATIENCE_MS = 200_000;

const TICK_MS = 20;
/** Of the time since the last tick no more than this counts: where it was longer, others had the machine. */
const COUNTED_MS = 25;
let counted = 0;
let last: number | undefined;

function look(): number {
  const now = performance.now();
  if (last === undefined) setInterval(() => ([counted, last] = [look(), performance.now()]), TICK_MS).unref();
  last ??= now;
  // Forward only: another test in this process may have stood the machine's clock still at nought.
  return counted + Math.max(0, Math.min(now - last, COUNTED_MS));
}

/**
 * Real time, but for the moments in which this process had no turn. On a busy machine pages in one process would else
 * think each other gone and step in for each other, where nobody is late.
 */
export const fairClock: Clock = {
  monotonicMs: look,
  wallMs: () => Date.now(),
  after(ms, run) {
    const end = look() + ms;
    const due = (): void => {
      const left = end - look();
      if (left < 1) run();
      else timer = setTimeout(due, left);
    };
    let timer = setTimeout(due, ms);
    return () => clearTimeout(timer);
  },
};

/** One device's clock: it began some time, runs a little fast or slow, and is stopped with its page. Hidden pages get their timers late. */
import type { Clock } from '../kernel/ports.ts';
import type { Schedule } from './schedule.ts';

/** Of the device, for ever. */
export interface Quartz {
  /** Device milliseconds for one true one. */
  readonly rate: number;
  /** How wrong the date is. */
  readonly wallOffMs: number;
}

export class Ticking implements Clock {
  readonly #schedule: Schedule;
  readonly #quartz: Quartz;
  /** True time and own time when the pace last changed. */
  #since: { readonly at: number; readonly own: number };
  #pace = 1;
  readonly #timers = new Set<() => void>();
  readonly #enter: (run: () => void) => void;
  hidden = false;
  stopped = false;

  /** @param enter runs a timer in the name of its page */
  constructor(schedule: Schedule, quartz: Quartz, enter: (run: () => void) => void) {
    this.#schedule = schedule;
    this.#quartz = quartz;
    this.#since = { at: schedule.now, own: 0 };
    this.#enter = enter;
  }

  monotonicMs(): number {
    return this.#since.own + (this.#schedule.now - this.#since.at) * this.#quartz.rate * this.#pace;
  }

  /** From now on so many times as fast as it should. Timers that are set stay as they are. */
  run(pace: number): void {
    this.#since = { at: this.#schedule.now, own: this.monotonicMs() };
    this.#pace = pace;
  }

  wallMs(): number {
    return Math.floor(1_700_000_000_000 + this.#quartz.wallOffMs + this.#schedule.now);
  }

  after(ms: number, run: () => void): () => void {
    if (this.stopped) return () => undefined;
    const fire = (): void => {
      this.#timers.delete(cancel);
      if (!this.stopped) this.#enter(run);
    };
    // A hidden page's timers are looked at once a second.
    const late = (): void => {
      if (!this.hidden) return fire();
      this.#timers.delete(cancel);
      cancel = this.#schedule.in(1_000 - (this.#schedule.now % 1_000), fire);
      this.#timers.add(cancel);
    };
    let cancel = this.#schedule.in(Math.ceil(Math.max(0, ms) / (this.#quartz.rate * this.#pace)), late);
    this.#timers.add(cancel);
    return () => {
      cancel();
      this.#timers.delete(cancel);
    };
  }

  stop(): void {
    this.stopped = true;
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }
}

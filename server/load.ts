/** How busy this process is: whether it has room for one more connection without those it has suffering. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Limits } from './limits.ts';

const LOOK_MS = 5_000;
const RESOLUTION_MS = 20;

export class Load {
  readonly #limits: Limits;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: ReturnType<typeof setInterval>;
  #frames = 0;
  #since: number = performance.now();
  lagMs = 0;
  rssBytes: number = process.memoryUsage.rss();
  messagesPerSecond = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /** One frame came. */
  count(): void {
    this.#frames += 1;
  }

  get isOver(): boolean {
    const { rssBytes, lagMs, messagesPerSecond } = this.#limits;
    return this.rssBytes > rssBytes || this.lagMs > lagMs || this.messagesPerSecond > messagesPerSecond;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #look(): void {
    const now = performance.now();
    this.messagesPerSecond = (this.#frames / (now - this.#since)) * 1000;
    this.#frames = 0;
    this.#since = now;
    // What is measured is the time between two timers, not how late the second one was.
    this.lagMs = Math.max(0, this.#delay.percentile(99) / 1e6 - RESOLUTION_MS) || 0;
    this.#delay.reset();
    this.rssBytes = process.memoryUsage.rss();
  }
}

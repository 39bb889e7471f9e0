/** How busy this process is: whether it has room for one more connection without those it has suffering. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Limits } from './limits.ts';

const LOOK_MS = 5_000;
const RESOLUTION_MS = 20;
/**
 * Garbage counts as used until it is swept, and a process that does little puts that off. So it is swept now and then, before anybody is
 * refused.
 */
const SWEEP_EVERY_MS = 30_000;

export class Load {
  readonly #limits: Limits;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: ReturnType<typeof setInterval>;
  #frames = 0;
  #since: number = performance.now();
  #swept = -Infinity;
  readonly #started: number = performance.now();
  #sweep: (() => void) | undefined;
  lagMs = 0;
  /** What is in use; that of the process as a whole (RSS) holds what was once, too. */
  liveBytes: number = liveBytes();
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

  /** What there is too much of. Where nobody is connected, no memory is anybody's. */
  tooMuch(connected: number): 'memory' | 'lateness' | 'messages' | undefined {
    const { memoryBytes, lagMs, settleMs, messagesPerSecond } = this.#limits;
    if (connected > 0 && this.liveBytes > memoryBytes) return 'memory';
    if (this.lagMs > lagMs && performance.now() - this.#started >= settleMs) return 'lateness';
    return this.messagesPerSecond > messagesPerSecond ? 'messages' : undefined;
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
    this.liveBytes = liveBytes();
    if (this.liveBytes > this.#limits.memoryBytes && now - this.#swept > SWEEP_EVERY_MS) {
      this.#swept = now;
      this.#sweep ??= sweeper();
      this.#sweep();
      this.liveBytes = liveBytes();
    }
    this.#delay.reset();
  }
}

function liveBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function sweeper(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

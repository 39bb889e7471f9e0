/**
 * Acts at the pace of people. Where more than four moves a second come a sequencer gathers them for 40 ms (`kernel/order/gathering.ts`). So
 * an act right after the other would be measured with that wait in it.
 */
import type { Clock } from '../../src/kernel/ports.ts';

/** Between two acts: five of them take longer than a second. */
export const PACE_MS = 260;

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE_MS));

/** The real time, from which pauses are left out: for a long evening that is only there to be opened. */
export class HurriedClock implements Clock {
  #aheadMs = 0;

  monotonicMs(): number {
    return performance.now() + this.#aheadMs;
  }

  wallMs(): number {
    return Date.now() + this.#aheadMs;
  }

  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }

  /** As if nobody had acted for a moment. */
  pause(): void {
    this.#aheadMs += PACE_MS;
  }
}

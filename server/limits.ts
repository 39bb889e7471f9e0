/**
 * What one relay process allows, and the closing codes that say so. The stock client takes 4400–4499 as final and tries
 * again after anything else. Caps of a room are the wire's (`src/wire/feed.ts`), because browsers must know them too.
 */
import { MAX_ROOM_BYTES } from '../src/wire/feed.ts';

export const CLOSE = {
  unsupported: 1003,
  malformed: 4400,
  full: 4413,
  crowded: 4429,
  draining: 4503,
  slow: 4508,
} as const;

export type Limits = {
  /** The biggest frame. Must exceed a full room, else a browser that brings one back reconnects for ever. */
  readonly maxFrameBytes: number;
  /** Open connections of the process; more are turned away with 503 at the upgrade. */
  readonly connections: number;
  readonly connectionsPerRoom: number;
  /** Steady frames and bytes a second that one connection may send (and ask for), and what it may have saved up. */
  readonly framesPerSecond: number;
  readonly framesBurst: number;
  readonly bytesPerSecond: number;
  readonly bytesBurst: number;
  /** Unsent bytes above which a reader gets no presence until it has caught up, and above which it is cut off. */
  readonly slowBytes: number;
  readonly stuckBytes: number;
  /** The longest silence: the stock client gives a connection up after 30 s without a message. */
  readonly heartbeatMs: number;
};

export const LIMITS: Limits = {
  maxFrameBytes: 2 * MAX_ROOM_BYTES,
  connections: 1_500,
  connectionsPerRoom: 64,
  framesPerSecond: 200,
  framesBurst: 2_000,
  bytesPerSecond: 256 * 1024,
  bytesBurst: 4 * MAX_ROOM_BYTES,
  slowBytes: 64 * 1024,
  stuckBytes: 4 * MAX_ROOM_BYTES,
  heartbeatMs: 12_000,
};

/** A budget that refills with time. Spending is always allowed; the answer is how long to wait before the next. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = nowMs;
  }

  /** Spends, and answers the milliseconds after which nothing is owed any more (0 if nothing is). */
  spend(amount: number, nowMs: number): number {
    this.#left = Math.min(this.#burst, this.#left + ((nowMs - this.#at) / 1000) * this.#perSecond) - amount;
    this.#at = nowMs;
    return this.#left >= 0 ? 0 : (-this.#left / this.#perSecond) * 1000;
  }
}

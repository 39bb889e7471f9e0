/**
 * What one connection has sent of a message that isn't whole yet. The WebSocket library keeps that in memory and says nothing of it. A pong
 * now and then makes a sender that never ends a message look alive. So it is counted as it comes off the socket, in a sum of its address
 * and in one of all. The connection ends a sender that is over either, or too slow.
 */
import type { Limits } from './limits.ts';

/** Bytes that are held for several connections together. */
export interface Share {
  held: number;
  readonly limit: number;
}

/** A control frame of a client beside what it says: two bytes and the mask. */
const CONTROL_BYTES = 6;
/** What anybody may send in one go, whatever others hold. */
const FREE_BYTES = 64 * 1024;

/** Bytes of messages that haven't come whole, counted and bounded. */
export class Unfinished {
  readonly #shares: readonly Share[];
  readonly #limits: Limits;
  #bytes = 0;
  #sinceMs = 0;
  #ended = false;

  constructor(shares: readonly Share[], limits: Limits) {
    this.#shares = shares;
    this.#limits = limits;
  }

  /** A piece came; whether that is too much for one of the shares. */
  add(sizeBytes: number): boolean {
    if (this.#bytes === 0) this.#sinceMs = performance.now();
    this.#count(sizeBytes);
    return this.#bytes > FREE_BYTES && this.#shares.some(({ held, limit }) => held > limit);
  }

  /** A message is whole. What came of the next one with it is let off: less than one piece of the socket. */
  finish(): void {
    this.#count(-this.#bytes);
  }

  /** A ping or pong came, which may lie between the parts of a message and ends none. */
  control(sizeBytes: number): void {
    this.#count(-Math.min(this.#bytes, sizeBytes + CONTROL_BYTES));
  }

  /** Leaves out a time in which it is the relay that doesn't read. */
  wait(waitMs: number): void {
    this.#sinceMs += waitMs;
  }

  /** Whether it takes longer than the slowest line would. */
  isLate(nowMs: number): boolean {
    const { messageMs, slowestBytesPerSecond } = this.#limits;
    return this.#bytes > 0 && nowMs - this.#sinceMs > messageMs + (this.#bytes / slowestBytesPerSecond) * 1000;
  }

  /** The connection is gone, and what it held with it. */
  end(): void {
    this.finish();
    this.#ended = true;
  }

  #count(bytes: number): void {
    if (this.#ended) return;
    this.#bytes += bytes;
    for (const share of this.#shares) share.held += bytes;
  }
}

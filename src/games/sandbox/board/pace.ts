/**
 * SB-60: a room bears only so many acts, and eight people who drop things at once would fill it. One seat does four acts a second at most,
 * twenty where it had rested. Acts that come faster wait, and alike ones become one: taps of a counter add up, of drops the last one holds.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isRecord } from '../../../kernel/own.ts';

const EVERY_MS = 250;
const MOST_SAVED = 20;
/** Taps of one counter wait so long for one another. */
const TAPS_MS = 400;
/** More than these waiting: the first ones go, whatever the pace. */
const MOST_WAITING = 32;

export interface PacePorts {
  /** Hands it to the table, or has the table say why not. */
  offer(move: string, args: unknown): boolean;
  now(): number;
  /** @returns what ends it */
  after(ms: number, does: () => void): () => void;
}

interface Waiting {
  readonly move: string;
  readonly args: object;
  /** When it may go at the earliest. */
  readonly from: number;
}

interface Taps {
  readonly n: number;
  readonly add: number;
}

const isTaps = (move: string, args: unknown): args is Taps =>
  move === 'count' && typeof args === 'object' && args !== null && 'add' in args && !('set' in args);

/** Every fifth number of a `put` is a piece's. */
const ROW = 5;
const piecesOf = ({ p }: { readonly p?: unknown }): string =>
  Array.isArray(p) ? p.filter((_, i) => i % ROW === 0).join() : '';

/** Two that are one; `undefined` where both are needed. */
function joined({ move, args, from }: Waiting, next: Waiting): Waiting | undefined {
  if (move !== next.move) return undefined;
  if (isTaps(move, args) && isTaps(next.move, next.args) && args.n === next.args.n)
    return { move, args: { ...args, add: args.add + next.args.add }, from };
  return move === 'put' && piecesOf(args) === piecesOf(next.args) ? { ...next, from } : undefined;
}

export class Pace implements ReactiveController {
  readonly #ports: PacePorts;
  #saved = MOST_SAVED;
  #at = 0;
  #waiting: readonly Waiting[] = [];
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, ports: PacePorts) {
    this.#ports = ports;
    host.addController(this);
  }

  /** What waits goes now: nobody is there any more to hand it over. */
  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
    for (const { move, args } of this.#waiting) this.#ports.offer(move, args);
    this.#waiting = [];
  }

  /** Answers what the table answers; of an act that waits that it was taken. */
  readonly offer = (move: string, args: unknown): boolean => {
    const now = this.#ports.now();
    const taps = isTaps(move, args);
    // Nobody writes too fast, and a text that waited and was then refused would be lost: its sheet is closed.
    if (move === 'write') return this.#ports.offer(move, args);
    if (!isRecord(args) || (!taps && this.#waiting.length === 0 && this.#take(now)))
      return this.#ports.offer(move, args);
    const next = { move, args, from: taps ? now + TAPS_MS : now };
    const last = this.#waiting.at(-1);
    const one = last && joined(last, next);
    this.#waiting = one ? [...this.#waiting.slice(0, -1), one] : [...this.#waiting, next];
    if (this.#waiting.length > MOST_WAITING) this.#go();
    this.#wake(now);
    return true;
  };

  /** One of those that were saved up, if any is left. */
  #take(now: number): boolean {
    this.#saved = Math.min(MOST_SAVED, this.#saved + (now - this.#at) / EVERY_MS);
    this.#at = now;
    if (this.#saved < 1) return false;
    this.#saved -= 1;
    return true;
  }

  #go(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first) this.#ports.offer(first.move, first.args);
  }

  #wake(now: number): void {
    const [first] = this.#waiting;
    this.#stop?.();
    this.#stop = undefined;
    if (!first) return;
    const paced = this.#saved >= 1 ? 0 : EVERY_MS * (1 - this.#saved);
    this.#stop = this.#ports.after(Math.max(first.from - now, paced), () => {
      const then = this.#ports.now();
      // A tap that came meanwhile has joined; acts of another kind behind it go in their order.
      if (this.#take(then)) this.#go();
      this.#wake(then);
    });
  }
}

/** In a browser. */
export const pagePace = (offer: PacePorts['offer']): PacePorts => ({
  offer,
  now: () => performance.now(),
  after: (ms, does) => {
    const timer = setTimeout(does, ms);
    return () => clearTimeout(timer);
  },
});

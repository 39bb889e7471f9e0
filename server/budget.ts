/**
 * What one connection may spend: frames, presence, bytes, questions, and the patience of whoever makes it wait. Five buckets on one clock,
 * since each connection has all of them.
 */
import type { Limits } from './limits.ts';

/** A line that sends too much may be made to wait half of the time without losing patience with it. */
const PATIENCE_PER_SECOND = 500;

const KINDS = ['frames', 'presence', 'bytes', 'questions', 'patience'] as const;
/** What is spent. Patience is in milliseconds. */
export type Kind = (typeof KINDS)[number];

interface Rates {
  readonly perMs: readonly number[];
  readonly bursts: readonly number[];
}

const known = new WeakMap<Limits, Rates>();

function ratesOf(limits: Limits): Rates {
  const before = known.get(limits);
  if (before !== undefined) return before;
  const rates: Rates = {
    perMs: [
      limits.framesPerSecond,
      limits.presencePerSecond,
      limits.bytesPerSecond,
      limits.questionsPerMinute / 60,
      PATIENCE_PER_SECOND,
    ].map((perSecond) => perSecond / 1_000),
    bursts: [limits.framesBurst, limits.presenceBurst, limits.bytesBurst, limits.questionsBurst, limits.patienceMs],
  };
  known.set(limits, rates);
  return rates;
}

/** The budgets of one connection, full at first. Each refills with time up to its burst. */
export class Budget {
  readonly #rates: Rates;
  readonly #left: number[];
  #atMs: number;

  constructor(limits: Limits, nowMs: number) {
    this.#rates = ratesOf(limits);
    this.#left = [...this.#rates.bursts];
    this.#atMs = nowMs;
  }

  /** Spends, allowed or not, and answers the milliseconds after which nothing is owed any more (0 if nothing is). */
  spend(kind: Kind, amount: number, nowMs: number): number {
    const at = this.#refilled(kind, nowMs);
    const left = (this.#left[at] ?? 0) - amount;
    this.#left[at] = left;
    return left >= 0 ? 0 : -left / (this.#rates.perMs[at] ?? 0);
  }

  /** Spends if that much is there, and says whether it was. */
  take(kind: Kind, amount: number, nowMs: number): boolean {
    const at = this.#refilled(kind, nowMs);
    const left = (this.#left[at] ?? 0) - amount;
    if (left < 0) return false;
    this.#left[at] = left;
    return true;
  }

  #refilled(kind: Kind, nowMs: number): number {
    const { perMs, bursts } = this.#rates;
    const passedMs = nowMs - this.#atMs;
    this.#atMs = nowMs;
    for (let i = 0; i < bursts.length; i++)
      this.#left[i] = Math.min(bursts[i] ?? 0, (this.#left[i] ?? 0) + passedMs * (perMs[i] ?? 0));
    return KINDS.indexOf(kind);
  }
}

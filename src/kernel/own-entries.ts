/**
 * Own entries between being written and getting their place: what the status line counts, and what the order decided against. A page
 * that comes back finds those of its former self in the log.
 */
import type { Runner } from './fold/runner.ts';
import { type Entry, isUnplaced, KIND } from './journal/entry.ts';
import type { Refusal } from './pipeline/refusals.ts';

export interface LostMove {
  readonly move: string;
  readonly refusal: Refusal;
}

export class OwnEntries {
  readonly #waiting = new Map<string, { readonly entry: Entry; readonly sinceMs: number }>();
  readonly #quiet = new Set<string>();
  lost: readonly LostMove[] = [];

  /** @param nowMs by the own clock */
  add(entry: Entry, nowMs: number): void {
    if (isUnplaced(entry) || entry.kind === KIND.hello || entry.kind === KIND.table) return;
    this.#waiting.set(entry.hash, { entry, sinceMs: nowMs });
  }

  /** No person made it, so no person is told if it is refused. */
  hush(hash: string): void {
    this.#quiet.add(hash);
  }

  /** Takes out what has its place by now; refused acts of the person become `lost`. */
  settle(runner: Runner): void {
    for (const [hash, { entry }] of this.#waiting) {
      if (!runner.isPlaced(hash)) continue;
      this.#waiting.delete(hash);
      const refusal = this.#quiet.delete(hash) ? undefined : runner.refusalOf(hash);
      const move = runner.nameOf(entry);
      if (refusal && move !== undefined) this.lost = [...this.lost, { move, refusal }];
    }
  }

  dismiss(): void {
    this.lost = [];
  }

  entries(): Entry[] {
    return Array.from(this.#waiting.values(), ({ entry }) => entry);
  }

  /** When the oldest was written, by the own clock. */
  oldestMs(): number | undefined {
    return this.#waiting.values().next().value?.sinceMs;
  }
}

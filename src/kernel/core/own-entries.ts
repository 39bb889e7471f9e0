/**
 * Own entries between being written and getting their place: what the status line counts, and what the order decided against. A page
 * that comes back finds those of its former self in the log.
 */
import type { Runner } from '../fold/runner.ts';
import { type Entry, isUnplaced, KIND } from '../journal/entry.ts';
import type { Refusal } from '../pipeline/refusals.ts';

/** A move of this page that the table refused once it was placed, or never placed, and why. */
export interface LostMove {
  readonly move: string;
  readonly refusal: Refusal;
}

interface Own {
  readonly entry: Entry;
  readonly sinceMs: number;
}

/** Own entries on their way: who waits for which to be folded, and which were lost. */
export class OwnEntries {
  #waiting = new Map<string, Own>();
  /** Those that have had a place: another branch of the order may decide about them anew. */
  readonly #settled = new Map<string, Own>();
  #turns = 0;
  readonly #quiet = new Set<string>();
  readonly #told = new Map<string, LostMove>();
  lost: readonly LostMove[] = [];

  /** @param nowMs by the own clock */
  add(entry: Entry, nowMs: number): void {
    if (isUnplaced(entry) || entry.kind === KIND.hello || entry.kind === KIND.table) return;
    if (this.#waiting.has(entry.hash)) return;
    this.#waiting.set(entry.hash, { entry, sinceMs: nowMs });
  }

  /** No person made it, so no person is told if it is refused. */
  hush(hash: string): void {
    this.#quiet.add(hash);
  }

  /** Takes out what has its place by now; refused acts of the person become `lost`. */
  settle(runner: Runner): void {
    if (runner.turns !== this.#turns) {
      this.#turns = runner.turns;
      this.#waiting = new Map([...this.#settled, ...this.#waiting]);
      this.#settled.clear();
    }
    for (const [hash, own] of this.#waiting) {
      if (!runner.isPlaced(hash)) continue;
      this.#waiting.delete(hash);
      this.#settled.set(hash, own);
      this.#tell(hash, runner.nameOf(own.entry), this.#quiet.has(hash) ? undefined : runner.refusalOf(hash));
    }
  }

  /** Each loss once, and no more where another branch takes the move after all. */
  #tell(hash: string, move: string | undefined, refusal: Refusal | undefined): void {
    const told = this.#told.get(hash);
    if (told && !refusal) {
      this.#told.delete(hash);
      this.lost = this.lost.filter((one) => one !== told);
    } else if (!told && refusal && move !== undefined) {
      const loss = { move, refusal };
      this.#told.set(hash, loss);
      this.lost = [...this.lost, loss];
    }
  }

  lose(move: LostMove): void {
    this.lost = [...this.lost, move];
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

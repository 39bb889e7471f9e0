/** The votes about an office that this page shows to the others: at most one of each kind, as long as it matters. */
import type { Vote } from '../journal/vote.ts';

export class ShownVotes {
  readonly #votes = new Map<Vote['type'], { readonly epoch: number; readonly bytes: Uint8Array }>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): readonly Uint8Array[] {
    return Array.from(this.#votes.values(), ({ bytes }) => bytes);
  }

  epochOf(type: Vote['type']): number | undefined {
    return this.#votes.get(type)?.epoch;
  }

  put(type: Vote['type'], epoch: number, bytes: Uint8Array): void {
    this.#votes.set(type, { epoch, bytes });
    this.#changed();
  }

  /** Isn't shown from the next change on. */
  drop(type: Vote['type']): void {
    this.#votes.delete(type);
  }

  /** What an opening of this epoch has settled needn't be shown any more. */
  tidy(epoch: number): void {
    let changed = false;
    for (const [type, vote] of this.#votes) {
      const settled = type === 'layDown' ? vote.epoch < epoch : vote.epoch <= epoch;
      if (settled) changed = this.#votes.delete(type) || changed;
    }
    if (changed) this.#changed();
  }
}

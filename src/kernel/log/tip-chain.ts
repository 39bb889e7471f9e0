/**
 * The chain of stamps under the tip, by place: whether a stamp lies on it and since when its voters vote, without walking. A caller that
 * asks often would walk thousands of stamps where a table waits for its quorum. The committed place, for one, is asked for several times an
 * act.
 */
import { held } from '../held.ts';
import type { Stamped } from './order.ts';

export class TipChain {
  readonly #stamps: Stamped[] = [];
  readonly #at = new Map<Stamped, number>();
  /** For each place: the first one of the run that has the same voters. */
  readonly #runs: number[] = [];

  /** Follows the tip: costs what is new. Answers whether it has only grown, so that all that lay on it still does. */
  follow(tip: Stamped): boolean {
    const fresh: Stamped[] = [];
    let at: Stamped | undefined = tip;
    for (; at && !this.#at.has(at); at = at.parent) fresh.push(at);
    const kept = at ? held(this.#at, at) + 1 : 0;
    const gone = this.#stamps.splice(kept);
    for (const stamped of gone) this.#at.delete(stamped);
    this.#runs.length = kept;
    for (const stamped of fresh.reverse()) {
      const n = this.#stamps.length;
      const before = this.#stamps[n - 1];
      this.#runs.push(before && before.voters === stamped.voters ? this.#runs[n - 1]! : n);
      this.#at.set(stamped, n);
      this.#stamps.push(stamped);
    }
    return gone.length === 0;
  }

  has(stamped: Stamped): boolean {
    return this.#at.has(stamped);
  }

  /** The last stamp before those from which this one's voters vote. */
  beforeVoters(stamped: Stamped): Stamped | undefined {
    const n = this.#at.get(stamped);
    return n === undefined ? undefined : this.#stamps[this.#runs[n]! - 1];
  }
}

/**
 * Votes that came before what they are judged by: the new-epoch stamp of their epoch, or that their device counts. They are said once and repeated
 * without change, so a page that forgot them would wait for what has been said. Of each device the latest of each kind, and so many in all.
 */
import { keepNewest } from '../../held.ts';
import type { Vote } from '../../journal/vote.ts';

/** A table has twenty-five seats at most, and few of them vote too early. */
const KEPT = 64;

interface Heard {
  readonly vote: Vote;
  readonly bytes: Uint8Array;
}

export class EarlyVotes {
  #votes = new Map<string, Heard>();

  keep(vote: Vote, bytes: Uint8Array): void {
    const name = `${vote.type} ${vote.device}`;
    if ((this.#votes.get(name)?.vote.epoch ?? 0) > vote.epoch) return;
    this.#votes.delete(name);
    this.#votes.set(name, { vote, bytes });
    keepNewest(this.#votes, KEPT);
  }

  /** All of them, to be judged now; what is still too early is kept again. */
  take(): readonly Heard[] {
    const all = [...this.#votes.values()];
    this.#votes = new Map();
    return all;
  }
}

/** The candidacies that were heard, and which of them may be promised: the highest, but no leap, and no device again and again. */
import type { CandidacyVote, Page } from '../../journal/vote.ts';
import type { Claims, Known } from './claims.ts';
import { Backoff } from './backoff.ts';

/** A device that was promised and opens nothing is promised again after so long, the second time, the third and from then on. */
const AGAIN_MS = [500, 2_000, 8_000] as const;

/** What a page knows when it looks for somebody to promise to. */
export interface Chooser {
  readonly page: Page;
  readonly known: Known;
  readonly claims: Claims;
  readonly now: number;
  lied(device: string): boolean;
  /** Whether there is a reason to promise this candidate anything. */
  seesWhy(candidate: CandidacyVote): boolean;
}

/** Devices that want to take over, as far as was heard, and which of them to promise. */
export class Candidates {
  /** The highest of each device. */
  readonly #votes = new Map<string, CandidacyVote>();
  readonly #promised = new Backoff(...AGAIN_MS);

  note(candidate: CandidacyVote): void {
    if (candidate.epoch > (this.#votes.get(candidate.device)?.epoch ?? 0)) this.#votes.set(candidate.device, candidate);
  }

  promised(device: string, now: number): void {
    this.#promised.take(device, now);
  }

  /** A new-epoch stamp of this epoch has settled these, and all begin anew. */
  settle(epoch: number): void {
    for (const [device, candidate] of this.#votes) if (candidate.epoch <= epoch) this.#votes.delete(device);
    this.#promised.clear();
  }

  /** The highest one that may be promised now; where there is none, in how many milliseconds to look again. */
  next(by: Chooser): CandidacyVote | number | undefined {
    let next: CandidacyVote | undefined;
    let soonest: number | undefined;
    for (const candidate of this.#votes.values()) {
      if (candidate.epoch <= Math.max(by.known.epoch, next?.epoch ?? 0) || !isAnother(candidate, by)) continue;
      if (!by.claims.isInReach(candidate.epoch, by.known)) continue;
      const wait = by.seesWhy(candidate) ? this.#promised.dueIn(candidate.device, by.now) : AGAIN_MS[0];
      if (wait > 0) soonest = Math.min(wait, soonest ?? Infinity);
      else next = candidate;
    }
    return next ?? soonest;
  }
}

/** Another page asks, for itself, and wasn't convicted. */
function isAnother({ device, session, to }: CandidacyVote, { page, lied }: Chooser): boolean {
  const own = device === page.device && session === page.session;
  return !own && to.device === device && to.session === session && !lied(device);
}

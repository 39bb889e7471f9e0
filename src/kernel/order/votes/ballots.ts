/** Votes as they come in through presence, again and again: each is read and verified once, and handed on. */
import { keepNewest } from '../../held.ts';
import { hex } from '../../bytes.ts';
import { parseVote, type Vote, type VoteScope, verifyVote } from '../../journal/vote.ts';
import type { Sodium } from '../../ports.ts';

/** Verified votes remembered, so that repeating one costs nothing. */
const REMEMBERED = 512;

/** What checking votes needs, and whom it tells. */
export interface BallotPorts {
  readonly sodium: Sodium;
  readonly place: VoteScope;
  keyOf(device: string): Uint8Array | undefined;
  took(vote: Vote, bytes: Uint8Array): void;
}

/** Votes as they are heard: each checked once, then handed on. */
export class Ballots {
  readonly #ports: BallotPorts;
  readonly #known = new Set<string>();

  constructor(ports: BallotPorts) {
    this.#ports = ports;
  }

  /** Takes votes from whoever passes them on; what isn't one, or isn't signed, is passed over. */
  take(votes: readonly Uint8Array[]): void {
    for (const bytes of votes) {
      // The signature is the last 64 bytes and tells votes apart.
      const name = hex(bytes.subarray(-64));
      if (this.#known.has(name)) continue;
      const vote = parseVote(bytes);
      const key = vote && this.#ports.keyOf(vote.device);
      if (!vote || !key || !verifyVote(this.#ports.sodium, this.#ports.place, bytes, key)) continue;
      this.#known.add(name);
      keepNewest(this.#known, REMEMBERED);
      this.#ports.took(vote, bytes);
    }
  }
}

/**
 * Votes of this device that others' stamps carry. A device whose profile was put back from a copy knows less of them than the table does,
 * and would vote otherwise. So they bind it from when they are met (SPEC.md, O17).
 */
import { parseVote, type Vote, type VoteScope, verifyVote } from '../../journal/vote.ts';
import type { Sodium } from '../../ports.ts';
import type { Order } from '../../log/order.ts';
import type { Voter } from './voter.ts';

/** What meeting own votes again needs. */
export interface OwnVotesPorts {
  readonly sodium: Sodium;
  readonly order: Order;
  readonly voter: Voter;
  readonly place: VoteScope;
  /** Own device, hex. */
  readonly device: string;
  keyOf(device: string): Uint8Array | undefined;
  failed(error: unknown): void;
}

/** Own votes that are met in the stamps of others: they bind this device also where its store has lost them (O17). */
export class OwnVotes {
  readonly #ports: OwnVotesPorts;
  /** So many of those that stamps carry were looked at. */
  #seen = 0;

  constructor(ports: OwnVotesPorts) {
    this.#ports = ports;
  }

  /** Looks at the stamps that have come; to be called before anything is voted. */
  look(): void {
    const { sodium, order, place, device, keyOf } = this.#ports;
    while (this.#seen < order.carried.length) {
      const bytes = order.carried[this.#seen++]!;
      const vote = parseVote(bytes);
      const key = vote?.device === device && keyOf(device);
      if (key && verifyVote(sodium, place, bytes, key)) this.met(vote);
    }
  }

  /** A well signed vote of anybody's. */
  met(vote: Vote): void {
    const { voter, device, failed } = this.#ports;
    if (vote.device !== device || (vote.type !== 'ack' && vote.type !== 'promise')) return;
    voter.recall(vote).catch(failed);
  }
}

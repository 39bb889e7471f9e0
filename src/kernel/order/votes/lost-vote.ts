/**
 * A device that has acknowledged a stamp which isn't here any more, as its disk was damaged and nobody present holds it: in that epoch it may
 * place and acknowledge nothing (SPEC.md, O17). After a while its page says so, until somebody brings the stamp.
 */
import type { Order } from '../../log/order.ts';
import type { Clock } from '../../ports.ts';
import type { Voter } from './voter.ts';

/** Others that have it may still be opening their pages. */
const PATIENCE_MS = 5_000;

export interface LostVotePorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly voter: Voter;
  /** Connected, and all that the relay had has come. */
  live(): boolean;
  /** Something that has come isn't in the order yet. */
  reading(): boolean;
  /** What is to be said about it has changed. */
  voteLost(isLost: boolean): void;
}

/** Watches whether the own last acknowledgement is missing, and says so. */
export class LostVote {
  readonly #ports: LostVotePorts;
  #cancel: (() => void) | undefined;
  #isSaid = false;

  constructor(ports: LostVotePorts) {
    this.#ports = ports;
  }

  /** To be called whenever stamps, votes or the line may have changed. */
  look(): void {
    if (this.#isMissing()) {
      if (!this.#isSaid) this.#cancel ??= this.#ports.clock.after(PATIENCE_MS, () => this.#say(this.#isMissing()));
      return;
    }
    this.rest();
    if (this.#isSaid) this.#say(false);
  }

  /** Another tab acts, or the page goes. */
  rest(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #say(isLost: boolean): void {
    this.#cancel = undefined;
    if (this.#isSaid === isLost) return;
    this.#isSaid = isLost;
    this.#ports.voteLost(isLost);
  }

  /** A higher epoch has shown that what is missing wasn't committed: then it is missed no more. */
  #isMissing(): boolean {
    const { order, voter, live, reading } = this.#ports;
    const { last, left } = voter.record;
    if (!order.tip || left || voter.last || order.tip.epoch > last.epoch) return false;
    return live() && !reading();
  }
}

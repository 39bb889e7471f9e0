/**
 * A device that has acknowledged a stamp which isn't here any more: its disk was damaged, and nobody present holds it. In that epoch it may
 * place and acknowledge nothing (SPEC.md, O17). After a while its page says so, until somebody brings the stamp.
 */
import type { Clock } from '../../ports.ts';
import type { Voter } from './voter.ts';

/** Others that have it may still be opening their pages. */
const PATIENCE_MS = 5_000;

export interface LostVotePorts {
  readonly clock: Clock;
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

  #isMissing(): boolean {
    const { voter, live, reading } = this.#ports;
    return voter.lacksLast && !voter.bond.left && live() && !reading();
  }
}

/**
 * The votes about a takeover that this page shows to the others: at most one of each kind, as long as it matters. The own handover is
 * signed before it is said: a page that goes has no time for it.
 */
import type { Page, Vote } from '../../journal/vote.ts';
import type { Voter } from './voter.ts';

interface Shown {
  readonly epoch: number;
  readonly bytes: Uint8Array;
}

/** What showing votes needs. */
export interface ShownVotesPorts {
  readonly voter: Voter;
  readonly page: Page;
  /** Shows the votes to the others. */
  show(): void;
}

/** The votes that this page shows to the others, the last of each kind. */
export class ShownVotes {
  readonly #ports: ShownVotesPorts;
  readonly #votes = new Map<Vote['type'], Shown>();
  /** The handover of the own role; without bytes while it is being signed. */
  #handover: { readonly epoch: number; readonly bytes?: Uint8Array } | undefined;

  constructor(ports: ShownVotesPorts) {
    this.#ports = ports;
  }

  get all(): readonly Uint8Array[] {
    return Array.from(this.#votes.values(), ({ bytes }) => bytes);
  }

  put(type: Vote['type'], epoch: number, bytes: Uint8Array): void {
    this.#votes.set(type, { epoch, bytes });
    this.#ports.show();
  }

  /** Signs a vote that binds to nothing, and shows it. */
  async say(vote: Vote): Promise<void> {
    this.put(vote.type, vote.epoch, await this.#ports.voter.cast(vote));
  }

  /** That this device has promised a higher epoch; once for each. */
  async sayNack(): Promise<void> {
    const { voter, page } = this.#ports;
    const epoch = voter.bond.promised;
    if (this.#votes.get('nack')?.epoch !== epoch) await this.say({ type: 'nack', ...page, epoch });
  }

  /** Signs the handover of the role of this epoch. */
  async prepareHandover(epoch: number): Promise<void> {
    const { voter, page } = this.#ports;
    if (this.#handover?.epoch === epoch) return;
    this.#handover = { epoch };
    this.#handover = { epoch, bytes: await voter.cast({ type: 'handover', ...page, epoch }) };
  }

  /** Shows the handover, at once where it was prepared. */
  async handOver(epoch: number): Promise<void> {
    const ready = this.#handover?.epoch === epoch ? this.#handover.bytes : undefined;
    if (ready) this.put('handover', epoch, ready);
    else await this.say({ type: 'handover', ...this.#ports.page, epoch });
  }

  /** Isn't shown from the next change on. */
  drop(type: Vote['type']): void {
    this.#votes.delete(type);
  }

  /** What a new-epoch stamp of this epoch has settled needn't be shown any more. */
  tidy(epoch: number): void {
    let changed = false;
    for (const [type, vote] of this.#votes) {
      const settled = type === 'handover' ? vote.epoch < epoch : vote.epoch <= epoch;
      if (settled) changed = this.#votes.delete(type) || changed;
    }
    if (changed) this.#ports.show();
  }
}

/**
 * What this page says about an office, shown to the others: at most one vote of each kind, as long as it matters. The laying down of the
 * own office is signed before it is said: a page that goes has no time for it.
 */
import type { Page, Vote } from '../journal/vote.ts';
import type { Voter } from './voter.ts';

interface Shown {
  readonly epoch: number;
  readonly bytes: Uint8Array;
}

export interface ShownVotesPorts {
  readonly voter: Voter;
  readonly page: Page;
  /** Shows the votes to the others. */
  show(): void;
}

export class ShownVotes {
  readonly #ports: ShownVotesPorts;
  readonly #votes = new Map<Vote['type'], Shown>();
  /** Of the own office; without bytes while it is being signed. */
  #farewell: { readonly epoch: number; readonly bytes?: Uint8Array } | undefined;

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
  async sayHigher(): Promise<void> {
    const { voter, page } = this.#ports;
    const epoch = voter.record.promised;
    if (this.#votes.get('higher')?.epoch !== epoch) await this.say({ type: 'higher', ...page, epoch });
  }

  /** Signs the laying down of the office of this epoch. */
  async prepareLayDown(epoch: number): Promise<void> {
    const { voter, page } = this.#ports;
    if (this.#farewell?.epoch === epoch) return;
    this.#farewell = { epoch };
    this.#farewell = { epoch, bytes: await voter.cast({ type: 'layDown', ...page, epoch }) };
  }

  /** At once, where it was prepared. */
  async layDown(epoch: number): Promise<void> {
    const ready = this.#farewell?.epoch === epoch ? this.#farewell.bytes : undefined;
    if (ready) this.put('layDown', epoch, ready);
    else await this.say({ type: 'layDown', ...this.#ports.page, epoch });
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
    if (changed) this.#ports.show();
  }
}

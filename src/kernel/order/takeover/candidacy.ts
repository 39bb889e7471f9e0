/** One candidacy for the sequencer's role: the promises that have come for it, and whether they are enough to open its epoch (SPEC.md, O11, O12). */
import { held } from '../../held.ts';
import type { PromiseVote } from '../../journal/vote.ts';
import { pickBase, type Vow } from '../../log/base.ts';
import type { Order, Stamped } from '../../log/order.ts';
import { lastOf } from '../../log/proofs.ts';

export class Candidacy {
  readonly epoch: number;
  /** Nobody is asked for the moment, as those who were have been waited for; promises still count. */
  over = false;
  readonly #promises = new Map<string, { readonly vote: PromiseVote; readonly bytes: Uint8Array }>();
  /** Its new-epoch stamp is being written. */
  isWriting = false;
  #atMs: number;

  constructor(epoch: number, atMs: number) {
    this.epoch = epoch;
    this.#atMs = atMs;
  }

  /** When it was last asked for, by the own clock. */
  get atMs(): number {
    return this.#atMs;
  }

  again(atMs: number): void {
    this.over = false;
    this.#atMs = atMs;
  }

  has(device: string): boolean {
    return this.#promises.has(device);
  }

  add(vote: PromiseVote, bytes: Uint8Array): void {
    this.#promises.set(vote.device, { vote, bytes });
  }

  /** Where to go on from, and the promises that say so; undefined where more are needed, or what they name isn't here. */
  ready(order: Order): { readonly base: Stamped; readonly votes: readonly Uint8Array[] } | undefined {
    const vows: Vow[] = [];
    for (const [device, { vote }] of this.#promises) {
      // Others leave such a promise out as well (`provesNewEpoch`), and a new-epoch stamp that leans on it would be void.
      const last = lastOf(order, vote);
      if (last && last.epoch < this.epoch) vows.push({ device, last });
    }
    const base = pickBase(order, vows, order.strict);
    if (!base) return undefined;
    const heard = vows.filter(({ device }) => base.voters.devices.includes(device));
    return { base, votes: heard.map(({ device }) => held(this.#promises, device).bytes) };
  }
}

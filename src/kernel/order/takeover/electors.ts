/**
 * The devices whose promises a takeover may need (SPEC.md, O11). It goes on from the highest last acknowledgement, and the voters there
 * judge it. That place may lie under a change of the voters that came late. A voter at the tip has promised already without having seen it,
 * and can't acknowledge it any more. A device that it has put out is needed all the same.
 */
import type { Page, PromiseVote } from '../../journal/vote.ts';
import { spokenFor } from '../../log/base.ts';
import type { Order, Stamped } from '../../log/order.ts';
import type { Voter } from '../votes/voter.ts';

/** What counting promises needs. */
export interface ElectorPorts {
  readonly order: Order;
  readonly voter: Voter;
  readonly page: Pick<Page, 'device'>;
  /** The last committed place: no takeover goes on from below it. */
  committed(): Stamped | undefined;
}

/** Promises for an epoch, and whether they are a quorum from which it may be opened. */
export class Electors {
  readonly #ports: ElectorPorts;
  /** The promise with the highest epoch of each device, by device. */
  readonly #promised = new Map<string, PromiseVote>();

  constructor(ports: ElectorPorts) {
    this.#ports = ports;
  }

  /** A promise of one of them. */
  note(vote: PromiseVote): void {
    if (vote.epoch > (this.#promised.get(vote.device)?.epoch ?? 0)) this.#promised.set(vote.device, vote);
  }

  /** The voters at the tip, then those where one of them, or this device, has acknowledged last. */
  at(tip: Stamped): readonly string[] {
    const electors = new Set(tip.voters.devices);
    for (const { voters } of this.#lasts(tip))
      if (voters !== tip.voters) for (const device of voters.devices) electors.add(device);
    return [...electors];
  }

  /**
   * Where this device can't acknowledge the tip any more: a takeover goes on from here, as far as it has heard, or from further on. Of who
   * isn't a voter at the tip the own acknowledgement says nothing about that.
   */
  base(tip: Stamped): Stamped | undefined {
    if (!this.#isBound(tip) || !tip.voters.devices.includes(this.#ports.page.device)) return undefined;
    return this.#lasts(tip).reduce<Stamped | undefined>(
      (top, place) => (top && !isBelow(top, place) ? top : place),
      undefined,
    );
  }

  #isBound(tip: Stamped): boolean {
    return this.#ports.voter.bond.promised > tip.epoch;
  }

  /** What those who are bound above the tip have acknowledged last, as far as they speak for it. */
  #lasts(tip: Stamped): readonly Stamped[] {
    const { order, voter, page, committed } = this.#ports;
    const votes: Pick<PromiseVote, 'device' | 'last'>[] = [...this.#promised.values()].filter(
      ({ epoch }) => epoch > tip.epoch,
    );
    if (this.#isBound(tip)) votes.push({ device: page.device, last: voter.bond.last });
    const known = votes.flatMap(({ device, last: { hash } }) => {
      const last = order.at(hash);
      return (last && spokenFor({ device, last })) ?? [];
    });
    const least = committed();
    return least ? known.filter((place) => !isBelow(place, least)) : known;
  }
}

const isBelow = (a: Stamped, b: Stamped): boolean =>
  a.epoch < b.epoch || (a.epoch === b.epoch && a.position < b.position);

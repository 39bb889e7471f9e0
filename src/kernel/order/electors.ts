/**
 * Whose promises a takeover may need (SPEC.md, O11). It goes on from the highest last acknowledgement, and is judged by who counts there.
 * That place may lie under a change of the count that came late: whoever counts at the tip has promised already without having seen it, and
 * can't acknowledge it any more. Who was counted out by it is needed all the same.
 */
import type { Page, Promised } from '../journal/vote.ts';
import { spokenFor } from './base.ts';
import type { Order, Stamped } from './order.ts';
import type { Voter } from './voter.ts';

export interface ElectorPorts {
  readonly order: Order;
  readonly voter: Voter;
  readonly page: Pick<Page, 'device'>;
  /** The last firm place: no takeover goes on from below it. */
  firm(): Stamped | undefined;
}

export class Electors {
  readonly #ports: ElectorPorts;
  /** By device, the promise with the highest epoch. */
  readonly #promised = new Map<string, Promised>();

  constructor(ports: ElectorPorts) {
    this.#ports = ports;
  }

  /** A promise of one of them. */
  note(vote: Promised): void {
    if (vote.epoch > (this.#promised.get(vote.device)?.epoch ?? 0)) this.#promised.set(vote.device, vote);
  }

  /** Who counts at the tip, then who counts where one of them, or this device, has acknowledged last. */
  at(tip: Stamped): readonly string[] {
    const electors = new Set(tip.count.devices);
    for (const { count } of this.#lasts(tip))
      if (count !== tip.count) for (const device of count.devices) electors.add(device);
    return [...electors];
  }

  /**
   * Where this device can't acknowledge the tip any more: a takeover goes on from here, as far as it has heard, or from further on. Of who
   * doesn't count at the tip the own acknowledgement says nothing about that.
   */
  base(tip: Stamped): Stamped | undefined {
    if (!this.#isBound(tip) || !tip.count.devices.includes(this.#ports.page.device)) return undefined;
    return this.#lasts(tip).reduce<Stamped | undefined>(
      (top, place) => (top && !isBelow(top, place) ? top : place),
      undefined,
    );
  }

  #isBound(tip: Stamped): boolean {
    return this.#ports.voter.record.promised > tip.epoch;
  }

  /** What those who are bound above the tip have acknowledged last, as far as they speak for it. */
  #lasts(tip: Stamped): readonly Stamped[] {
    const { order, voter, page, firm } = this.#ports;
    const votes: Pick<Promised, 'device' | 'last'>[] = [...this.#promised.values()].filter(
      ({ epoch }) => epoch > tip.epoch,
    );
    if (this.#isBound(tip)) votes.push({ device: page.device, last: voter.record.last });
    const known = votes.flatMap(({ device, last: { hash } }) => {
      const last = order.at(hash);
      return (last && spokenFor({ device, last })) ?? [];
    });
    const least = firm();
    return least ? known.filter((place) => !isBelow(place, least)) : known;
  }
}

const isBelow = (a: Stamped, b: Stamped): boolean =>
  a.epoch < b.epoch || (a.epoch === b.epoch && a.position < b.position);

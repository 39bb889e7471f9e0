/**
 * A room that others have opened once more, seen from a page at one of its first entries. It knows who else has opened it, and whether more
 * have come there. `generation/rival.ts` tells who has come to which of them. SPEC G11.
 */
import { isOutdone, Origins } from '../generation/rival.ts';
import type { Arrival } from '../generation/where.ts';
import type { Carried } from '../journal/carried.ts';
import { type Entry, KIND, ZERO_HASH } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Order } from '../log/order.ts';
import { lastVoteIn } from '../order/votes/voter.ts';
import type { LogStore } from '../ports.ts';
import type { Notices } from './notices.ts';

/** What comparing the first entries of a room needs. */
export interface RivalsPorts {
  readonly arrival: Pick<Arrival, 'generation' | 'genesis'>;
  readonly journal: Pick<Journal, 'all' | 'get'>;
  readonly store: LogStore;
  readonly notices: Notices;
}

/** The side that a page is on. */
export interface OwnSide {
  /** Hex hash of its first entry; '' until that is here. */
  readonly origin: string;
  readonly carried: Carried | undefined;
  readonly order: Pick<Order, 'root'>;
  /** Given while what is shown isn't proven. */
  readonly proving: unknown;
}

/** The first entries of one room beside the own, as far as this page has heard of them. */
export class Rivals {
  readonly #ports: RivalsPorts;
  readonly #own: OwnSide;
  /** Devices that have opened it as well: which goes on the promises say, which lie in the room before. */
  readonly #rivals = new Set<string>();
  readonly #origins: Origins;
  /** More have come to another one: here nothing is signed any more. */
  isElsewhere = false;
  /** How often it was looked. */
  #looks = 0;

  constructor(ports: RivalsPorts, own: OwnSide) {
    this.#ports = ports;
    this.#own = own;
    this.#origins = new Origins((hash) => ports.journal.get(hash));
  }

  /** Another first entry may be among these. */
  take(entries: readonly Entry[]): void {
    const { genesis } = this.#ports.arrival;
    if (genesis === undefined) return;
    for (const { kind, seen, hash, device } of entries)
      if (kind === KIND.table && seen === ZERO_HASH && hash !== genesis) this.#rivals.add(device);
  }

  /**
   * More have come to a rival. A device that has acknowledged anything here stays. So none acknowledges on both sides, and one at most is ever
   * committed. Rejects where the store can't say that.
   */
  async isOutdone(): Promise<boolean> {
    return this.#isCountedOut() && !(await this.#hasVotedHere());
  }

  /**
   * Says so where it is so; called when more has come. Rejects as `isOutdone` does.
   * @returns whether this page acts again, after it did nothing with what came meanwhile
   */
  async look(): Promise<boolean> {
    if (this.#rivals.size === 0 || this.#own.proving) return false;
    const look = ++this.#looks;
    // While the store is asked nothing is signed here that would keep this device here.
    this.isElsewhere = this.#isCountedOut();
    const isElsewhere = this.isElsewhere && !(await this.#hasVotedHere());
    // A later one knows more.
    if (look !== this.#looks) return false;
    const actsAgain = this.isElsewhere && !isElsewhere;
    this.isElsewhere = isElsewhere;
    if (isElsewhere) this.#ports.notices.note({ code: 'company/elsewhere' });
    else this.#ports.notices.drop('company/elsewhere');
    return actsAgain;
  }

  #isCountedOut(): boolean {
    const { carried, order, origin } = this.#own;
    if (!order.root || !carried?.voters.some((device) => this.#rivals.has(device))) return false;
    return isOutdone(this.#ports.journal.all(), origin, carried.voters);
  }

  /** Or where nobody knows; another tab of this device may be where the others are, and have voted there. */
  async #hasVotedHere(): Promise<boolean> {
    const { store, arrival, journal } = this.#ports;
    const { order, origin } = this.#own;
    const { position, hash } = await lastVoteIn(store, arrival.generation);
    const named = journal.get(hash);
    const votedAt = named && this.#origins.of(named)?.hash;
    return position > (order.root?.position ?? 0) && (votedAt === undefined || votedAt === origin);
  }
}

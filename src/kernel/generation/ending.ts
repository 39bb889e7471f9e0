/**
 * The end of a generation on this device. It takes together what entries say about moving on, what this page does about it (`parting.ts`)
 * and where it may follow (`following.ts`).
 */
import { type Entry, KIND } from '../journal/entry.ts';
import { Following, type FollowingPorts } from './following.ts';
import { Parting, type PartingPorts } from './parting.ts';
import { Proposals } from './proposals.ts';
import { Origins } from './rival.ts';

/** What moving on and going along need. */
export type EndingPorts = PartingPorts &
  Omit<FollowingPorts, 'voter'> & {
    /** Of this room, by its hash. */
    entryAt(hash: string): Entry | undefined;
  };

/** All that may end a generation: own and others' proposals, parting, and following those who have gone. */
export class Ending {
  readonly #ports: EndingPorts;
  readonly #proposals: Proposals;
  readonly parting: Parting;
  readonly following: Following;

  constructor(ports: EndingPorts) {
    this.#ports = ports;
    const { order } = ports;
    const origins = new Origins((hash) => ports.entryAt(hash));
    this.#proposals = new Proposals((entry) => {
      const origin = order.at(entry.seen) ? order.root : origins.of(entry);
      return origin && (origin.hash === order.root?.hash ? 'own' : 'other');
    });
    this.parting = new Parting(ports, this.#proposals);
    this.following = new Following({ ...ports, voter: ports.replica.voter }, this.#proposals);
  }

  /** Heard just now, or read from the own log. */
  take(entries: Iterable<Entry>): void {
    this.#proposals.lookAgain();
    const about = [...entries].filter(({ kind }) => kind === KIND.moving);
    if (about.length > 0) this.#proposals.take(about, this.#ports.clock.monotonicMs());
  }

  /** Does what is due; called after each change. */
  look(): void {
    this.parting.look();
    this.following.look();
  }

  close(): void {
    this.parting.close();
    this.following.close();
  }
}

/** Stamps in one hand, for tests of what is decided over them: no bytes, no signatures. */
import { ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { type Voters, firstVoters } from '../../../src/kernel/log/voters.ts';
import { Order, type Stamped } from '../../../src/kernel/log/order.ts';

export const DEVICES: readonly string[] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
const [A] = DEVICES;

/** So that no two trees have a hash in common. */
let made = 0;

export class Tree {
  readonly root: Stamped;
  readonly stamps: Map<string, Stamped> = new Map();
  tip: Stamped;
  strict = false;
  readonly equivocations: Order['equivocations'] = [];
  isOver: Order['isOver'] = Order.prototype.isOver;
  common: Order['common'] = Order.prototype.common;

  constructor(devices: readonly string[]) {
    this.root = this.tip = {
      hash: '1'.repeat(64),
      parent: undefined,
      epoch: 0,
      sequencer: `${A}.1`,
      position: 0,
      time: 0,
      entries: [],
      voters: firstVoters(devices),
    };
    this.stamps.set(this.root.hash, this.root);
  }

  /** As the code under test takes it. */
  get order(): Order {
    return this as unknown as Order;
  }
  get begun(): Order['begun'] {
    return this;
  }
  get = (hash: string): Stamped | undefined => this.stamps.get(hash);
  at = (hash: string): Stamped | undefined => (hash === ZERO_HASH ? this.root : this.stamps.get(hash));

  stamp(
    parent: Stamped,
    more: {
      readonly epoch?: number;
      readonly sequencer?: string;
      readonly voters?: Voters;
      readonly time?: number;
    } = {},
  ): Stamped {
    const { epoch = parent.epoch, sequencer = parent.sequencer, voters = parent.voters, time = 0 } = more;
    const hash = (++made).toString(16).padStart(64, 'f');
    const stamped = { hash, parent, epoch, sequencer, position: parent.position + 1, time, entries: [], voters };
    this.stamps.set(hash, stamped);
    this.tip = stamped;
    return stamped;
  }
}

/** A table in the tests of the order: its founder, a guest, and browsers that hear what they write. */
import { hex } from '../../../src/kernel/bytes.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Order } from '../../../src/kernel/log/order.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, Pen, type Placed, ROOM, rootOf } from '../../helpers/pen.ts';

/** The founder's first session is the sequencer of epoch 0; the guest has said hello. */
export class Scene {
  readonly sodium: Sodium;
  readonly founder: Pen;
  readonly sequencer: Chain;
  readonly guest: Chain;
  readonly genesis: Entry;
  readonly root: Placed;
  readonly hello: Entry;

  constructor(sodium: Sodium) {
    this.sodium = sodium;
    this.founder = new Pen(sodium, 1);
    this.sequencer = new Chain(this.founder, 1);
    this.guest = new Chain(new Pen(sodium, 2), 2);
    this.genesis = this.sequencer.table();
    this.root = rootOf(this.genesis);
    this.hello = this.guest.hello();
  }

  /** A browser that has heard the first entry, the guest's hello and these. */
  ear(...heard: readonly (Entry | Placed)[]): Ear {
    return new Ear(this).hear(this.genesis, this.hello, ...heard);
  }
}

/** A browser that hears entries one by one. */
export class Ear {
  readonly journal: Journal;
  readonly order: Order;
  readonly #genesis: Entry;

  constructor({ sodium, genesis }: Scene) {
    this.journal = new Journal(sodium, hex(ROOM));
    this.order = new Order(this.journal, sodium, { room: ROOM, generation: 0 });
    this.#genesis = genesis;
  }

  hear(...heard: readonly (Entry | Placed)[]): this {
    for (const one of heard) {
      const taken = this.journal.offer('entry' in one ? one.entry.bytes : one.bytes);
      this.order.take(taken.ok ? taken.entries : []);
      if (this.journal.has(this.#genesis.hash)) this.order.begin(this.#genesis, { time: 0 });
    }
    return this;
  }

  get tip(): string | undefined {
    return this.order.tip?.hash;
  }
}

export const tipOf = (placed: Placed): string => placed.entry.hash;

/** A journal and an order in one hand, for tests of the fold: stamps are put where a test wants them. */
import type { Entry } from '../../src/kernel/journal/entry.ts';
import { firstVoters } from '../../src/kernel/log/voters.ts';
import type { Stamped } from '../../src/kernel/log/order.ts';

/** The tip is what was stamped last. */
export class Hand {
  readonly entries: Map<string, Entry> = new Map();
  readonly root: Stamped = {
    hash: 'root',
    parent: undefined,
    epoch: 0,
    sequencer: '',
    position: 0,
    time: 0,
    entries: [],
    voters: firstVoters(['']),
  };
  readonly stamps: Map<string, Stamped> = new Map();
  tip: Stamped = this.root;
  readonly #others: (hash: string) => Entry | undefined;

  /** @param others entries that were there before */
  constructor(others: (hash: string) => Entry | undefined) {
    this.#others = others;
  }

  readonly get = (hash: string): Entry | undefined => this.entries.get(hash) ?? this.#others(hash);
  readonly all = (): IterableIterator<Entry> => this.entries.values();

  stamp(parent: Stamped, entries: readonly Entry[], time: number = parent.time): Stamped {
    const position = parent.position + Math.max(entries.length, 1);
    const hash = `${parent.hash}+${entries.map((entry) => entry.hash).join()}@${time}`;
    const { voters } = parent;
    this.tip = {
      hash,
      parent,
      epoch: 0,
      sequencer: '',
      position,
      time,
      entries: entries.map((entry) => entry.hash),
      voters,
    };
    this.stamps.set(hash, this.tip);
    return this.tip;
  }

  readonly at = (hash: string): Stamped | undefined => this.stamps.get(hash);

  isOver(above: Stamped, below: Stamped): boolean {
    return this.common(above, below) === below;
  }

  since(from: Stamped, to: Stamped = this.tip): Stamped[] {
    const path: Stamped[] = [];
    for (let at: Stamped | undefined = to; at && at !== from; at = at.parent) path.unshift(at);
    return path;
  }

  common(a: Stamped, b: Stamped): Stamped {
    const past = new Set<Stamped>();
    for (let at: Stamped | undefined = a; at; at = at.parent) past.add(at);
    let at = b;
    while (!past.has(at)) at = at.parent!;
    return at;
  }
}

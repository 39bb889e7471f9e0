/** What became of a file of another program, told before anything is laid: kept, changed, dropped, each by kind with some names. */

export const KEPT = [
  'cards',
  'tokens',
  'boards',
  'zones',
  'bags',
  'dice',
  'counters',
  'notes',
  'clocks',
  'buttons',
  'rules',
  'grids',
  'snaps',
] as const;

export const CHANGED = [
  'hand',
  'seats',
  'places',
  'spinners',
  'backs',
  'sides',
  'words-on-cards',
  'own-cards',
  'hidden',
  'shown',
  'asleep',
  'figures',
  'endless',
  'mixed-piles',
] as const;

export const DROPPED = [
  'pictures',
  'programs',
  'looks',
  'links',
  'drawings',
  'states',
  'sounds',
  'pages',
  'areas',
  'grids',
  'snaps',
  'deckless',
  'others',
  'too-many',
] as const;

export type Kept = (typeof KEPT)[number];
export type Changed = (typeof CHANGED)[number];
export type Dropped = (typeof DROPPED)[number];

export interface Line<K> {
  readonly what: K;
  /** So many of them. */
  readonly n: number;
  /** Of the first ones that have a name. */
  readonly names: readonly string[];
}

export interface Report {
  readonly kept: readonly Line<Kept>[];
  readonly changed: readonly Line<Changed>[];
  readonly dropped: readonly Line<Dropped>[];
}

const MOST_NAMES = 4;

class Lines<K extends string> {
  readonly #all = new Map<K, { n: number; readonly names: string[] }>();

  add(what: K, name: string, n: number): void {
    const line = this.#all.get(what) ?? { n: 0, names: [] };
    line.n += n;
    if (name && line.names.length < MOST_NAMES && !line.names.includes(name)) line.names.push(name);
    this.#all.set(what, line);
  }

  inOrder(order: readonly K[]): readonly Line<K>[] {
    return order.flatMap((what) => {
      const line = this.#all.get(what);
      return line && line.n > 0 ? [{ what, ...line }] : [];
    });
  }
}

/** Written while a file is read. */
export class Ledger {
  readonly #keptLines = new Lines<Kept>();
  readonly #changedLines = new Lines<Changed>();
  readonly #droppedLines = new Lines<Dropped>();

  kept(what: Kept, name = '', n = 1): void {
    this.#keptLines.add(what, name, n);
  }

  changed(what: Changed, name = '', n = 1): void {
    this.#changedLines.add(what, name, n);
  }

  dropped(what: Dropped, name = '', n = 1): void {
    this.#droppedLines.add(what, name, n);
  }

  get report(): Report {
    return {
      kept: this.#keptLines.inOrder(KEPT),
      changed: this.#changedLines.inOrder(CHANGED),
      dropped: this.#droppedLines.inOrder(DROPPED),
    };
  }
}

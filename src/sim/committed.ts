/** What is committed stays so: in a room for ever, and beyond it where the table goes on. */
import { hex } from '../kernel/bytes.ts';
import { staysTogether } from '../kernel/journal/carried.ts';
import type { Order, Stamped } from '../kernel/log/order.ts';
import type { Page } from './device.ts';
import { must } from './must.ts';

export const at = (stamp: Pick<Stamped, 'epoch' | 'position' | 'hash'> | undefined): string =>
  stamp ? `${stamp.epoch}/${stamp.position} ${stamp.hash.slice(0, 8)}` : 'nowhere';

/** All that any honest device has ever taken as committed in one room: one chain, for ever. */
export class CommittedChain {
  /** Hashes of the longest, by place in it. */
  readonly #chain: { readonly hash: string; readonly position: number; readonly by: string }[] = [];
  readonly #index = new Map<string, number>();
  readonly #last = new WeakMap<Page, Stamped>();

  get tip(): string | undefined {
    return this.#chain.at(-1)?.hash;
  }
  get position(): number {
    return this.#chain.at(-1)?.position ?? 0;
  }
  /** More than its beginning. */
  get isGrown(): boolean {
    return this.#chain.length > 1;
  }

  /** After something happened to this page. */
  look(page: Page): void {
    const tableParts = page.inside.core?.tableParts;
    if (!tableParts) return;
    const { runner } = tableParts;
    const committed = tableParts.replica.committed;
    if (committed && committed !== this.#last.get(page)) {
      const before = this.#last.get(page);
      must(
        !before || isOver(committed, before) || isOver(before, committed),
        () => `${page.name} took ${at(before)} as committed, and then ${at(committed)}, which isn't over it`,
      );
      if (!before || isOver(committed, before)) this.#last.set(page, committed);
      this.#add(page, committed);
    }
    const held = this.#last.get(page);
    must(
      !held || isOver(runner.at, held) || isOver(held, runner.at),
      () => `${page.name} has folded ${at(runner.at)}, on another branch than ${at(held)} that was committed for it`,
    );
  }

  #add(page: Page, committed: Stamped): void {
    const fresh: Stamped[] = [];
    let stamp: Stamped | undefined = committed;
    for (; stamp && !this.#index.has(stamp.hash); stamp = stamp.parent) fresh.push(stamp);
    if (fresh.length === 0) return;
    const base = stamp ? this.#index.get(stamp.hash)! : -1;
    const other = this.#chain[base + 1];
    must(
      other === undefined,
      () =>
        `${page.name} takes ${at(committed)} as committed, but ${other!.by} took ${other!.position} ${other!.hash.slice(0, 8)} over the same place`,
    );
    for (const one of fresh.reverse()) {
      this.#index.set(one.hash, this.#chain.length);
      this.#chain.push({ hash: one.hash, position: one.position, by: page.name });
    }
  }

  /** Whether this order still has all of it. */
  isIn(tip: Stamped): boolean {
    if (this.tip === undefined) return true;
    for (let stamp: Stamped | undefined = tip; stamp; stamp = stamp.parent) if (stamp.hash === this.tip) return true;
    return false;
  }
}

/** Whether `base` lies under this stamp, or is it: by their hashes, also across pages. */
export function isOver(stamp: Stamped, base: Stamped): boolean {
  let one: Stamped | undefined = stamp;
  while (one && one.position > base.position) one = one.parent;
  // Stamps without entries may share no position, but a base and an opening over it may be looked at twice.
  for (; one && one.position === base.position; one = one.parent)
    if (one === base || one.hash === base.hash) return true;
  return false;
}

/** What `look` goes by. */
interface Seen {
  readonly core: Page['inside']['core'];
  readonly order: Order | undefined;
  readonly committed: Stamped | undefined;
  readonly folded: Stamped;
}

/**
 * The same for all rooms that a table goes through. A room may be opened twice, where nobody heard of the first time. Then there are two
 * chains in it, and one of them grows at most.
 */
export class CommittedEverywhere {
  /** What each page had at the last look. Of a storm all pages are looked at after each event, and few of them have anything new. */
  readonly #seen = new WeakMap<Page, Seen>();
  /** By room and first entry. */
  readonly #rooms = new Map<string, Map<string, CommittedChain>>();
  readonly #where = new WeakMap<Page, CommittedChain>();
  /** By room, each that a page had there: what a base lies over is found in one of them. */
  readonly #orders = new Map<string, Set<Order>>();
  /** Rooms after the first, each once. */
  readonly moves: Map<string, number> = new Map();

  of(page: Page): CommittedChain {
    const { room, origin } = page.inside.core!;
    return this.#in(hex(room), origin);
  }

  /** After something happened to this page. */
  look(page: Page): void {
    const { core, order } = page.inside;
    if (!core?.tableParts) return;
    const { replica, runner } = core.tableParts;
    const now: Seen = { core, order, committed: replica.committed, folded: runner.at };
    const last = this.#seen.get(page);
    if (last?.core === core && last.order === order && last.committed === now.committed && last.folded === now.folded)
      return;
    const room = hex(core.room);
    const chain = this.of(page);
    if (this.#where.get(page) !== chain) {
      this.#where.set(page, chain);
      this.#arrived(page, core.carried?.from.room);
    }
    chain.look(page);
    const grown = this.#chainsIn(room).filter(({ isGrown }) => isGrown);
    must(grown.length < 2, () => `${page.name} is where a room was opened twice, and both go on`);
    if (order) this.#orders.set(room, (this.#orders.get(room) ?? new Set()).add(order));
    this.#seen.set(page, now);
  }

  /** A page that goes where the table has gone as a whole finds there all that was committed. */
  #arrived(page: Page, from: string | undefined): void {
    const { carried, room } = page.inside.core!;
    if (!carried || from === undefined) return;
    this.moves.set(hex(room), carried.how);
    const lefts = this.#chainsIn(from);
    if (lefts.length === 0 || !staysTogether(carried.how)) return;
    const { base } = carried;
    const held = [...(this.#orders.get(from) ?? [])].flatMap((order) => order.get(base.hash) ?? [])[0];
    const left = lefts.find(({ isGrown }) => isGrown || lefts.length === 1);
    must(
      !left || (held ? left.isIn(held) : left.position <= base.position),
      () => `the table went on from ${at(base)}, and ${left!.position} ${left!.tip?.slice(0, 8)} was committed before`,
    );
  }

  #chainsIn(room: string): readonly CommittedChain[] {
    return [...(this.#rooms.get(room)?.values() ?? [])];
  }

  #in(room: string, origin: string): CommittedChain {
    const chains = this.#rooms.get(room) ?? new Map<string, CommittedChain>();
    this.#rooms.set(room, chains);
    const committed = chains.get(origin) ?? new CommittedChain();
    chains.set(origin, committed);
    return committed;
  }
}

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

/** The same for all rooms that a table goes through. */
export class CommittedEverywhere {
  readonly #rooms = new Map<string, CommittedChain>();
  readonly #where = new WeakMap<Page, string>();
  /** By room, each that a page had there: what a base lies over is found in one of them. */
  readonly #orders = new Map<string, Set<Order>>();
  /** Rooms after the first, each once. */
  readonly moves: Map<string, number> = new Map();

  of(page: Page): CommittedChain {
    return this.#in(hex(page.inside.core!.room));
  }

  /** After something happened to this page. */
  look(page: Page): void {
    const { core } = page.inside;
    if (!core?.tableParts) return;
    const room = hex(core.room);
    const before = this.#where.get(page);
    if (before !== room) {
      this.#where.set(page, room);
      this.#arrived(page, core.carried?.from.room);
    }
    this.#in(room).look(page);
    const { order } = page.inside;
    if (order) this.#orders.set(room, (this.#orders.get(room) ?? new Set()).add(order));
  }

  /** Whoever goes where the table has gone as a whole finds there all that was committed. */
  #arrived(page: Page, from: string | undefined): void {
    const { carried, room } = page.inside.core!;
    if (!carried || from === undefined) return;
    this.moves.set(hex(room), carried.how);
    const left = this.#rooms.get(from);
    if (!left || !staysTogether(carried.how)) return;
    const { base } = carried;
    const held = [...(this.#orders.get(from) ?? [])].flatMap((order) => order.get(base.hash) ?? [])[0];
    must(
      held ? left.isIn(held) : left.position <= base.position,
      () => `the table went on from ${at(base)}, and ${left.position} ${left.tip?.slice(0, 8)} was committed before`,
    );
  }

  #in(room: string): CommittedChain {
    const committed = this.#rooms.get(room) ?? new CommittedChain();
    this.#rooms.set(room, committed);
    return committed;
  }
}

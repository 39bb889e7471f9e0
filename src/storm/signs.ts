/** Signs that are read off the pages after each step: each detector says what is new since it looked last. */
import { parseStampBody } from '../kernel/journal/bodies.ts';
import { parsePromise } from '../kernel/journal/vote.ts';
import type { Stamped } from '../kernel/log/order.ts';
import { quorum } from '../kernel/log/quorum.ts';
import { isOver } from '../sim/committed.ts';
import type { Page } from '../sim/device.ts';
import type { Fact } from './facts.ts';
import { furthest } from './hits.ts';
import type { StormTable } from './table.ts';

/** Pages that run: neither asleep nor still opening. */
export const awake = (table: StormTable): readonly Page[] =>
  table.pages.filter((page) => !page.asleep && page.table !== undefined);

/** … and whose lines are whole: what one of them has all of them get. */
export const reached = (table: StormTable): readonly Page[] => {
  const { network } = table.world;
  return awake(table).filter(({ inside, where }) => !network.isCut(where) && inside.core?.connection.state === 'live');
};

const seatOf = (page: Page): number => page.device.index;
export const seatBy = (table: StormTable, device: string): number =>
  table.devices.findIndex(({ id }) => device.startsWith(id));

/** Acts that are written and have no place yet. What a liar has contradicted itself never gets one. */
export function waiting(pages: readonly Page[]): number {
  const liars = named(pages);
  const honest = pages.filter((page) => !liars.has(seatOf(page)));
  return honest.reduce((sum, { table }) => sum + (table?.view.connection.waiting ?? 0), 0);
}

/** Seats that have no line, and when all have one again. */
export class Lines {
  #off = new Set<number>();

  look(table: StormTable): readonly Fact[] {
    const off = awake(table)
      .filter(({ inside }) => inside.core?.connection.state === 'offline')
      .map(seatOf);
    const fresh = off.filter((seat) => !this.#off.has(seat));
    const facts: Fact[] = fresh.length > 0 ? [{ kind: 'offline', seats: fresh }] : [];
    const before = [...this.#off];
    for (const seat of fresh) this.#off.add(seat);
    const isBack = (seat: number): boolean =>
      table.devices[seat]?.page?.inside.core?.connection.state === 'live' && !off.includes(seat);
    if (before.length === 0 || fresh.length > 0 || !before.every(isBack)) return facts;
    this.#off = new Set();
    return [{ kind: 'online', seats: before.toSorted((a, b) => a - b) }];
  }
}

/** New epochs, and changes of the voters, as the page has them that knows most. */
export class Epochs {
  #tip: Stamped | undefined;

  look(table: StormTable): readonly Fact[] {
    const page = furthest(table);
    const tip = page?.inside.order?.tip;
    const before = this.#tip;
    if (!page || !tip || tip === before) return [];
    if (before && tip.epoch < before.epoch) return [];
    this.#tip = tip;
    if (!before) return [];
    return [...(tip.epoch > before.epoch ? [takeover(table, page, tip, before)] : []), ...changes(table, before, tip)];
  }
}

function takeover(table: StormTable, page: Page, tip: Stamped, before: Stamped): Fact {
  let first = tip;
  while (first.parent && first.parent.epoch === tip.epoch) first = first.parent;
  const base = first.parent ?? first;
  const entry = page.inside.core?.tableParts?.runner.world.entry(first.hash);
  const votes = (entry && parseStampBody(entry.body, true)?.votes) ?? [];
  const promised = votes.flatMap((vote) => parsePromise(vote) ?? []).map(({ device }) => seatBy(table, device));
  return {
    kind: 'takeover',
    from: seatBy(table, before.sequencer),
    to: seatBy(table, tip.sequencer),
    epoch: tip.epoch,
    over: base.position,
    promised: promised.toSorted((a, b) => a - b),
    of: base.voters.devices.length,
  };
}

function changes(table: StormTable, { voters: before }: Stamped, { voters }: Stamped): readonly Fact[] {
  const lacks = (some: readonly string[], others: readonly string[]): readonly number[] =>
    some.filter((device) => !others.includes(device)).map((device) => seatBy(table, device));
  const count = voters.devices.length;
  const more = { count, quorum: quorum(count, false) };
  const [out, back] = [lacks(before.devices, voters.devices), lacks(voters.devices, before.devices)];
  return [
    ...(out.length > 0 ? [{ kind: 'out', seats: out, ...more } as const] : []),
    ...(back.length > 0 ? [{ kind: 'in', seats: back, ...more } as const] : []),
  ];
}

/** Pages by the branch of the order that they hold: one group, where none contradicts another. */
export function branches(pages: readonly Page[]): readonly (readonly number[])[] {
  const groups: { tip: Stamped; readonly seats: number[] }[] = [];
  for (const page of pages) {
    const tip = page.inside.core?.tableParts?.runner.at;
    if (!tip) continue;
    const group = groups.find((one) => isOver(one.tip, tip) || isOver(tip, one.tip));
    if (!group) groups.push({ tip, seats: [seatOf(page)] });
    else {
      group.seats.push(seatOf(page));
      if (tip.position > group.tip.position) group.tip = tip;
    }
  }
  return groups.map(({ seats }) => seats);
}

/** Orders that contradict each other for longer than a moment. */
export class Halves {
  #since: number | undefined;
  #told = false;
  readonly #waitMs: number;

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  look(table: StormTable): readonly Fact[] {
    const groups = branches(awake(table));
    if (groups.length < 2) {
      this.#since = undefined;
      this.#told = false;
      return [];
    }
    this.#since ??= table.nowMs;
    if (this.#told || table.nowMs - this.#since < this.#waitMs) return [];
    this.#told = true;
    return [{ kind: 'parted', groups }];
  }
}

/** Seats that the pages name for two signatures that contradict each other. */
export class Liars {
  readonly #seen = new Map<number, number>();
  readonly #told = new Set<number>();
  readonly #waitMs: number;

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  isNamed(seat: number): boolean {
    return this.#told.has(seat);
  }

  look(table: StormTable): readonly Fact[] {
    const pages = awake(table);
    const facts: Fact[] = [];
    for (const { device } of table.devices.map((one) => ({ device: one }))) {
      const seat = device.index;
      const by = pages.filter((page) => seatOf(page) !== seat && names(page, seat));
      if (by.length === 0 || this.#told.has(seat)) continue;
      const since = this.#seen.get(seat) ?? table.nowMs;
      this.#seen.set(seat, since);
      const others = pages.filter((page) => seatOf(page) !== seat).length;
      if (by.length < others && table.nowMs - since < this.#waitMs) continue;
      this.#told.add(seat);
      const isOrder = by.some(({ inside }) => inside.order?.equivocations.some((one) => one.device === device.id));
      facts.push({ kind: 'lied', seat, proof: isOrder ? 'stamps' : 'entries', pages: by.length });
    }
    return facts;
  }
}

const names = ({ inside }: Page, seat: number): boolean =>
  inside.core?.notices.list.some((notice) => notice.code === 'peer/lied' && notice.seat === seat) ?? false;

/** Seats that any of these pages names. */
export const named = (pages: readonly Page[]): ReadonlySet<number> =>
  new Set(
    pages.flatMap(({ inside }) =>
      (inside.core?.notices.list ?? []).flatMap(({ code, seat }) =>
        code === 'peer/lied' && seat !== undefined ? [seat] : [],
      ),
    ),
  );

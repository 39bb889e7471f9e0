/** What must hold at every moment of a simulated night, and at its end. A broken one throws, with all that it knows. */
import { stateHash } from '../../src/kernel/fold/canonical.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { ANSWER } from '../../src/kernel/asks/answering.ts';
import { parseAnswerBody } from '../../src/kernel/journal/bodies.ts';
import { KIND, parseEntry } from '../../src/kernel/journal/entry.ts';
import type { Stamped } from '../../src/kernel/order/order.ts';
import type { Device, Page } from './device.ts';

export class Broken extends Error {}

export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Broken(what());
}

const at = (stamp: Pick<Stamped, 'epoch' | 'position' | 'hash'> | undefined): string =>
  stamp ? `${stamp.epoch}/${stamp.position} ${stamp.hash.slice(0, 8)}` : 'nowhere';

/** All that any honest device has ever taken as firm: one chain, for ever. */
export class Firm {
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
    const works = page.inside.core?.works;
    if (!works) return;
    const { runner } = works;
    const firm = works.council.firm;
    if (firm && firm !== this.#last.get(page)) {
      const before = this.#last.get(page);
      must(
        !before || isOver(firm, before) || isOver(before, firm),
        () => `${page.name} took ${at(before)} as firm, and then ${at(firm)}, which isn't over it`,
      );
      if (!before || isOver(firm, before)) this.#last.set(page, firm);
      this.#add(page, firm);
    }
    const held = this.#last.get(page);
    must(
      !held || isOver(runner.at, held) || isOver(held, runner.at),
      () => `${page.name} has folded ${at(runner.at)}, on another branch than ${at(held)} that was firm for it`,
    );
  }

  #add(page: Page, firm: Stamped): void {
    const fresh: Stamped[] = [];
    let stamp: Stamped | undefined = firm;
    for (; stamp && !this.#index.has(stamp.hash); stamp = stamp.parent) fresh.push(stamp);
    if (fresh.length === 0) return;
    const base = stamp ? this.#index.get(stamp.hash)! : -1;
    const other = this.#chain[base + 1];
    must(
      other === undefined,
      () =>
        `${page.name} takes ${at(firm)} as firm, but ${other!.by} took ${other!.position} ${other!.hash.slice(0, 8)} over the same place`,
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

function isOver(stamp: Stamped, base: Stamped): boolean {
  let one: Stamped | undefined = stamp;
  while (one && one.position > base.position) one = one.parent;
  // Stamps without entries may share no position, but a base and an opening over it may be looked at twice.
  for (; one && one.position === base.position; one = one.parent)
    if (one === base || one.hash === base.hash) return true;
  return false;
}

/** What a page shows of where it is, for messages. */
export function portrait(page: Page): string {
  const { core, order } = page.inside;
  const view = page.table?.view;
  const runner = core?.works?.runner;
  return [
    `${page.name} ${page.device.id.slice(0, 3)}`,
    `tip ${at(order?.tip)} ${order?.tip?.office.slice(0, 6) ?? ''}`,
    `firm ${at(core?.works?.council.firm)}`,
    `count ${order?.tip?.count.devices.map((one) => one.slice(0, 3)).join(' ')}`,
    `folded ${at(runner?.at)} ${runner ? hex(stateHash(runner.state)).slice(0, 8) : ''}`,
    `pending ${runner?.pending().length}`,
    view ? `${view.phase} ${view.connection.state} waiting ${view.connection.waiting}` : 'unopened',
    `notices ${JSON.stringify(view?.notices.map(({ code, seat }) => `${code}${seat ?? ''}`))}`,
    `owed ${JSON.stringify(view?.waiting.filter(({ what }) => what !== 'move'))}`,
    page.device.gone ? 'gone' : '',
  ].join(', ');
}

/** All pages have one order and one state, nothing waits. `undefined` where it is so, else what isn't. */
export function unsettled(pages: readonly Page[]): string | undefined {
  const first = pages[0]?.inside;
  if (!first?.order?.tip || !first.core?.works) return 'the first page has no table';
  if (first.order.tip.count.line.length > 0) return 'a change of the count is under way';
  for (const { name, inside, table } of pages) {
    const { order, core } = inside;
    if (!table || !core?.works || !order) return `${name} isn't open`;
    if (order.tip?.hash !== first.order.tip.hash) return `${name} has another tip`;
    if (core.works.runner.at.hash !== order.tip.hash) return `${name} hasn't folded its tip`;
    if (table.view.connection.waiting > 0) return `${name} waits for a stamp`;
    if (core.works.runner.pending().length > 0) return `${name} has pending entries of others`;
  }
  return undefined;
}

/** Same tip, same state, same log; what was firm for anybody is in it. */
export function sameEverywhere(pages: readonly Page[], firm: Firm): void {
  const hashes = pages.map(({ inside }) => hex(stateHash(inside.core!.works!.runner.state)));
  must(new Set(hashes).size === 1, () => `one tip, but states ${hashes.map((hash) => hash.slice(0, 8)).join(' ')}`);
  const logs = pages.map(({ table }) => JSON.stringify(table!.view.log));
  must(new Set(logs).size === 1, () => 'one state, but different logs');
  for (const page of pages)
    must(
      firm.isIn(page.inside.order!.tip!),
      () => `${page.name} has lost ${firm.tip!.slice(0, 8)}, which was firm: ${portrait(page)}`,
    );
}

/** Every refused move of this page's own session was told to its person. */
export function lossesTold(page: Page, dismissed: number): void {
  const { core } = page.inside;
  const runner = core!.works!.runner;
  let refused = 0;
  for (const { hash } of page.device.disk.entries.values()) {
    const entry = runner.world.entry(hex(hash));
    if (entry?.device !== page.device.id || entry.session !== core!.session.number) continue;
    if (entry.kind !== KIND.move || !runner.refusalOf(entry.hash)) continue;
    refused++;
  }
  const told = page.table!.lost.filter(({ move }) => move !== 'seat' && move !== 'start').length + dismissed;
  must(told >= refused, () => `${page.name}: ${refused} own moves were refused, ${told} were told`);
}

/** No seed of anybody's secret lies readable on another's disk, as long as it hasn't been opened to all. */
export function secretsKept(devices: readonly Device[], isOpen: (secret: string) => boolean): void {
  for (const { index, disk } of devices) {
    for (const [key, value] of disk.values) {
      if (!key.startsWith('secret/') || isOpen(key.slice('secret/'.length))) continue;
      const seed = Buffer.from(value.subarray(0, 32));
      for (const other of devices) {
        if (other.index === index) continue;
        const found =
          [...other.disk.entries.values()].some(
            ({ bytes }) => Buffer.from(bytes).includes(seed) && !isOpening(bytes),
          ) || [...other.disk.values.values()].some((bytes) => Buffer.from(bytes).includes(seed));
        must(!found, () => `the seed of ${index}'s ${key} lies on the disk of ${other.index}`);
      }
    }
  }
}

/** Laid open to all, as at the end of a game. */
function isOpening(bytes: Uint8Array): boolean {
  const entry = parseEntry(bytes);
  return entry?.kind === KIND.answer && parseAnswerBody(entry.body)?.type === ANSWER.openSecret;
}

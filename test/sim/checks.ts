/** What must hold at every moment of a simulated session, and at its end. A broken one throws, with all that it knows. */
import { stateHash } from '../../src/kernel/canonical.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { CONTRIBUTION } from '../../src/kernel/runs/contribution.ts';
import { parseContributionBody } from '../../src/kernel/journal/bodies.ts';
import { KIND, parseEntry } from '../../src/kernel/journal/entry.ts';
import type { Device, Page } from '../../src/sim/device.ts';
import { at, type CommittedChain } from '../../src/sim/committed.ts';
import { must } from '../../src/sim/must.ts';

/** What a page shows of where it is, for messages. */
export function portrait(page: Page): string {
  const { core, order } = page.inside;
  const view = page.table?.view;
  const from = core?.carried;
  const runner = core?.tableParts?.runner;
  return [
    `${page.name} ${page.device.id.slice(0, 3)}`,
    `tip ${at(order?.tip)} ${order?.tip?.sequencer.slice(0, 6) ?? ''}`,
    `committed ${at(core?.tableParts?.replica.committed)}`,
    `count ${order?.tip?.voters.devices.map((one) => one.slice(0, 3)).join(' ')}`,
    `room ${core ? hex(core.room).slice(0, 3) : '-'}${core?.leftOut ? ` ${core.leftOut}` : ''}${from ? ` from ${from.from.room.slice(0, 3)} ${from.base.epoch}/${from.base.position} ${from.base.hash.slice(0, 8)} by ${from.how}` : ''}`,
    `folded ${at(runner?.at)} ${runner ? hex(stateHash(runner.state)).slice(0, 8) : ''}`,
    `pending ${runner?.pending().length}`,
    view ? `${view.phase} ${view.connection.state} waiting ${view.connection.waiting}` : 'unopened',
    `notices ${JSON.stringify(view?.notices.map(({ code, seat }) => `${code}${seat ?? ''}`))}`,
    `owed ${JSON.stringify(view?.waiting.filter(({ what }) => what !== 'move'))}`,
    view?.company ? `moving ${JSON.stringify(view.company)}` : '',
    page.device.gone ? 'gone' : '',
  ].join(', ');
}

/** All pages have one order and one state, nothing waits. `undefined` where it is so, else what isn't. */
export function unsettled(pages: readonly Page[]): string | undefined {
  const first = pages[0]?.inside;
  if (!first?.order?.tip || !first.core?.tableParts) return 'the first page has no table';
  if (first.order.tip.voters.pending.length > 0) return 'a change of the count is under way';
  for (const { name, inside, table } of pages) {
    const { order, core } = inside;
    if (!table || !core?.tableParts || !order) return `${name} isn't open`;
    if (core.origin !== first.core.origin) return `${name} is in another room`;
    if (order.tip?.hash !== first.order.tip.hash) return `${name} has another tip`;
    if (core.tableParts.runner.at.hash !== order.tip.hash) return `${name} hasn't folded its tip`;
    if (table.view.connection.waiting > 0) return `${name} waits for a stamp`;
    if (core.tableParts.runner.pending().length > 0) return `${name} has pending entries of others`;
    // What the table asks of somebody who is here with the hand is answered.
    const here = table.view.seats.filter(({ state, hand }) => state === 'seated' && hand === 'here');
    const owes = table.view.waiting.find(({ seat, what }) => what !== 'move' && here.some((one) => one.seat === seat));
    if (owes) return `${name} waits for ${owes.what} of ${owes.seat}`;
  }
  return undefined;
}

/** Same tip, same state, same log; what was committed for anybody is in it. */
export function sameEverywhere(pages: readonly Page[], committed: CommittedChain): void {
  const hashes = pages.map(({ inside }) => hex(stateHash(inside.core!.tableParts!.runner.state)));
  must(new Set(hashes).size === 1, () => `one tip, but states ${hashes.map((hash) => hash.slice(0, 8)).join(' ')}`);
  // A person who came by a new link knows nothing of what was before it.
  const from = pages[0]!.inside.core!.root!.position;
  const logs = pages.map(({ table }) => JSON.stringify(table!.view.log.filter(({ position }) => position > from)));
  must(new Set(logs).size === 1, () => 'one state, but different logs');
  for (const page of pages)
    must(
      committed.isIn(page.inside.order!.tip!),
      () => `${page.name} has lost ${committed.tip!.slice(0, 8)}, which was committed: ${portrait(page)}`,
    );
}

/** Every refused move of this page's own session was told to its person. */
export function lossesTold(page: Page, dismissed: number): void {
  const { core } = page.inside;
  const runner = core!.tableParts!.runner;
  let refused = 0;
  for (const { hash } of page.device.disk(hex(core!.room)).entries.values()) {
    const entry = runner.world.entry(hex(hash));
    if (entry?.device !== page.device.id || entry.session !== core!.session.number) continue;
    if (entry.kind !== KIND.move || !runner.refusalOf(entry.hash)) continue;
    refused++;
  }
  const told = page.table!.lost.filter(({ move }) => move !== 'seat' && move !== 'start').length + dismissed;
  must(told >= refused, () => `${page.name}: ${refused} own moves were refused, ${told} were told`);
}

/** No seed of anybody's secret lies readable on another's disk, as long as it hasn't been opened to all. */
export function secretsKept(
  devices: readonly Device[],
  isOpen: (secret: string) => boolean,
  isTold: (secret: string, device: string) => boolean,
): void {
  const held = devices.map((device) => ({
    device,
    values: device.disks.flatMap(({ values }) => [...values]),
    // A device that holds a secret takes along into another room what it has read of it.
    owns: new Set(device.disks.length > 1 ? device.disks.flatMap(({ values }) => [...values.keys()]) : []),
    // What is laid open to all, as at the end of a game, is anybody's.
    entries: device.disks.flatMap(({ entries }) => [...entries.values()]).filter(({ bytes }) => !isOpening(bytes)),
  }));
  for (const { device, values } of held) {
    for (const [key, value] of values) {
      // `secret/…/seat` is what somebody was told of another's.
      const [kind, secret = '', told] = key.split('/');
      if (kind !== 'secret' || told !== undefined || isOpen(secret)) continue;
      const seed = Buffer.from(value.subarray(0, 32));
      const readable = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(seed);
      for (const other of held) {
        if (other.device === device || other.owns.has(key) || isTold(secret, other.device.id)) continue;
        const found =
          other.entries.some(({ bytes }) => readable(bytes)) || other.values.some(([, bytes]) => readable(bytes));
        must(!found, () => `the seed of ${device.index}'s ${key} lies on the disk of ${other.device.index}`);
      }
    }
  }
}

function isOpening(bytes: Uint8Array): boolean {
  const entry = parseEntry(bytes);
  return entry?.kind === KIND.contribution && parseContributionBody(entry.body)?.type === CONTRIBUTION.openSecret;
}

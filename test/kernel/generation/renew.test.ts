/** Going on with newer rules: proposed by one, agreed on by all who are here, and never in the middle of a game. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { openReplay } from '../../../src/kernel/history/replay.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { answered } from '../../helpers/answered.ts';
import { spin } from '../../helpers/clock.ts';
import { closeAll, everywhere, type Evening, sitDown } from '../../helpers/evening.ts';
import { counted, diary, linkOf, noticed, says } from '../../helpers/moving.ts';
import { parlour } from '../../helpers/parlour.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { readerPorts } from '../../helpers/reader.ts';
import { usualGroup } from '../../helpers/usual-group.ts';
import { foundTable, makeDevice, openPage, until } from '../../helpers/tables.ts';
import { Hub } from '../../helpers/hub.ts';

const old = parlour as unknown as Game<never, never>;
/** Says something at the beginning, which the old rules don't. */
const next = {
  ...parlour,
  version: 4,
  setup: (...given: Parameters<typeof parlour.setup>) => ({ ...parlour.setup(...given), diary: ['by new rules'] }),
} as unknown as Game<never, never>;
const versionOf = ({ view }: Table): number => view.game.version;

/** `n` people at a table of the old rules, all of whose pages have the new ones too. */
async function evening(n: number): Promise<Evening> {
  const before = await sitDown(old, n);
  // Two are counted only once a game is on.
  if (n > 2) await counted(before, n);
  await closeAll(before);
  const options = { ...before.options, game: next, versions: [old] };
  const tables = await Promise.all(before.devices.map((device) => openPage(device, before.link, options)));
  await everywhere(tables, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
  return { ...before, options, tables };
}

test('[G13] a page with both versions plays on by the table’s own, and says that there are newer ones', async () => {
  const made = await evening(2);
  expect(made.tables.map(({ view }) => [view.game.version, view.newer])).toEqual([
    [3, 4],
    [3, 4],
  ]);
  await made.tables[0]!.start({});
  await everywhere(made.tables, (v) => v.phase === 'playing');
  expect(diary(made.tables[1]!.view)).toEqual([]);
  await closeAll(made);
});

test('[G13] all who are here agree: the same people sit at the same link, and the next game is by the new rules', async () => {
  const made = await evening(3);
  const [a, b, c] = made.tables as [Table, Table, Table];
  expect(await a.company.renew()).toBeUndefined();
  for (const table of [b, c]) {
    await until(table, (v) => v.company?.asked === true);
    expect(table.view.company).toMatchObject({ kind: 'renew', by: 0, about: [] });
    expect(versionOf(a)).toBe(3);
    await answered(table, true);
  }
  await everywhere(made.tables, (v) => v.game.version === 4 && v.phase === 'lobby' && !v.me.watcher);
  expect(linkOf(a)).toEqual(made.link);
  expect(a.view.seats.map(({ name }) => name)).toEqual(['Persona 0', 'Persona 1', 'Persona 2']);
  expect([a.view.newer, (await a.company.renew())?.code]).toEqual([undefined, 'company/not-newer']);
  await c.start({});
  await everywhere(made.tables, (v) => diary(v).includes('by new rules'));
  const late = await openPage(await makeDevice(), made.link, made.options);
  await until(late, (v) => v.game.version === 4 && diary(v).includes('by new rules'));
  await late.close();
  await closeAll(made);
});

test('[G13] one no is enough to leave the rules as they are', async () => {
  const made = await evening(3);
  const [a, b, c] = made.tables as [Table, Table, Table];
  await a.company.renew();
  await until(b, (v) => v.company?.asked === true);
  await answered(b, true);
  await until(c, (v) => v.company?.asked === true);
  await answered(c, false);
  await until(a, (v) => v.company?.refused.includes(2) === true);
  expect(made.tables.map(versionOf)).toEqual([3, 3, 3]);
  await answered(a, false);
  await everywhere(made.tables, (v) => v.company === undefined);
  await closeAll(made);
});

test('[G13] a game that is on is played to its end by the rules it began with', async () => {
  const made = await evening(2);
  const [a, b] = made.tables as [Table, Table];
  await a.start({});
  await everywhere(made.tables, (v) => v.phase === 'playing');
  await a.company.renew();
  await until(b, (v) => v.company?.asked === true);
  await answered(b, true);
  await until(a, (v) => v.company?.consented.length === 2);
  await b.propose('say', { word: 'still the old ones' });
  await until(a, says('still the old ones'));
  expect(made.tables.map(versionOf)).toEqual([3, 3]);
  await a.propose('say', { word: 'the end' });
  await everywhere(made.tables, (v) => v.game.version === 4 && v.phase === 'lobby');
  await closeAll(made);
});

test('[G13] a page that hasn’t the new rules comes along and says so', async () => {
  const made = await evening(2);
  const [a] = made.tables as [Table];
  await made.tables[1]!.close();
  const only = await openPage(made.devices[1]!, made.link, { ...made.options, game: old, versions: [] });
  await until(only, (v) => !v.me.watcher && v.phase === 'lobby' && v.connection.state === 'live');
  expect([only.view.newer, (await only.company.renew())?.code]).toEqual([undefined, 'company/not-newer']);
  await a.company.renew();
  await until(only, (v) => v.company?.asked === true);
  await answered(only, true);
  await until(only, (v) => noticed('version/other')(v) && v.phase === 'unplayable' && v.game.version === 4);
  await only.close();
  const again = await openPage(made.devices[1]!, made.link, made.options);
  await until(again, (v) => v.game.version === 4 && v.me.seat === 1 && !v.me.watcher);
  await again.close();
  await a.close();
});

test('[G13] who takes a seat while nobody stamps has it in the next generation too, however soon that is called for', async () => {
  const hub = new Hub();
  const [host, guest] = [await makeDevice(), await makeDevice()];
  const { table: first, link } = await foundTable(host, { hub, game: old });
  await until(first, (v) => v.phase === 'lobby' && !v.me.watcher);
  expect(await first.claim('Anna', 0)).toBeUndefined();
  await until(first, (v) => v.log.length === 1);
  const options = { hub, game: next, versions: [old] };
  const other = await openPage(guest, link, options);
  await until(other, (v) => v.seats.length === 1 && !v.me.watcher && v.connection.state === 'live');
  await first.close();
  expect(await other.claim('Bruno', 1)).toBeUndefined();
  const again = await openPage(host, link, options);
  await until(again, (v) => v.seats.length === 2 && v.connection.state === 'live');
  // The very first moment at which this page may: its role is still being asked for anew.
  await spin(async () => (await again.company.renew())?.code !== 'table/watching');
  await until(other, (v) => v.game.version === 4 || v.company?.asked === true);
  await answered(other, true);
  await everywhere([again, other], (v) => v.game.version === 4 && v.phase === 'lobby');
  expect([again, other].map(({ view }) => view.seats.map(({ name }) => name))).toEqual([
    ['Anna', 'Bruno'],
    ['Anna', 'Bruno'],
  ]);
  await Promise.all([again.close(), other.close()]);
});

test('[G8] a seat that was taken where nobody heard it is taken again where the table has gone', async () => {
  const hub = new Hub();
  const options = { hub, game: next, versions: [old] };
  const [host, guest] = [await makeDevice(), await makeDevice()];
  const { table: first, link } = await foundTable(host, { hub, game: old });
  await until(first, (v) => v.phase === 'lobby' && !v.me.watcher);
  await first.claim('Anna', 0);
  await first.close();
  const table = await openPage(host, link, options);
  await until(table, (v) => v.seats.length === 1 && !v.me.watcher);
  const there = await openPage(guest, link, options);
  await until(there, (v) => v.seats.length === 1 && v.connection.state === 'live');
  await there.close();
  const alone = await openPage(guest, link, { ...options, hub: new Hub() });
  await until(alone, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
  expect(await alone.claim('Bruno', 1)).toBeUndefined();
  await alone.close();
  await spin(async () => (await table.company.renew())?.code !== 'table/watching');
  await until(table, (v) => v.game.version === 4);
  const back = await openPage(guest, link, options);
  await everywhere([table, back], (v) => v.game.version === 4 && v.seats.some(({ name }) => name === 'Bruno'));
  expect([back.view.me.seat, back.lost]).toEqual([1, []]);
  await Promise.all([table.close(), back.close()]);
});

test('[G13] [I19] who is here with a screen for all to look at alone isn’t waited for', async () => {
  const made = await evening(3);
  const [a, b, c] = made.tables as [Table, Table, Table];
  const screen = await phoneAt(made);
  await pair(c, screen.table, 'table');
  await c.close();
  await a.company.renew();
  await until(b, (v) => v.company?.asked === true);
  await answered(b, true);
  await everywhere([a, b, screen.table], (v) => v.game.version === 4 && v.phase === 'lobby');
  await Promise.all([a, b, screen.table].map((table) => table.close()));
});

test('[G13] [R10] the past of a renewed table is shown by the rules of its time, and saved with it', async () => {
  const made = await evening(2);
  const [a, b] = made.tables as [Table, Table];
  await a.start({});
  await everywhere(made.tables, (v) => v.phase === 'playing');
  await a.propose('say', { word: 'the end' });
  await everywhere(made.tables, says('the end'));
  await a.company.renew();
  await until(b, (v) => v.company?.asked === true);
  await answered(b, true);
  await everywhere(made.tables, (v) => v.game.version === 4 && !v.me.watcher);
  await b.start({});
  await everywhere(made.tables, (v) => diary(v).includes('by new rules'));
  const moment = a.history.positions.find(({ what }) => what === 'move/say')!;
  expect(a.history.at(moment.position).game.version).toBe(3);
  const file = await until(a, (v) => v.log.filter(({ what }) => what === 'start').length === 2).then(() =>
    a.history.export(),
  );
  const [sodium, group] = await Promise.all([loadSodium(), usualGroup()]);
  const versions = [next, old] as unknown as readonly Game<unknown>[];
  const open = (have: readonly Game<unknown>[]): ReturnType<typeof openReplay> =>
    openReplay(
      {
        ...readerPorts(sodium, group),
        game: (_id, version = 4) => Promise.resolve(have.find((game) => game.version === version)),
        eyes: () => Promise.resolve(undefined),
      },
      file,
    );
  const replayed = await open(versions);
  if (!replayed.ok) throw new Error(replayed.code);
  expect(replayed.value.at(moment.position).game.version).toBe(3);
  expect(diary(replayed.value.at())).toEqual(['by new rules']);
  expect(await open(versions.slice(0, 1))).toMatchObject({ ok: false, code: 'version/other' });
  await closeAll(made);
});

/** The shelf of whole tables: what presence asks for, and what becomes of it when the table goes on. */
import { expect, test } from 'vitest';
import { equal } from '../../../src/kernel/bytes.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { closeAll, everywhere, sitDown } from '../../helpers/evening.ts';
import { evening, game, linkOf } from '../../helpers/moving.ts';
import { spin } from '../../helpers/clock.ts';
import { META, picture } from '../../helpers/shelves.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';

const bytes = picture(150_000);
const put = async (table: Table): Promise<string> => {
  const done = await table.shelf.put(bytes, META);
  if (!done.ok) throw new Error(done.code);
  return done.hash;
};
const has = async (table: Table, hash: string): Promise<boolean> => {
  const got = await table.shelf.get(hash);
  return got.ok && equal(got.bytes, bytes);
};

test('[H1] [H9] who sits puts, all get; who has no seat yet can’t put', async () => {
  const seated = await sitDown(game, 2, { watchers: 1 });
  const [a, b, c] = seated.tables as [Table, Table, Table];
  const hash = await put(a);
  expect(await has(b, hash)).toBe(true);
  expect(await has(c, hash)).toBe(true);
  expect(await c.shelf.list()).toMatchObject([{ hash, by: a.view.me.device }]);
  expect(await c.shelf.put(bytes, META)).toMatchObject({ code: 'shelf/no-seat' });
  await closeAll(seated);
});

test('[H5] when the relay has lost everything, a newcomer gets it by asking in presence', async () => {
  const seated = await sitDown(game, 2);
  const { hub, tables } = seated;
  const hash = await put(tables[0]!);
  expect(await has(tables[1]!, hash)).toBe(true);
  hub.stop();
  hub.restart(true);
  const late = await openPage(await makeDevice(), seated.link, seated.options);
  await until(late, (v) => v.phase === 'lobby');
  expect(await has(late, hash)).toBe(true);
  await late.close();
  await closeAll(seated);
});

test('[H6] after a kick the shelf begins anew, with what somebody asks for; who was sent away hears nothing of it', async () => {
  const made = await evening(3);
  const [a, b, c] = made.tables as [Table, Table, Table];
  const hash = await put(a);
  const old = linkOf(a).secret;
  expect(await a.company.kick(2)).toBeUndefined();
  await until(b, (v) => v.company?.asked === true);
  await answered(b, true);
  await everywhere([a, b], (v) => v.seats.length === 2);
  await until(c, (v) => v.notices.some(({ code }) => code === 'company/removed'));
  expect(linkOf(a).secret).not.toEqual(old);
  expect(await b.shelf.list()).toEqual([]);
  expect(await has(b, hash)).toBe(true);
  expect(await b.shelf.list()).toHaveLength(1);
  expect(await c.shelf.put(bytes, META)).toMatchObject({ code: 'shelf/watching' });
  await closeAll(made);
});

test('[H5] when the relay has lost everything, who sits brings what is used, and one whom nobody knows yet gets it without asking', async () => {
  const seated = await sitDown(game, 2);
  const { hub, devices, link, options } = seated;
  const hash = await put(seated.tables[0]!);
  expect(await has(seated.tables[1]!, hash)).toBe(true);
  await closeAll(seated);
  hub.stop();
  hub.restart(true);
  const [a, b] = await Promise.all(devices.map((device) => openPage(device, link, options)));
  await everywhere([a!, b!], (v) => v.connection.state === 'live' && v.seats.length === 2);
  // A person whose page comes second may find the first one's entries there again, and hears of no loss. Both use it, as all who see a
  // picture do.
  expect(await Promise.all([has(a!, hash), has(b!, hash)])).toEqual([true, true]);
  await spin(async () => (await b!.shelf.list()).length === 1);
  const late = await openPage(await makeDevice(), link, options);
  await until(late, (v) => v.phase === 'lobby');
  expect(await has(late, hash)).toBe(true);
  await Promise.all([a, b, late].map((table) => table!.close()));
});

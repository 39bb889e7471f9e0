/** A new link for those who sit: devices that only ask, which anybody with the old link can make up, stay behind. */
import { expect, test } from 'vitest';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { closeAll, everywhere, type Evening, reload, sitDown } from '../../helpers/evening.ts';
import { counted, diary, game, linkOf, noticed, says } from '../../helpers/moving.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';

/** `n` people at a table that was shut behind them, and a stranger's devices that ask for seats. */
async function besieged(n: number, strangers: number): Promise<{ made: Evening; crowd: Table[] }> {
  const made = await sitDown(game, n);
  expect(await made.tables[0]!.turnDoor(false)).toBeUndefined();
  await everywhere(made.tables, (v) => !v.settings.open);
  const crowd: Table[] = [];
  for (let i = 0; i < strangers; i++) {
    const table = await openPage(await makeDevice(), made.link, made.options);
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher && !v.settings.open);
    expect(await table.claim(`Estraneo ${i}`, n + i)).toBeUndefined();
    crowd.push(table);
  }
  await everywhere(made.tables, (v) => v.seats.length === n + strangers);
  return { made, crowd };
}
const moved =
  (made: Evening) =>
  ({ company }: Table): boolean =>
    company.link !== '' && linkOf({ company }).secret.join() !== made.link.secret.join();

test('[G15] [G7] a new link takes along all who sit, with their other devices, and leaves who only asks behind', async () => {
  const { made, crowd } = await besieged(2, 3);
  const phone = await phoneAt(made);
  await pair(made.tables[1]!, phone.table, 'both');
  expect(await made.tables[0]!.company.relink()).toBeUndefined();
  const seated = [...made.tables, phone.table];
  await everywhere(seated, (v) => v.phase === 'lobby' && v.seats.length === 2 && !v.me.watcher);
  expect(seated.every(moved(made))).toBe(true);
  expect(new Set(seated.map(({ company }) => company.link)).size).toBe(1);
  await everywhere(crowd, noticed('company/old-link'));
  // It is as shut as before, and a game begins in it.
  const guest = await openPage(await makeDevice(), linkOf(made.tables[0]!), made.options);
  await until(guest, (v) => v.phase === 'lobby' && !v.me.watcher && !v.settings.open);
  expect(await guest.claim('Ospite', 2)).toBeUndefined();
  const asks = await until(made.tables[0]!, (v) => v.seats.some(({ state }) => state === 'asking'));
  expect(asks.seats.filter(({ state }) => state === 'asking').map(({ name }) => name)).toEqual(['Ospite']);
  expect(await made.tables[0]!.admit(asks.seats.find(({ name }) => name === 'Ospite')!.device)).toBeUndefined();
  await until(guest, (v) => v.me.seat !== null && !v.me.asking);
  await made.tables[0]!.start({});
  await everywhere([...seated, guest], (v) => v.phase === 'playing');
  await made.tables[1]!.propose('say', { word: 'avanti' });
  await everywhere([...seated, guest], says('avanti'));
  await closeAll(made);
  await Promise.all([phone.table, guest, ...crowd].map((table) => table.close()));
});

test('[G15] [G3] more than half of the voters agree on a new link; one no of two others leaves the table where it was', async () => {
  const { made, crowd } = await besieged(3, 1);
  await counted(made, 3);
  const [a, b, c] = made.tables as [Table, Table, Table];
  expect(await a.company.relink()).toBeUndefined();
  for (const table of [b, c]) {
    await until(table, (v) => v.company?.asked === true);
    expect(table.view.company).toMatchObject({ kind: 'relink', by: 0, about: [], needed: 2 });
  }
  expect(crowd[0]!.view.company?.asked ?? false).toBe(false);
  await answered(b, false);
  await until(a, (v) => v.company?.refused.includes(1) === true);
  expect(made.tables.some(moved(made))).toBe(false);
  await answered(c, true);
  await everywhere(made.tables, (v) => v.seats.length === 3);
  expect(made.tables.every(moved(made))).toBe(true);
  await until(crowd[0]!, noticed('company/old-link'));
  await closeAll(made);
  await crowd[0]!.close();
});

test('[G15] who sits there and was away finds the new link by the old one; who asks has no say and can propose nothing', async () => {
  const { made, crowd } = await besieged(2, 1);
  await made.tables[1]!.close();
  expect((await crowd[0]!.company.relink())?.code).toBe('company/not-seated');
  expect(await made.tables[0]!.company.relink()).toBeUndefined();
  await until(made.tables[0]!, (v) => v.seats.length === 2 && v.phase === 'lobby');
  const back = await reload(made, 1);
  await until(back, (v) => v.me.seat === 1 && !v.me.watcher && v.seats.length === 2);
  expect(moved(made)(back)).toBe(true);
  await closeAll(made);
  await crowd[0]!.close();
});

test('[G15] [G5] between two games the one that is over stays on the table', async () => {
  const { made, crowd } = await besieged(2, 1);
  await made.tables[0]!.start({});
  await everywhere(made.tables, (v) => v.phase === 'playing');
  await made.tables[0]!.propose('say', { word: 'the end' });
  await everywhere(made.tables, (v) => v.play?.outcome !== undefined);
  await made.tables[0]!.company.relink();
  await until(made.tables[1]!, (v) => v.company?.asked === true || v.seats.length === 2);
  await answered(made.tables[1]!, true);
  await everywhere(made.tables, (v) => v.seats.length === 2 && v.play?.outcome !== undefined);
  expect(made.tables.every(moved(made))).toBe(true);
  expect(diary(made.tables[1]!.view)).toEqual(['0 the end']);
  await closeAll(made);
  await crowd[0]!.close();
});

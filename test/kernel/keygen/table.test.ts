/** Keepers at whole tables: how they come about while people sit down, and stay through what happens to a table. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { KeepersView } from '../../../src/kernel/keygen/view.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { ManualClock, spin } from '../../helpers/clock.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { agree, closeAll, type Evening, everywhere, passUntil, sitDown } from '../../helpers/evening.ts';
import { mortal } from '../../helpers/mortal.ts';
import { parlour } from '../../helpers/parlour.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { type Device, foundTable, makeDevice, openPage, until } from '../../helpers/tables.ts';
import { Hub } from '../../helpers/hub.ts';

const kept: Game<never, never> = { ...parlour, keepers: true } as never;

const keepersOf = (view: TableView): KeepersView => view.keepers!;
const stand =
  (...seats: readonly number[]) =>
  (view: TableView): boolean =>
    view.keepers !== undefined && !view.keepers.making && view.keepers.keepers.join() === seats.join();

test('[K6] while people sit down keepers come about, and everybody sees who they are and what they could do', async () => {
  const evening = await sitDown(kept, 3, { options: { group: sodiumGroup } });
  await everywhere(evening.tables, stand(0, 1, 2));
  expect(keepersOf(evening.tables[1]!.view)).toEqual({
    keepers: [0, 1, 2],
    couldPeek: 2,
    mayLeave: 1,
    strict: false,
    alone: false,
    missing: [],
    out: [],
  });
  await agree(evening);
  await closeAll(evening);
});

test('[K6] one alone at the table keeps alone, and it is said', async () => {
  const { table } = await foundTable(await makeDevice(), { hub: new Hub(), game: kept });
  await until(table, (v) => v.phase === 'lobby' && !v.me.watcher);
  await table.claim('Anna', 0);
  expect(keepersOf(await until(table, stand(0)))).toMatchObject({ couldPeek: 1, mayLeave: 0, alone: true });
  await table.close();
});

/** Sets of which this device holds shares, and names under which it holds hand keys. */
async function holds({
  store,
}: Pick<Device, 'store'>): Promise<{ readonly shares: string[]; readonly hands: string[] }> {
  const keys = async (prefix: string): Promise<string[]> => (await store.all(prefix)).map(([key]) => key);
  const shares = (await keys('keep/')).filter((key) => key.includes('/x/'));
  return { shares: [...new Set(shares.map((key) => key.split('/x/')[0]!))], hands: await keys('hand/') };
}

test.each([0, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '[K12] a keeper’s page stops dead at its writing %i while keys are made: back again it goes on from there',
  async (at) => {
    const evening = await sitDown(kept, 1);
    const [anna] = evening.tables;
    await until(anna!, stand(0));
    const device = await makeDevice();
    const doomed = mortal(device, evening.hub, at);
    const first = await openPage(doomed.device, evening.link, { ...evening.options, hub: doomed.hub });
    await until(first, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
    doomed.begin();
    void first.claim('Bruno', 1);
    await spin(() => doomed.dead || stand(0, 1)(anna!.view));
    const back = await openPage(device, evening.link, evening.options);
    await until(back, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
    if (back.view.me.seat === null) await back.claim('Bruno', 1);
    await everywhere([anna!, back], stand(0, 1));
    expect(keepersOf(anna!.view).out).toEqual([]);
    expect((await holds(device)).shares).toHaveLength(1);
    await Promise.all([anna!, back].map((table) => table.close()));
  },
);

test('[K8] [K12] the sequencer vanishes while keys are made: the others make them without, and with it again when it is back', async () => {
  const clock = new ManualClock();
  const evening = await sitDown(kept, 3, { options: { clock } });
  await passUntil(clock, evening.tables, stand(0, 1, 2));
  evening.hub.cut(0);
  await evening.tables[2]!.leave();
  await passUntil(clock, evening.tables.slice(1), stand(1));
  evening.hub.mend(0);
  await passUntil(clock, evening.tables, stand(0, 1));
  await agree(evening);
  await closeAll(evening);
});

test('[K13] a phone of the seat holds what was made before it came, and what is made afterwards', async () => {
  const evening = await sitDown(kept, 2);
  await everywhere(evening.tables, stand(0, 1));
  const phone = await phoneAt(evening);
  await pair(evening.tables[0]!, phone.table, 'both');
  await until(phone.table, stand(0, 1));
  const knows = async (hands: number): Promise<boolean> => {
    const [here, there] = [await holds(evening.devices[0]!), await holds(phone.device)];
    const told = there.hands.length === hands && there.hands.every((key) => here.hands.includes(key));
    return told && here.shares.join() === there.shares.join();
  };
  await spin(() => knows(1));
  await evening.tables[1]!.leave();
  await everywhere([evening.tables[0]!, phone.table], stand(0));
  await spin(() => knows(2));
  await phone.table.close();
  await closeAll(evening);
});

test('[K14] where the table goes on without somebody its keepers are made anew, in the new room', async () => {
  const evening: Evening = await sitDown(kept, 4);
  const { tables, devices } = evening;
  await everywhere(tables, stand(0, 1, 2, 3));
  await tables[0]!.start({});
  await everywhere(tables, (v) => v.phase === 'playing');
  await tables[0]!.company.kick(3);
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  await everywhere(tables.slice(0, 3), (v) => v.seats.length === 3 && !v.me.watcher);
  await tables[1]!.propose('say', { word: 'avanti' });
  await everywhere(tables.slice(0, 3), stand(0, 1, 2));
  await everywhere(tables.slice(0, 3), (v) => v.log.some(({ what }) => what === 'move/say'));
  const [room] = [...devices[1]!.later.values()];
  await spin(async () => (await holds({ store: room! })).shares.length === 1);
  // Hand keys of the room before are known here too: one may look back.
  expect((await holds({ store: room! })).hands).toEqual(expect.arrayContaining((await holds(devices[1]!)).hands));
  await closeAll(evening);
});

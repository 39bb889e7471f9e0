import { expect, test } from 'vitest';
import { deviceKeysFrom, makeDeviceKeys } from '../../../src/embed/adapters/keys.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { deviceId } from '../../../src/kernel/identity/device.ts';
import { parseEntry, KIND } from '../../../src/kernel/journal/entry.ts';
import { MOVING, parseMovingBody } from '../../../src/kernel/journal/moving.ts';
import { parsePromise } from '../../../src/kernel/journal/vote.ts';
import type { Order, Stamped } from '../../../src/kernel/log/order.ts';
import { Voter, type VoterPorts } from '../../../src/kernel/order/votes/voter.ts';
import { answered } from '../../helpers/answered.ts';
import { everywhere } from '../../helpers/evening.ts';
import { diary, evening, noticed, says } from '../../helpers/moving.ts';
import { until } from '../../helpers/tables.ts';

test('[G4] a proposal that too few say yes to binds nobody: the table plays on, and firmly', async () => {
  const { tables } = await evening(5);
  await tables[0]!.company.kick(4);
  for (const [i, table] of tables.slice(1, 4).entries()) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, i === 0);
  }
  await everywhere(tables, (v) => v.company?.refused.length === 2);
  expect(tables[0]!.view.company).toMatchObject({ consented: [0, 1], refused: [2, 3], needed: 3 });
  expect(await answered(tables[0]!, false)).toBeUndefined();
  await everywhere(tables, (v) => v.company === undefined);
  // Dice need acknowledgements of four of five.
  await tables[4]!.propose('roll', { n: 2, sides: 6 });
  await everywhere(tables, (v) => diary(v).some((line) => line.startsWith('roll [')));
  await tables[1]!.propose('say', { word: 'tutti qui' });
  await everywhere(tables, says('tutti qui'));
  expect(tables.some((table) => noticed('company/moved')(table.view))).toBe(false);
  await Promise.all(tables.map((table) => table.close()));
});

test('[G4] who has said no doesn’t bind itself when the proposer calls for the promises, and goes along all the same', async () => {
  const { tables, devices } = await evening(5);
  await tables[0]!.company.kick(4);
  await until(tables[3]!, (v) => v.company?.asked === true);
  await answered(tables[3]!, false);
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.refused.length === 1);
    await answered(table, true);
  }
  await everywhere(tables.slice(0, 4), (v) => noticed('company/moved')(v) && !v.me.watcher);
  await Promise.all(tables.map((table) => table.close()));
  const bound = await Promise.all(
    devices.slice(0, 4).map(async ({ stored, store }) => {
      const { sigPk, mailPk } = await deviceKeysFrom(stored);
      const own = (await store.load()).entries.flatMap(({ bytes }) => parseEntry(bytes) ?? []);
      const me = hex(deviceId(sigPk, mailPk));
      return own.some(
        ({ kind, device, body }) =>
          kind === KIND.moving && device === me && parseMovingBody(body)?.act === MOVING.promise,
      );
    }),
  );
  expect(bound).toEqual([true, true, true, false]);
});

test('[G17] a yes is for the proposal that its person saw: where another has come meanwhile it counts for neither', async () => {
  const { tables } = await evening(5);
  const [a, b] = [tables[0]!, tables[1]!];
  await a.company.kick(4);
  await until(b, (v) => v.company?.asked === true);
  const { id } = b.view.company!;
  await a.company.relink();
  await until(b, (v) => v.company?.kind === 'relink');
  expect(await b.company.consent(id, true)).toMatchObject({ code: 'company/other-asked', rule: 'G17' });
  await tables[2]!.company.consent(tables[2]!.view.company!.id, false);
  await everywhere(tables, (v) => v.company?.kind === 'relink' && v.company.refused.length === 1);
  expect(b.view.company).toMatchObject({ asked: true, consented: [0] });
  await Promise.all(tables.map((table) => table.close()));
});

test('[G4] who has promised to leave votes no more in that generation, on the next page neither, but may leave with somebody else', async () => {
  const store = memoryLog();
  const keys = await deviceKeysFrom((await makeDeviceKeys()).stored);
  const stamp = { hash: 'ab'.repeat(32), epoch: 0, position: 4 } as Stamped;
  const order = { at: () => stamp, isOver: () => true } as unknown as Order;
  const page = { device: '01'.repeat(16), session: 1 };
  const place = { room: new Uint8Array(16), generation: 0 };
  const ports: VoterPorts = { store, keys, order, place, page, flushed: () => Promise.resolve() };
  const voter = new Voter(ports);
  expect(await voter.acknowledge(stamp, '00'.repeat(8))).toBeDefined();
  const promise = await voter.promise(1, { device: '02'.repeat(16), session: 7 }, stamp, true);
  expect(parsePromise(promise!)).toMatchObject({ left: true, epoch: 1, last: { position: 4 } });
  for (const later of [voter, new Voter(ports)]) {
    await later.load();
    expect(later.bond.left).toBe(true);
    expect(await later.acknowledge({ ...stamp, epoch: 9, position: 5 }, '00'.repeat(8))).toBeUndefined();
    expect(await later.promise(9, page, stamp)).toBeUndefined();
    expect(await later.promise(1, page, stamp, true)).toBeUndefined();
  }
  const again = await new Voter(ports).promise(2, { device: '03'.repeat(16), session: 1 }, stamp, true);
  expect(parsePromise(again!)).toMatchObject({ left: true, epoch: 2 });
});

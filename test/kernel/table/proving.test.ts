/** A table that got a long log at once: shown before it is proven, silent until it is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slicedVerifier } from '../../../src/embed/adapters/verifier.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { type Entry, KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { agree, closeAll, type Evening, everywhere, foldOf, sitDown } from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';
import { Held, LONG, longChain } from '../../helpers/unproven.ts';
import { Vandal } from '../../helpers/vandal.ts';

let verifier: Held;
let evening: Evening;
let vandal: Vandal;

beforeEach(async () => {
  verifier = new Held(slicedVerifier(await loadSodium()));
  evening = await sitDown(parlour as never, 2, { options: { verifier } });
  await evening.tables[0]!.start({});
  await everywhere(evening.tables, (v) => v.play !== undefined && v.pending.length === 0);
  vandal = await Vandal.at(evening.hub, evening.link);
});
afterEach(async () => {
  verifier.release();
  vandal.close();
  await closeAll(evening);
});

const long = (bad?: number): Entry[] => longChain(vandal, bad);
const nameOf = (table: Table): string | undefined => table.view.seats.find(({ seat }) => seat === 5)?.name;
const stored = async (i: number): Promise<Set<string>> =>
  new Set((await evening.devices[i]!.store.load()).entries.map(({ hash }) => Buffer.from(hash).toString('hex')));

test('[J15] [J16] a long log is shown at once; nothing is stamped, said or stored of it before it is proven', async () => {
  verifier.hold();
  const all = long();
  vandal.publish(...all.map(({ bytes }) => bytes));
  await everywhere(evening.tables, (v) => v.seats.some(({ seat }) => seat === 5));
  for (const table of evening.tables) {
    expect(nameOf(table)).toBe(`Mallory ${LONG - 1}`);
    expect(table.view.connection.state).toBe('catching-up');
  }
  const said = evening.tables[1]!.propose('say', { word: 'patience' });
  await new Promise((resolve) => setImmediate(resolve));
  // What was being signed when it came is finished: it knows nothing of it.
  for (const { view } of evening.tables) expect(JSON.stringify(view.log)).not.toContain('Mallory');
  for (const i of [0, 1]) {
    const kept = await stored(i);
    expect(all.some(({ hash }) => kept.has(hash))).toBe(false);
    const { entries } = await evening.devices[i]!.store.load();
    expect(entries.filter(({ bytes }) => parseEntry(bytes)!.kind === KIND.move)).toEqual([]);
  }
  verifier.release();
  expect(await said).toBeUndefined();
  await everywhere(evening.tables, (v) => v.connection.state === 'live' && v.log.length > LONG);
  const kept = await stored(1);
  expect(all.every(({ hash }) => kept.has(hash))).toBe(true);
  await agree(evening);
});

test('[J17] a forged entry in a long log is found, said, and leaves no trace', async () => {
  verifier.hold();
  const all = long(40);
  vandal.publish(...all.map(({ bytes }) => bytes));
  await everywhere(evening.tables, (v) => v.seats.some(({ seat }) => seat === 5));
  verifier.release();
  await everywhere(
    evening.tables,
    (v) => v.notices.some(({ code }) => code === 'peer/forged') && v.connection.state === 'live',
  );
  await everywhere(evening.tables, (v) => v.seats.find(({ seat }) => seat === 5)?.name === 'Mallory 39');
  expect(await evening.tables[0]!.propose('say', { word: 'on' })).toBeUndefined();
  await everywhere(evening.tables, (v) => v.connection.waiting === 0);
  for (const i of [0, 1]) {
    const kept = await stored(i);
    expect(all.map(({ hash }) => kept.has(hash))).toEqual(all.map((_, at) => at < 42));
  }
  await agree(evening);
});

test('[J18] where the head itself is forged nothing of the forgery is ever shown', async () => {
  verifier.hold();
  vandal.publish(...long(LONG - 1).map(({ bytes }) => bytes));
  await everywhere(evening.tables, (v) => v.seats.some(({ seat }) => seat === 5));
  for (const table of evening.tables) expect(nameOf(table)).toBe(`Mallory ${LONG - 2}`);
  verifier.release();
  await everywhere(evening.tables, (v) => v.connection.state === 'live');
  await agree(evening);
});

test('[J15] a newcomer to a long table sees it, and sits down once it is proven', async () => {
  vandal.publish(...long().map(({ bytes }) => bytes));
  await everywhere(evening.tables, (v) => v.log.length > LONG);
  verifier.hold();
  const device = await makeDevice();
  const page = await openPage(device, evening.link, evening.options);
  await until(page, (v) => v.log.length > LONG);
  expect(page.view.connection.state).toBe('catching-up');
  const sat = page.claim('Carla', 2);
  verifier.release();
  expect(await sat).toBeUndefined();
  await until(page, (v) => v.seats.some(({ me, state }) => me && state === 'seated'));
  await everywhere(evening.tables, (v) => v.seats.some(({ name }) => name === 'Carla') && v.connection.waiting === 0);
  const logs = { ...evening, devices: [...evening.devices, device] };
  await agree(logs);
  expect((await foldOf(logs, 2)).position).toBeGreaterThan(LONG);
  await page.close();
});

test('[J15] a page that is closed while something is unproven writes nothing more, and finds it again', async () => {
  verifier.hold();
  const all = long();
  vandal.publish(...all.map(({ bytes }) => bytes));
  await everywhere(evening.tables, (v) => v.seats.some(({ seat }) => seat === 5));
  const said = evening.tables[1]!.propose('say', { word: 'never' });
  const closing = evening.tables[1]!.close();
  verifier.release();
  expect(await said).toMatchObject({ code: 'table/watching' });
  await closing;
  expect((await stored(1)).has(all[5]!.hash)).toBe(false);
  evening.tables[1] = await openPage(evening.devices[1]!, evening.link, evening.options);
  await everywhere(evening.tables, (v) => v.log.length > LONG && v.connection.state === 'live');
  await agree(evening);
});

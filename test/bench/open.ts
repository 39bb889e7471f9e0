/**
 * Opening a table of 10,000 entries, stamps included, in Node: from the device's own log, where everything was verified when it came,
 * and by a newcomer who gets all of it from the relay and checks every signature.
 */
import process from 'node:process';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import { makeDevice, openPage, until } from '../helpers/tables.ts';
import { ms, printTable, quantile } from './print.ts';
import { act, game, playOf, seatedTable } from './seated.ts';

const ENTRIES = 10_000;
const TIMES = 5;

const { hub, link, devices, tables } = await seatedTable(4);
const [host, ...guests] = tables;
for (const guest of guests) await guest.close();
const { store } = devices[0]!;
const stored = async (): Promise<number> => (await store.load()).entries.length;
for (let n = await stored(); n < ENTRIES; n = await stored()) {
  for (let i = 0; i < Math.min(1_000, (ENTRIES - n) / 2); i++) await act(host!, 0);
}
const entries = await stored();
const shown = JSON.stringify(playOf(host!.view)?.teams);
await host!.close();

const nobody: Transport = { connect: () => ({ present: () => undefined, close: () => undefined }) };

async function time(open: () => Promise<void>): Promise<readonly string[]> {
  const [took, used]: [number[], number[]] = [[], []];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    const before = process.cpuUsage();
    await open();
    took.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    used.push((user + system) / 1_000);
  }
  return [ms(quantile(took, 0.5)), ms(Math.min(...took)), ms(quantile(used, 0.5))];
}

async function fromLog(): Promise<void> {
  const table = await openPage(devices[0]!, link, { hub: { transport: () => nobody }, game });
  const same = JSON.stringify(playOf(table.view)?.teams) === shown;
  await table.close();
  if (!same) throw new Error('another table came out');
}

async function fromRelay(): Promise<void> {
  const table = await openPage(await makeDevice(), link, { hub, game });
  await until(table, (v) => JSON.stringify(playOf(v)?.teams) === shown && v.log.length > entries / 3, 60_000);
  await table.close();
}

printTable(`opening a table of ${entries.toLocaleString('en')} entries, Node`, [
  ['', 'median', 'best', 'processor', 'budget'],
  ['drawn from the own log', ...(await time(fromLog)), '≤ 250 ms'],
  ['every signature checked, as a newcomer', ...(await time(fromRelay)), '≤ 1.5 s'],
]);
process.exit(0);

/**
 * Making the key of Codenames: joint secret of two spymasters with a public roll, from the proposal to the first clue on every screen.
 * Four devices in this one process over a network without delay, so the time is computing of all four together.
 */
import process from 'node:process';
import { until } from '../helpers/tables.ts';
import { ms, printTable, quantile } from './print.ts';
import { playOf, seatedTable } from './seated.ts';

const TIMES = 8;

const took: number[] = [];
const entries: number[] = [];
for (let i = 0; i < TIMES; i++) {
  const { hub, tables } = await seatedTable(4);
  for (const table of tables.slice(0, 2)) {
    await table.propose('claimSpymaster', {});
    await until(table, (v) => v.pending.length === 0);
  }
  const [start, before] = [performance.now(), hub.carried.length];
  await tables[2]!.propose('drawGrid', {});
  await Promise.all(tables.map((table) => until(table, (v) => playOf(v)?.phase === 'clue')));
  took.push(performance.now() - start);
  entries.push(hub.carried.length - before);
  for (const table of tables) await table.close();
}
printTable(`key of Codenames by joint secret, 4 devices in one process, ${TIMES} times`, [
  ['', 'median', 'best', 'budget'],
  ['grid and key, until all see the first clue', ms(quantile(took, 0.5)), ms(Math.min(...took)), 'none set'],
  ['updates for it', `${quantile(entries, 0.5)}`, `${Math.min(...entries)}`, ''],
]);
process.exit(0);

/**
 * A table of 24 seats and 25 watchers through one relay: how long until an act is stamped at each of the 49 pages. All of them share
 * this process, where each has a machine of its own elsewhere. So what one page takes for an act is told as well.
 *
 *   npm run bench watched          ACTS=30 ROUNDS=5 are others
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { OURS, Server } from './load.ts';
import { pause } from './pace.ts';
import { ms, printTable, quantile } from './print.ts';
import { actAt, watchedTable } from './watched-table.ts';

// Each page's line listens for the end of the process.
process.setMaxListeners(0);

const SEATS = 24;
const WATCHERS = 25;
const ACTS = Number(process.env['ACTS'] ?? 30);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const WARM = 10;

const data = mkdtempSync(join(tmpdir(), 'bench-'));
// Watchers are told from players by their tokens.
const server = await Server.start(OURS, 8_953, data, { TOKENS: 'required' });
const table = await watchedTable(server.url, SEATS, WATCHERS);
let acts = 0;
for (; acts < WARM; acts++) {
  await actAt(table, acts);
  await pause();
}
const rounds: { readonly p50: number; readonly p99: number; readonly cpuMs: number; readonly relayMs: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const took: number[] = [];
  let cpu = 0;
  const relay = server.cpuSeconds();
  for (let i = 0; i < ACTS; i++) {
    const before = process.cpuUsage();
    took.push(...(await actAt(table, acts++)));
    const { user, system } = process.cpuUsage(before);
    cpu += (user + system) / 1_000;
    await pause();
  }
  rounds.push({
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    cpuMs: cpu / ACTS / (SEATS + WATCHERS),
    relayMs: ((server.cpuSeconds() - relay) / ACTS) * 1_000,
  });
}
const row = (what: string, values: readonly number[], budget: string): readonly string[] => [
  what,
  ms(Math.min(...values)),
  ms(quantile(values, 0.5)),
  budget,
];
printTable(`${SEATS} seats and ${WATCHERS} watchers in one process, ${ROUNDS} rounds of ${ACTS} acts`, [
  ['', 'least', 'median', 'budget'],
  row(
    'stamped at each, p50',
    rounds.map(({ p50 }) => p50),
    '',
  ),
  row(
    'stamped at each, p99',
    rounds.map(({ p99 }) => p99),
    '≤ 150 ms',
  ),
  row(
    'processor time of an act, a page',
    rounds.map(({ cpuMs }) => cpuMs),
    '',
  ),
  row(
    'processor time of an act, the relay',
    rounds.map(({ relayMs }) => relayMs),
    '',
  ),
]);
for (const page of [...table.players, ...table.watchers]) await page.close();
await server.stop();
rmSync(data, { recursive: true });
process.exit(0);

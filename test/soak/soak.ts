/**
 * Long load. There are two hundred rooms of six on one relay for ten minutes. Then comes one table of twenty-five seats and as many
 * watchers, each a whole page with its cryptography, for thirty. Latency must not grow, memory must come back when everybody has left.
 *
 *   npm run soak -- --minutes 1     (each part is as much shorter as this is shorter than forty)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Crowd, OURS, Server } from '../bench/load.ts';
import { ms, printTable, quantile } from '../bench/print.ts';
import { actAt, watchedTable } from '../bench/watched-table.ts';

// Each page's line listens for the end of the process.
process.setMaxListeners(0);

const at = process.argv.indexOf('--minutes');
const part = (at < 0 ? 40 : Number(process.argv[at + 1])) / 40;
if (!(part > 0)) throw new Error('--minutes needs a number');
const ROOMS = { rooms: 200, seats: 6, perSecond: 600, seconds: 600 * part };
const TABLE = { seats: 25, watchers: 25, everyMs: 1_000, seconds: 1_800 * part };
/** Rows of each table: what grows shows. */
const SPANS = 10;
/** Rooms are let go when the last has left, and what they held is swept within this. */
const AFTER_MS = 20_000;
/** So much memory as after the first load is measured after the second: the collector's whims. */
const GROWTH = 1.15;
/** What is still under way at the end arrives within this. */
const LATE_MS = 3_000;

const data = mkdtempSync(join(tmpdir(), 'soak-'));
/** Watchers are told from players by their tokens. */
const strict = { TOKENS: 'required' };
let server = await Server.start(OURS, 8_951, join(data, 'rooms'));
const mib = (kib: number): string => `${(kib / 1_024).toFixed(0)} MiB`;
const rest = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

const after = (seconds: number): string =>
  seconds < 120 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`;

/** What must not be at the end, whatever the machine: said, and told by the exit code. */
const wrong: string[] = [];

async function roomsInMemory(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^tavolata_rooms (\d+)$/m.exec(text)?.[1]);
}

/** What is left when everybody has gone, in KiB. */
async function afterwards(rows: string[][], before: number): Promise<number> {
  await rest(AFTER_MS);
  const rooms = await roomsInMemory();
  if (rooms > 0) wrong.push(`${rooms} rooms stay in memory`);
  const left = await server.usedKiB();
  rows.push(['everybody gone', '', '', mib(left), `${rooms} rooms in memory, ${mib(before)} before`]);
  return left;
}

async function manyRooms(): Promise<void> {
  const { rooms, seats, perSecond, seconds } = ROOMS;
  const rows: string[][] = [['', 'p50', 'p99', 'relay', 'delivered']];
  // What a process keeps of its first load isn't a room's.
  await (await Crowd.at(server.url, rooms, 1, { label: 'warm' })).leave();
  const before = await server.usedKiB();
  const crowd = await Crowd.at(server.url, rooms, seats);
  const start = crowd.sent;
  await crowd.load(perSecond, 2);
  let arrived = 0;
  for (let span = 1; span <= SPANS; span++) {
    arrived += crowd.delays.length;
    crowd.delays = [];
    const { sent } = crowd;
    await crowd.load(perSecond, seconds / SPANS);
    const { delays } = crowd;
    const delivered = `${delays.length} of ${(crowd.sent - sent) * (seats - 1)}`;
    const memory = mib(server.rssKiB());
    rows.push([after((span * seconds) / SPANS), ...midAndWorst(delays), memory, delivered]);
  }
  await rest(LATE_MS);
  const lost = (crowd.sent - start) * (seats - 1) - arrived - crowd.delays.length;
  if (lost !== 0) wrong.push(`${lost} entries more were sent than arrived`);
  await crowd.leave();
  const once = await afterwards(rows, before);
  // A process keeps pages for the next load that were full in the last one: what is a room's shows when others come.
  const others = await Crowd.at(server.url, rooms, seats, { label: 'others' });
  await others.load(perSecond, seconds / SPANS);
  rows.push(['others, a tenth as long', ...midAndWorst(others.delays), mib(server.rssKiB()), '']);
  await others.leave();
  const twice = await afterwards(rows, once);
  if (twice > once * GROWTH) wrong.push(`${mib(twice - once)} more are kept after others have come and gone`);
  printTable(`${rooms} rooms of ${seats}, ${perSecond} entries a second in all`, rows);
}

const midAndWorst = (delays: readonly number[]): [string, string] => [
  ms(quantile(delays, 0.5)),
  ms(quantile(delays, 0.99)),
];

async function oneTable(): Promise<void> {
  const rows: string[][] = [['', 'p50', 'p99', 'relay', 'this process']];
  const before = await server.usedKiB();
  const table = await watchedTable(server.url, TABLE.seats, TABLE.watchers);
  let acts = 0;
  for (let span = 1; span <= SPANS; span++) {
    const took: number[] = [];
    const end = performance.now() + (TABLE.seconds * 1_000) / SPANS;
    while (performance.now() < end) {
      const next = performance.now() + TABLE.everyMs;
      took.push(...(await actAt(table, acts++)));
      await rest(Math.max(0, next - performance.now()));
    }
    rows.push([
      `${after((span * TABLE.seconds) / SPANS)}, ${acts} acts`,
      ...midAndWorst(took),
      mib(server.rssKiB()),
      mib(process.memoryUsage().rss / 1_024),
    ]);
  }
  for (const page of [...table.players, ...table.watchers]) await page.close();
  await afterwards(rows, before);
  printTable(
    `one table, ${TABLE.seats} seats and ${TABLE.watchers} watchers in one process, an act a second, until stamped at each`,
    rows,
  );
}

await manyRooms();
await server.stop();
server = await Server.start(OURS, 8_952, join(data, 'table'), strict);
await oneTable();
await server.stop();
rmSync(data, { recursive: true });
for (const what of wrong) console.error(what);
process.exit(wrong.length === 0 ? 0 : 1);

/**
 * Our relay beside `@y/websocket-server`, in turns, each longer than two heartbeats: fan-out in one crowded room, the load of an evening in two hundred, and the memory of rooms. Each
 * entry is delivered to all others (the other server sends it back to its writer, too). Clients are bare sockets in this process, which
 * shares the machine with the server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Crowd, Server, SERVERS } from './load.ts';
import { ms, printTable, quantile } from './print.ts';

/** Our heart beats every twelve seconds, the other's every thirty: what they cost has to be in it. */
const SECONDS = 32;
/** Each server so often, in turns, so that what else the machine does falls on both. */
const ROUNDS = 2;
const LOADS = [
  { rooms: 200, seats: 6, perSecond: 3_600 },
  { rooms: 1, seats: 24, perSecond: 480 },
  { rooms: 1, seats: 24, perSecond: 1_920 },
] as const;
const IDLE = 1_000;
const FULL = { rooms: 50, entries: 1_000 };

const data = mkdtempSync(join(tmpdir(), 'bench-'));
let port = 8_931;
const start = (server: (typeof SERVERS)[number]): Promise<Server> =>
  Server.start(server, port++, join(data, `${port}`));

type Measured = { readonly delays: readonly number[]; readonly row: readonly string[] };

async function measure(
  one: (typeof SERVERS)[number],
  { rooms, seats, perSecond }: (typeof LOADS)[number],
): Promise<Measured> {
  const server = await start(one);
  const crowd = await Crowd.at(server.url, rooms, seats);
  await crowd.load(perSecond, 1);
  const before = { cpu: server.cpuSeconds(), sent: crowd.sent };
  crowd.delays = [];
  await crowd.load(perSecond, SECONDS);
  const { delays } = crowd;
  const row = [
    one.name,
    ms(quantile(delays, 0.5)),
    ms(quantile(delays, 0.99)),
    `${(((server.cpuSeconds() - before.cpu) / SECONDS) * 100).toFixed(0)} %`,
    `${(server.rssKiB() / 1_024).toFixed(0)} MiB`,
    `${delays.length} of ${(crowd.sent - before.sent) * (seats - 1)}`,
  ];
  await crowd.leave();
  await server.stop();
  return { delays, row };
}

/** Of every round, and of all of them: how our p99 stands to the other's. */
const ratio = (ours: Measured, other: Measured): string =>
  `${(quantile(ours.delays, 0.99) / quantile(other.delays, 0.99)).toFixed(2)} × the other's p99`;

for (const load of LOADS) {
  const rows: string[][] = [['', 'p50', 'p99', 'CPU', 'memory', 'delivered', 'budget: ≤ 1']];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await measure(SERVERS[0]!, load);
    const other = await measure(SERVERS[1]!, load);
    rows.push([...ours.row, ratio(ours, other)], [...other.row, '']);
  }
  const { rooms, seats, perSecond } = load;
  printTable(
    `${rooms} ${rooms === 1 ? 'room' : 'rooms'} of ${seats}, ${perSecond} entries a second in all, ${SECONDS} s, in turns`,
    rows,
  );
}

const rows: string[][] = [['', 'idle room, one connection', `room of ${FULL.entries} entries`, 'budget']];
for (const [i, one] of SERVERS.entries()) {
  const server = await start(one);
  const warm = await Crowd.at(server.url, 20, 1, 'warm');
  await warm.load(200, 1);
  const empty = await server.usedKiB();
  const idle = await Crowd.at(server.url, IDLE, 1, 'idle');
  const idling = await server.usedKiB();
  const full = await Crowd.at(server.url, FULL.rooms, 1, 'full');
  await full.load((FULL.rooms * FULL.entries) / 20, 20);
  const filled = await server.usedKiB();
  rows.push([
    one.name,
    `${((idling - empty) / IDLE).toFixed(1)} KiB`,
    `${((filled - idling) / FULL.rooms).toFixed(0)} KiB`,
    i === 0 ? '≤ 15 KB idle' : '',
  ]);
  for (const crowd of [warm, idle, full]) await crowd.leave();
  await server.stop();
}
printTable('memory of rooms', rows);
rmSync(data, { recursive: true });
process.exit(0);

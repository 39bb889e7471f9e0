/**
 * Our relay beside `@y/websocket-server`: fan-out in one crowded room, the load of an evening in two hundred, and the memory of rooms. Each
 * entry is delivered to all others (the other server sends it back to its writer, too). Clients are bare sockets in this process, which
 * shares the machine with the server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Crowd, Server, SERVERS } from './load.ts';
import { ms, printTable, quantile } from './print.ts';

const SECONDS = 5;
const LOADS = [
  { rooms: 1, seats: 24, perSecond: 480 },
  { rooms: 1, seats: 24, perSecond: 1_920 },
  { rooms: 200, seats: 6, perSecond: 3_600 },
] as const;
const IDLE = 1_000;
const FULL = { rooms: 50, entries: 1_000 };

const data = mkdtempSync(join(tmpdir(), 'bench-'));
let port = 8_931;
const start = (server: (typeof SERVERS)[number]): Promise<Server> =>
  Server.start(server, port++, join(data, `${port}`));

for (const { rooms, seats, perSecond } of LOADS) {
  const rows: string[][] = [['', 'p50', 'p99', 'CPU', 'memory', 'delivered', 'budget']];
  for (const [i, one] of SERVERS.entries()) {
    const server = await start(one);
    const crowd = await Crowd.at(server.url, rooms, seats);
    await crowd.load(perSecond, 1);
    const before = { cpu: server.cpuSeconds(), sent: crowd.sent };
    crowd.delays = [];
    await crowd.load(perSecond, SECONDS);
    const { delays } = crowd;
    rows.push([
      one.name,
      ms(quantile(delays, 0.5)),
      ms(quantile(delays, 0.99)),
      `${(((server.cpuSeconds() - before.cpu) / SECONDS) * 100).toFixed(0)} %`,
      `${(server.rssKiB() / 1_024).toFixed(0)} MiB`,
      `${delays.length} of ${(crowd.sent - before.sent) * (seats - 1)}`,
      i === 0 ? 'p99 below the other' : '',
    ]);
    await crowd.leave();
    await server.stop();
  }
  printTable(
    `${rooms} ${rooms === 1 ? 'room' : 'rooms'} of ${seats}, ${perSecond} entries a second in all, ${SECONDS} s`,
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

/**
 * Our relay beside `@y/websocket-server`, and Hocuspocus for many small rooms: so many rounds, in turns, each longer than two heartbeats
 * of ours. Every entry is delivered to all others. Clients are bare sockets in this process, which shares the machine with the server.
 *
 *   npm run bench relay-load          ROUNDS=5 SECONDS=32 LOADS=0,1 are others
 *
 * The least that any relay takes on this machine is told beside many small rooms: a bare fan-out, which reads and keeps nothing.
 *
 * There are two figures. One is the 99th percentile of how long an entry was under way, the other the server's processor time for one and
 * all its deliveries. That says something on a busy machine, too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Crowd, FLOOR, HOCUSPOCUS, OURS, Server, STOCK } from './load.ts';
import type { Served } from './load.ts';
import { ms, printTable, quantile } from './print.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** Our heart beats every twelve seconds, the others' every thirty: what they cost has to be in it. */
const SECONDS = Number(process.env['SECONDS'] ?? 32);

interface Load {
  readonly rooms: number;
  readonly seats: number;
  readonly perSecond: number;
  readonly peers: readonly Served[];
  readonly budget: string;
}
const LOADS: readonly Load[] = [
  { rooms: 200, seats: 6, perSecond: 3_600, peers: [STOCK], budget: 'p99 ≤ 0.6 of the first peer’s' },
  { rooms: 800, seats: 6, perSecond: 2_400, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 500, seats: 3, perSecond: 350, peers: [HOCUSPOCUS, STOCK, FLOOR], budget: 'p99 ≤ 2 ms, all delivered' },
  { rooms: 1, seats: 24, perSecond: 480, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 1, seats: 24, perSecond: 1_920, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 1, seats: 50, perSecond: 480, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 50, seats: 6, perSecond: 900, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 50, seats: 12, perSecond: 900, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
  { rooms: 50, seats: 25, perSecond: 450, peers: [STOCK], budget: 'p99 ≤ the first peer’s' },
];
const chosen = process.env['LOADS']?.split(',').map(Number);

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly cpuMs: number;
  readonly reach: number;
}

const data = mkdtempSync(join(tmpdir(), 'bench-'));
let port = 8_931;

async function measure(served: Served, { rooms, seats, perSecond }: Load): Promise<Measured> {
  const server = await Server.start(served, port++, join(data, `${port}`));
  const crowd = await Crowd.at(server.url, rooms, seats, { served });
  await crowd.load(perSecond, 1);
  const before = { cpu: server.cpuSeconds(), sent: crowd.sent };
  crowd.delays = [];
  await crowd.load(perSecond, SECONDS);
  const sent = crowd.sent - before.sent;
  const measured = {
    p50: quantile(crowd.delays, 0.5),
    p99: quantile(crowd.delays, 0.99),
    cpuMs: ((server.cpuSeconds() - before.cpu) / sent) * 1_000,
    reach: crowd.delays.length / (sent * (seats - 1)),
  };
  await crowd.leave();
  await server.stop();
  return measured;
}

/** The least and the median of a figure over the rounds. */
const both = (rounds: readonly Measured[], of: keyof Measured): readonly [least: number, median: number] => {
  const values = rounds.map((round) => round[of]);
  return [Math.min(...values), quantile(values, 0.5)];
};
const pair = ([least, median]: readonly [number, number]): string => `${ms(least)}, ${ms(median)}`;
const ratio = (ours: readonly [number, number], other: readonly [number, number]): string =>
  `${(ours[0] / other[0]).toFixed(2)}, ${(ours[1] / other[1]).toFixed(2)}`;

for (const [i, load] of LOADS.entries()) {
  if (chosen !== undefined && !chosen.includes(i)) continue;
  const servers = [OURS, ...load.peers];
  const rounds = new Map<Served, Measured[]>(servers.map((served) => [served, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const served of servers) rounds.get(served)?.push(await measure(served, load));
  const ours = rounds.get(OURS) ?? [];
  const rows: string[][] = [['least, median', 'p50', 'p99', 'ours : this', 'CPU an entry', 'ours : this', 'delivered']];
  for (const [served, all] of rounds) {
    const isPeer = served !== OURS;
    rows.push([
      served.name,
      pair(both(all, 'p50')),
      pair(both(all, 'p99')),
      isPeer ? ratio(both(ours, 'p99'), both(all, 'p99')) : '',
      pair(both(all, 'cpuMs')),
      isPeer ? ratio(both(ours, 'cpuMs'), both(all, 'cpuMs')) : '',
      both(all, 'reach')[0].toFixed(4),
    ]);
  }
  const { rooms, seats, perSecond, budget } = load;
  printTable(
    `load ${i}: ${rooms} × ${seats}, ${perSecond} entries a second, ${ROUNDS} rounds of ${SECONDS} s in turns; budget: ${budget}`,
    rows,
  );
}
rmSync(data, { recursive: true });
process.exit(0);

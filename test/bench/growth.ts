/**
 * What more rooms, and more devices in a room, cost the relay beside `@y/websocket-server`, in turns: processor time of one delivery shouldn't
 * depend on either. Each room writes as much at each size. What more entries cost whoever opens a table: `open.ts`, with `ENTRIES`.
 *
 *   npm run bench growth          ROUNDS=5 SECONDS=15 are others
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Crowd, OURS, type Served, Server, STOCK } from './load.ts';
import { ms, printTable, quantile } from './print.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 15);

interface Size {
  readonly rooms: number;
  readonly devices: number;
  readonly perSecond: number;
}
const ROOMS: readonly Size[] = [50, 200, 800].map((rooms) => ({ rooms, devices: 6, perSecond: rooms * 3 }));
const DEVICES: readonly Size[] = [6, 12, 25, 50].map((devices) => ({ rooms: 10, devices, perSecond: 100 }));

interface Measured {
  readonly p99: number;
  readonly deliveryUs: number;
  readonly reach: number;
}

const data = mkdtempSync(join(tmpdir(), 'bench-'));
let port = 8_961;

async function measure(served: Served, { rooms, devices, perSecond }: Size): Promise<Measured> {
  const server = await Server.start(served, port++, join(data, `${port}`));
  const crowd = await Crowd.at(server.url, rooms, devices, { served });
  await crowd.load(perSecond, 1);
  const [cpu, before] = [server.cpuSeconds(), crowd.sent];
  crowd.delays = [];
  await crowd.load(perSecond, SECONDS);
  const due = (crowd.sent - before) * (devices - 1);
  const measured = {
    p99: quantile(crowd.delays, 0.99),
    deliveryUs: ((server.cpuSeconds() - cpu) / due) * 1e6,
    reach: crowd.delays.length / due,
  };
  await crowd.leave();
  await server.stop();
  return measured;
}

const both = (rounds: readonly Measured[], of: keyof Measured): readonly [least: number, median: number] => {
  const values = rounds.map((round) => round[of]);
  return [Math.min(...values), quantile(values, 0.5)];
};
const pair = ([least, median]: readonly [number, number], unit: (value: number) => string): string =>
  `${unit(least)}, ${unit(median)}`;
const us = (value: number): string => `${value.toFixed(1)} µs`;

async function grow(title: string, sizes: readonly Size[], of: (size: Size) => string): Promise<void> {
  const rows: string[][] = [['least, median', 'server', 'p99', 'CPU a delivery', 'ours : this', 'delivered']];
  for (const size of sizes) {
    const rounds = new Map<Served, Measured[]>([
      [OURS, []],
      [STOCK, []],
    ]);
    for (let round = 0; round < ROUNDS; round++)
      for (const [served, all] of rounds) all.push(await measure(served, size));
    const ours = both(rounds.get(OURS) ?? [], 'deliveryUs');
    for (const [served, all] of rounds) {
      const theirs = both(all, 'deliveryUs');
      rows.push([
        of(size),
        served.name,
        pair(both(all, 'p99'), ms),
        pair(theirs, us),
        served === OURS ? '' : `${(ours[0] / theirs[0]).toFixed(2)}, ${(ours[1] / theirs[1]).toFixed(2)}`,
        both(all, 'reach')[0].toFixed(4),
      ]);
    }
  }
  printTable(`${title}, ${ROUNDS} rounds of ${SECONDS} s in turns`, rows);
}

await grow('more rooms of 6, three entries a second each', ROOMS, ({ rooms }) => `${rooms} rooms`);
await grow(
  'more devices in each of 10 rooms, ten entries a second each',
  DEVICES,
  ({ devices }) => `${devices} devices`,
);
rmSync(data, { recursive: true });
process.exit(0);

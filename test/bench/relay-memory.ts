/**
 * Memory of rooms at our relay beside `@y/websocket-server`. They are idle with a connection each, or have a thousand entries. These came
 * in one update, one by one, or are read back after a restart. What nobody needs any more is swept before
 * each look. The peer keeps nothing over a restart.
 *
 * Big updates come one after the other, and there are many rooms. What a process keeps of the most that was under way at once, and
 * what its store keeps of the last writes, is no room's. `ATONCE=1` has all of them come in the same moment.
 *
 *   npm run bench relay-memory          IDLE=2000 ROOMS=400 are others
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { writeStep1 } from '../../src/wire/frames.ts';
import { BareLine } from './bare-line.ts';
import { Crowd, OURS, roomName, Server, STOCK } from './load.ts';
import type { Served } from './load.ts';
import { printTable } from './print.ts';

const IDLE = Number(process.env['IDLE'] ?? 2_000);
const ROOMS = Number(process.env['ROOMS'] ?? 400);
const AT_ONCE = process.env['ATONCE'] === '1';
const ENTRIES = 1_000;

const data = mkdtempSync(join(tmpdir(), 'bench-'));
let port = 8_981;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const kib = (value: number, digits = 0): string => `${value.toFixed(digits)} KiB`;

/** A server that has had its first visitors: what a process keeps of these isn't a room's. */
async function warm(served: Served, directory: string): Promise<Server> {
  const server = await Server.start(served, port++, directory);
  const first = await Crowd.at(server.url, 20, 2, { label: 'warm', served });
  await first.load(200, 1);
  await first.leave();
  return server;
}

async function idle(served: Served): Promise<string> {
  const server = await warm(served, join(data, `${port}`));
  const before = await server.usedKiB();
  const crowd = await Crowd.at(server.url, IDLE, 1, { label: 'idle', served });
  const each = ((await server.usedKiB()) - before) / IDLE;
  await crowd.leave();
  await server.stop();
  return kib(each, 1);
}

/** What a room costs that is filled so many entries at a time. */
async function filled(served: Served, directory: string, atOnce: number): Promise<string> {
  const server = await warm(served, directory);
  const before = await server.usedKiB();
  const crowd = await Crowd.at(server.url, ROOMS, 1, { label: 'full', served });
  for (let written = 0; written < ENTRIES; written += atOnce) {
    for (let i = 0; i < ROOMS; i++) {
      crowd.write(atOnce);
      if (atOnce > 1 && !AT_ONCE) await pause();
    }
    await pause();
  }
  const each = ((await server.usedKiB()) - before) / ROOMS;
  await crowd.leave();
  await server.stop();
  return kib(each);
}

async function readBack(directory: string): Promise<string> {
  const server = await warm(OURS, directory);
  const before = await server.usedKiB();
  const lines: BareLine[] = [];
  for (let i = 0; i < ROOMS; i++) lines.push(await askAll(`${server.url}/${roomName(`full${i}`)}`));
  const each = ((await server.usedKiB()) - before) / ROOMS;
  await Promise.all(lines.map((line) => line.cut()));
  await server.stop();
  return kib(each);
}

/** Comes with nothing and stays when it has all. */
async function askAll(url: string): Promise<BareLine> {
  const line = await BareLine.open(url);
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    line.onMessage = (frame): void => {
      bytes += frame.length;
      if (frame[0] !== 0 || frame[1] !== 1) return;
      if (bytes > ENTRIES * 220) resolve();
      else reject(new Error(`a room came back with ${bytes} B`));
    };
    line.send(writeStep1(new Map()));
  });
  return line;
}

const rows: string[][] = [['', 'idle, one connection', 'in one update', 'one by one', 'read back']];
rows.push(['budget', '≤ 12 KB', '≤ 220 KB', '≤ 480 KB', '≤ 300 KB']);
for (const served of [OURS, STOCK]) {
  const [whole, single] = [join(data, `${served.name.length}-whole`), join(data, `${served.name.length}-single`)];
  rows.push([
    served.name,
    await idle(served),
    await filled(served, whole, ENTRIES),
    await filled(served, single, 1),
    served === OURS ? `${await readBack(whole)}, ${await readBack(single)}` : '',
  ]);
}
printTable(`${IDLE} idle rooms; ${ROOMS} rooms of ${ENTRIES} entries of 220 B`, rows);
rmSync(data, { recursive: true });
process.exit(0);

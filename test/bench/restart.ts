/**
 * A relay that comes back after a restart with tables alive. One browser of each comes at once, with all of the room or with
 * nothing of it. How long until the last has what it lacks, how much memory that takes, and how many are refused.
 *
 *   npm run bench restart          ROOMS=170 ENTRIES=1000 BYTES=4096 FRESH=0.05 are others; OLD=<main.js> measures another build
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { LevelStore } from '../../server/stores/level.ts';
import { Kept } from '../../server/kept.ts';
import { Turns } from '../../server/turns.ts';
import { feedName } from '../../src/wire/feed.ts';
import { writeStep1 } from '../../src/wire/frames.ts';
import { parseUpdate } from '../../src/wire/update.ts';
import { OURS, roomName, Server } from './load.ts';
import { ms, printTable, quantile } from './print.ts';

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const ROOMS = number('ROOMS', 1_000);
const ENTRIES = number('ENTRIES', 1_000);
const BYTES = number('BYTES', 400);
/** The part of browsers that have nothing of their room. */
const FRESH = number('FRESH', 0.05);
const FEEDS = 4;
/** A test machine may be busy with other things, and lateness turns people away: as it is unless said. */
const LIMITS = process.env['RELAY_LIMITS'] ?? '{}';

let known: ReadonlyMap<number, number> = new Map();
const data = mkdtempSync(join(tmpdir(), 'restart-'));
await fill();
const old = process.env['OLD'];
const server = await Server.start({ ...OURS, ...(old ? { script: old } : {}) }, 8_961, data, { LIMITS });
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, server.rssKiB())), 100);
const start = performance.now();
let refused = 0;
const took = await Promise.all(Array.from({ length: ROOMS }, (_, i) => comeBack(i)));
const all = performance.now() - start;
clearInterval(watch);
const mib = (kib: number): string => `${(kib / 1_024).toFixed(0)} MiB`;
const [health, load] = [await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text(), loadavg()[0] ?? 0];
printTable(`${ROOMS} rooms of ${ENTRIES} entries of ${BYTES} B, one browser each, ${FRESH * 100} % with nothing`, [
  ['', '', 'budget'],
  ['all have come back', `${(all / 1_000).toFixed(1)} s`, '≤ 30 s'],
  ['one, median and p99', `${ms(quantile(took, 0.5))}, ${ms(quantile(took, 0.99))}`, ''],
  ['memory of the relay at most', mib(peak), '≤ 600 MiB'],
  ['times that somebody was refused', `${refused}`, '0'],
  ['the machine', `load ${load.toFixed(1)}`, ''],
  ['/healthz', health, ''],
]);
await server.stop();
rmSync(data, { recursive: true });
process.exit(0);

/** Rooms as a relay leaves them. */
async function fill(): Promise<void> {
  const store = await LevelStore.open(join(data, 'rooms'));
  const chunks = Array.from({ length: FEEDS }, () => entriesOf(new Y.Doc()));
  for (let i = 0; i < ROOMS; i++) {
    const written: Promise<void>[] = [];
    const topic = roomName(`${i}`);
    const kept = new Kept(
      { store, topic, turns: new Turns(1), written: (write) => void written.push(write) },
      { chunks: [], next: 0 },
    );
    for (let n = 0; n < ENTRIES; n++) {
      const bytes = chunks[n % FEEDS]![Math.floor(n / FEEDS)]!;
      const parsed = parseUpdate(bytes);
      const added = parsed.ok ? kept.log.add({ bytes, ranges: parsed.ranges }) : undefined;
      if (added?.kind !== 'new') throw new Error('an entry of the benchmark does not go on');
      for (const { update } of added.updates) kept.keep(update);
      kept.seal();
    }
    await Promise.all(written);
    if (i === 0) known = new Map(kept.log.stateVector);
  }
  await store.close();
}

function entriesOf(doc: Y.Doc): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (let n = 0; n < Math.ceil(ENTRIES / FEEDS); n++)
    doc.getArray(feedName(doc.clientID)).push([crypto.getRandomValues(new Uint8Array(BYTES))]);
  return updates;
}

/** Milliseconds until a browser has all; who is refused tries again, as pages do. */
async function comeBack(i: number): Promise<number> {
  const has = i < ROOMS * FRESH ? new Map<number, number>() : known;
  for (let waitMs = 200; ; waitMs = Math.min(2 * waitMs, 16_000)) {
    if (await asked(`${server.url}/${roomName(`${i}`)}`, has)) return performance.now() - start;
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random() / 2)));
  }
}

function asked(url: string, has: ReadonlyMap<number, number>): Promise<boolean> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((resolve) => {
    socket.once('open', () => socket.send(writeStep1(has)));
    socket.on('message', (frame: Buffer) => {
      if (frame[0] === 0 && frame[1] === 1) resolve(true);
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

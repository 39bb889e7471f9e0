/**
 * What the relay costs. Time of an entry from one browser to five others beside that of a bare echo, memory of idle
 * rooms, joining a full room. Relay and echo run in processes of their own, clients are bare sockets in this one.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WebSocket, WebSocketServer } from 'ws';
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import { writeStep1, writeUpdate } from '../../src/wire/frames.ts';
import { ms, printTable, quantile } from './print.ts';

const ENTRY_BYTES = 300;
const ECHO = 8_921;
const PORT = 8_922;

/** The load is one machine's, not people's: budgets that stop one are lifted. */
const SETTINGS = {
  TOKENS: 'off',
  LIMITS: JSON.stringify({
    framesPerSecond: 1e6,
    framesBurst: 1e6,
    bytesPerSecond: 1e9,
    bytesBurst: 1e9,
    memoryBytes: 2 ** 40,
    lagMs: 1e6,
  }),
};

if (process.argv[2] === 'echo') {
  const echo = new WebSocketServer({ port: ECHO, perMessageDeflate: false });
  echo.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  echo.on('listening', () => console.log('Ready'));
} else await measure();

async function measure(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const [relay, echo] = await Promise.all([
    ready(
      spawn(process.execPath, ['dist-server/main.js'], {
        env: { ...process.env, ...SETTINGS, PORT: `${PORT}`, DATA_DIR: data },
      }),
    ),
    ready(spawn(process.execPath, [process.argv[1] ?? '', 'echo'])),
  ]);
  try {
    const bare = await open(`ws://127.0.0.1:${ECHO}`);
    const rows: string[][] = [['', 'p50', 'p99', 'budget']];
    for (let round = 0; round < 3; round++) {
      const echoed = await times(400, (frame) => answered(bare, [bare], frame));
      rows.push(row('echo of one frame', echoed, ''));
      const seats = await Promise.all(Array.from({ length: 6 }, () => open(room(`latency${round}`))));
      const [writer = bare, ...others] = seats;
      const passed = await times(400, (frame) => answered(writer, others, frame));
      rows.push(row('entry to all of five others', passed, `p50 ≤ ${ms(quantile(echoed, 0.5) + 1)} (echo + 1)`));
      for (const seat of seats) seat.close();
    }
    printTable('an entry through the relay, bare sockets', rows);
    printTable('relay: rooms', [['', '', 'budget'], ...(await idle(relay)), await join10k()]);
  } finally {
    relay.kill();
    echo.kill();
    rmSync(data, { recursive: true });
  }
}

/** Memory of a thousand rooms with one connection each. */
async function idle(relay: ChildProcess): Promise<string[][]> {
  const before = rssKiB(relay);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 1_000; i++) sockets.push(await open(room(`idle${i}`)));
  const full = rssKiB(relay);
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).close())));
  return [
    ['an idle room with its connection', `${((full - before) / 1_000).toFixed(1)} KiB`, '≤ 15 KB'],
    ['a thousand of them', `${full} KiB in all`, ''],
    ['when all have left', `${rssKiB(relay)} KiB in all`, ''],
  ];
}

/** Time until somebody who joins has all of a room of 10,000 entries. */
async function join10k(): Promise<string[]> {
  const writer = await open(room('join'));
  const frames = entries(10_000);
  for (const frame of frames.slice(0, 1_900)) writer.send(frame);
  writer.send(writeUpdate(Y.mergeUpdates(updates.slice(1_900))));
  await synced(writer);
  const start = performance.now();
  const late = await open(room('join'));
  const { frames: count, bytes } = await synced(late);
  return ['joining 10,000 entries', `${ms(performance.now() - start)}, ${count} frames, ${bytes} B`, ''];
}

let updates: Uint8Array[] = [];
function entries(n: number): Uint8Array[] {
  const doc = new Y.Doc();
  updates = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (let i = 0; i < n; i++) doc.getArray(feedName(doc.clientID)).push([new Uint8Array(ENTRY_BYTES)]);
  return updates.map(writeUpdate);
}

/** Milliseconds of each of `n` appends. */
async function times(n: number, send: (frame: Uint8Array) => Promise<void>): Promise<number[]> {
  const all: number[] = [];
  for (const frame of entries(n)) {
    const start = performance.now();
    await send(frame);
    all.push(performance.now() - start);
  }
  return all;
}

/** Sends, and resolves when each listener has got a frame of that length or more. */
async function answered(from: WebSocket, to: readonly WebSocket[], frame: Uint8Array): Promise<void> {
  const heard = to.map(
    (socket) =>
      new Promise<void>((resolve) => {
        const hear = (data: Buffer): void => {
          if (data.length < frame.length) return;
          socket.off('message', hear);
          resolve();
        };
        socket.on('message', hear);
      }),
  );
  from.send(frame);
  await Promise.all(heard);
}

/** Asks for everything and counts what comes, up to the end of the answer. */
function synced(socket: WebSocket): Promise<{ frames: number; bytes: number }> {
  let [frames, bytes] = [0, 0];
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      frames += 1;
      bytes += data.length;
      if (data[0] === 0 && data[1] === 1) resolve({ frames, bytes });
    });
    socket.send(writeStep1(new Map()));
  });
}

function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function ready(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve) => child.stdout?.once('data', () => resolve(child)));
}

function room(name: string): string {
  return `ws://127.0.0.1:${PORT}/sync/${name.padEnd(22, '_')}`;
}

function rssKiB(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
}

function row(what: string, all: readonly number[], budget: string): string[] {
  return [what, ms(quantile(all, 0.5)), ms(quantile(all, 0.99)), budget];
}

/**
 * Readers that mean harm: 28 from each of five addresses ask for a full room twice and take 16 KB a second of it. What that holds
 * back, whether newcomers are let in meanwhile, and afterwards. Bounded in number and time, at this machine only.
 *
 *   npm run bench slow-readers          OLD=<main.js> measures another build
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import { writeStep1, writeUpdate } from '../../src/wire/frames.ts';
import { OURS, roomName, Server } from './load.ts';
import { printTable } from './print.ts';

const [ADDRESSES, EACH, SECONDS, BYTES_PER_SECOND] = [5, 28, 25, 16_000];
const AFTER_MS = 12_000;
const ENTRY_BYTES = 60_000;
const ENTRIES = 68;

const data = mkdtempSync(join(tmpdir(), 'slow-'));
const old = process.env['OLD'];
// Limits as they are, but for lateness: this process and others share the machine.
const server = await Server.start({ ...OURS, ...(old ? { script: old } : {}) }, 8_971, data, {
  LIMITS: '{"lagMs":1e9,"bytesPerSecond":1e9,"bytesBurst":1e9}',
  TRUST_PROXY: '1',
});
/** A room takes thirty-two who write: each address has its own. */
const open = (address: string, room = address): WebSocket =>
  new WebSocket(`${server.url}/${roomName(room.replaceAll('.', '-'))}`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': address },
  });
const rest = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const mib = (): string => `${(server.rssKiB() / 1_024).toFixed(0)} MiB`;
const rows: string[][] = [['', 'memory', 'a newcomer', '/healthz']];
const report = async (when: string): Promise<void> => {
  const health = await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text();
  rows.push([when, mib(), await newcomer(), health]);
};

for (let i = 0; i < ADDRESSES; i++) await fill(`10.0.0.${i}`);
await report('before');
const readers = Array.from({ length: ADDRESSES * EACH }, (_, i) => trickle(open(`10.0.0.${i % ADDRESSES}`)));
await rest(10_000);
await report('after 10 s');
await rest((SECONDS - 10) * 1_000);
await report(`after ${SECONDS} s`);
for (const stop of readers) stop();
await rest(AFTER_MS);
await report(`${AFTER_MS / 1_000} s after they have gone`);
printTable(
  `${ADDRESSES * EACH} readers of ${BYTES_PER_SECOND} B/s, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
  rows,
);
await server.stop();
rmSync(data, { recursive: true });
process.exit(0);

async function fill(address: string): Promise<void> {
  const socket = open(address);
  await new Promise((resolve) => socket.once('open', resolve));
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => socket.send(writeUpdate(update)));
  for (let i = 0; i < ENTRIES; i++)
    doc.getArray(feedName(doc.clientID)).push([new Uint8Array(randomBytes(ENTRY_BYTES))]);
  socket.send(writeStep1(new Map([[doc.clientID, ENTRIES]])));
  await new Promise<void>((resolve) => {
    socket.on('message', (frame: Buffer) => {
      if (frame[0] === 0 && frame[1] === 1) resolve();
    });
  });
  socket.terminate();
}

/** Asks twice and reads so much a second, until it is stopped. */
function trickle(socket: WebSocket): () => void {
  socket.on('error', () => undefined);
  let allowed = BYTES_PER_SECOND;
  socket.once('open', () => {
    for (let i = 0; i < 2; i++) socket.send(writeStep1(new Map()));
    const { _socket: line } = socket as unknown as {
      _socket: { pause(): void; resume(): void; on(event: 'data', heard: (piece: Buffer) => void): void };
    };
    line.on('data', (piece) => {
      allowed -= piece.length;
      if (allowed < 0) line.pause();
    });
    timer = setInterval(() => {
      allowed = Math.min(BYTES_PER_SECOND, allowed + BYTES_PER_SECOND / 4);
      if (allowed > 0) line.resume();
    }, 250);
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    clearInterval(timer);
    socket.terminate();
  };
}

function newcomer(): Promise<string> {
  const socket = open('10.0.7.7');
  return new Promise((resolve) => {
    socket.once('open', () => resolve('let in'));
    socket.once('unexpected-response', (_, { statusCode }) => resolve(`refused, ${statusCode}`));
    socket.on('error', () => resolve('refused'));
  }).then((said) => {
    socket.terminate();
    return said as string;
  });
}

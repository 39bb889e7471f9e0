/**
 * Our relay beside `@y/websocket-server` under the load of an evening: 200 rooms of 6, 3,600 entries a second in all, each
 * delivered to five others (the other server sends it back to its writer, too). Clients are bare sockets in this process, which shares the machine with the server.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import { writeUpdate } from '../../src/wire/frames.ts';
import { ms, printTable, quantile } from './print.ts';

const [ROOMS, SEATS, PER_SECOND, SECONDS, TICK_MS, ENTRY_BYTES] = [200, 6, 3_600, 5, 10, 220];

/** The load is one machine's, not people's: budgets that stop one are lifted. */
const SETTINGS = {
  TOKENS: 'off',
  LIMITS: JSON.stringify({
    framesPerSecond: 1e6,
    framesBurst: 1e6,
    bytesPerSecond: 1e9,
    bytesBurst: 1e9,
    rssBytes: 2 ** 40,
    lagMs: 1e6,
  }),
};

type Seat = { readonly socket: WebSocket; readonly doc: Y.Doc };

const data = mkdtempSync(join(tmpdir(), 'bench-'));
const servers: readonly (readonly [string, string, string])[] = [
  ['our relay', 'dist-server/main.js', '/sync'],
  ['@y/websocket-server 0.1.1', 'node_modules/@y/websocket-server/src/server.js', ''],
];
const rows: string[][] = [['', 'p50', 'p99', 'CPU', 'memory', 'delivered', 'budget']];
for (const [index, [name, script, path]] of servers.entries()) {
  const port = 8_931 + index;
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: data },
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  rows.push([
    name,
    ...(await measure(server, `ws://127.0.0.1:${port}${path}`)),
    index === 0 ? 'p99 below the other' : '',
  ]);
  server.kill();
}
rmSync(data, { recursive: true });
printTable(`${ROOMS} rooms of ${SEATS}, ${PER_SECOND} entries a second in all, ${SECONDS} s`, rows);
process.exit(0);

async function measure(server: ChildProcess, url: string): Promise<string[]> {
  const delays: number[] = [];
  const seats: Seat[] = [];
  for (let i = 0; i < ROOMS * SEATS; i++) seats.push(await sit(`${url}/${`${i % ROOMS}`.padEnd(22, '_')}`, delays));
  await load(seats, 1);
  delays.length = 0;
  const cpu = cpuSeconds(server);
  const sent = await load(seats, SECONDS);
  const used = ((cpuSeconds(server) - cpu) / SECONDS) * 100;
  const memory = `${rssMiB(server)} MiB`;
  for (const { socket } of seats) socket.terminate();
  const delivered = `${delays.length} of ${sent * (SEATS - 1)}`;
  return [ms(quantile(delays, 0.5)), ms(quantile(delays, 0.99)), `${used.toFixed(0)} %`, memory, delivered];
}

/** A client that notes how long each entry was under way: its first eight bytes are when it was sent. */
async function sit(url: string, delays: number[]): Promise<Seat> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => socket.send(writeUpdate(update)));
  socket.on('message', (frame: Buffer) => {
    if (frame[0] === 0 && frame[1] === 2)
      delays.push(performance.now() - frame.readDoubleLE(frame.length - 1 - ENTRY_BYTES));
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, doc };
}

/** Writes at a steady rate, everybody in turn, and waits for the last to arrive. */
async function load(seats: readonly Seat[], seconds: number): Promise<number> {
  const start = performance.now();
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - start) / 1000;
      for (; sent < Math.min(elapsed, seconds) * PER_SECOND; sent++) write(seats[(sent * 7) % seats.length]?.doc);
      if (elapsed < seconds + 1) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  return sent;
}

function write(doc: Y.Doc | undefined): void {
  const entry = new Uint8Array(ENTRY_BYTES);
  new DataView(entry.buffer).setFloat64(0, performance.now(), true);
  doc?.getArray(feedName(doc.clientID)).push([entry]);
}

function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rssMiB({ pid }: ChildProcess): string {
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024).toFixed(0);
}

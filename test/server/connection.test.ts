/** A connection that is slow, silent or too fast, on a socket whose backlog the test decides. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../server/connection.ts';
import { framed } from '../../server/frames.ts';
import { Bucket, LIMITS } from '../../server/limits.ts';
import { Metrics } from '../../server/metrics.ts';
import { writeRemoved } from '../../src/wire/frames.ts';

class FakeSocket extends EventEmitter {
  readonly sent: Uint8Array[] = [];
  bufferedAmount = 0;
  isPaused = false;
  terminated = false;
  pings = 0;
  code = 0;
  #flushed: (() => void)[] = [];

  /** What lies under it: frames are written past the library. */
  readonly stream: PassThrough = Object.assign(new PassThrough(), {
    write: (bytes: Uint8Array, flushed?: () => void): boolean => {
      // Of one turn several may come as one.
      for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
        this.sent.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)));
      if (flushed !== undefined) this.#flushed.push(flushed);
      return true;
    },
  });

  /** Lets the backlog out. */
  drain(): void {
    this.bufferedAmount = 0;
    for (const flushed of this.#flushed.splice(0)) flushed();
  }
  ping(): void {
    this.pings += 1;
  }
  /** The goodbye waits for an answer. */
  close(code: number): void {
    this.code = code;
  }
  resume(): void {
    this.isPaused = false;
  }
  terminate(): void {
    this.terminated = true;
  }
}

const SETTINGS = { limits: LIMITS, metrics: new Metrics() };
const connect = (): { socket: FakeSocket; connection: Connection } => {
  const socket = new FakeSocket();
  return { socket, connection: new Connection(socket as unknown as WebSocket, socket.stream, SETTINGS, 0) };
};
/** What was sent in this turn is handed on. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const nothing = writeRemoved([]);
const plain = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
const frame = (fill: number): Uint8Array => Uint8Array.of(1, fill);

test('a reader that is behind gets the latest presence of each when it has caught up', async () => {
  const { socket, connection } = connect();
  const latest = new Map([
    [5, frame(59)],
    [6, frame(69)],
  ]);
  socket.bufferedAmount = LIMITS.slowBytes;
  for (let i = 0; i < 10; i++) connection.sendPresence(5 + (i % 2), framed(frame(i)), (of) => latest.get(of));
  expect(socket.sent.map(plain)).toEqual([nothing]);
  socket.drain();
  await turn();
  expect(socket.sent.map(plain)).toEqual([nothing, frame(59), frame(69)]);
  connection.sendPresence(5, framed(frame(60)), (of) => latest.get(of));
  await turn();
  expect(socket.sent.map(plain).at(-1)).toEqual(frame(60));
});

test('a reader with too much unsent is closed with 4508', () => {
  const { socket, connection } = connect();
  socket.bufferedAmount = LIMITS.stuckBytes + 1;
  connection.send(frame(1));
  expect([socket.code, connection.open]).toEqual([4508, false]);
});

test('who doesn’t answer a goodbye is hung up on', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { socket, connection } = connect();
  connection.close(4400, 'nonsense');
  expect(socket.terminated).toBe(false);
  vi.advanceTimersByTime(LIMITS.lookMs);
  expect(socket.terminated).toBe(true);
});

test('what a turn brings goes out in one go and in order, and before a goodbye', async () => {
  const { socket, connection } = connect();
  const writes: number[] = [];
  const { write } = socket.stream;
  Object.assign(socket.stream, {
    write: (bytes: Uint8Array, taken?: () => void): void => {
      writes.push(bytes.length);
      (write as (bytes: Uint8Array, taken?: () => void) => void)(bytes, taken);
    },
  });
  for (let i = 0; i < 3; i++) connection.send(frame(i));
  expect([writes, connection.unsentBytes]).toEqual([[], 12]);
  await turn();
  expect([writes, connection.unsentBytes]).toEqual([[12], 0]);
  void connection.sendAndWait(frame(3));
  connection.send(frame(4));
  connection.close(4400, 'nonsense');
  expect(socket.sent.map(plain)).toEqual([0, 1, 2, 3, 4].map(frame));
});

test('frames too long to be copied are handed on as they are, in order', async () => {
  const { socket, connection } = connect();
  const writes: Uint8Array[] = [];
  Object.assign(socket.stream, { write: (bytes: Uint8Array) => writes.push(bytes) });
  const frames = [10_000, 3, 10_000].map((length, i) => framed(new Uint8Array(length).fill(i)));
  for (const bytes of frames) connection.sendFramed(bytes);
  await turn();
  expect(writes).toEqual(frames);
});

test('only who hears nothing else hears a heartbeat', async () => {
  const { socket, connection } = connect();
  connection.send(frame(1));
  connection.beat(0);
  await turn();
  expect(socket.sent.map(plain)).toEqual([frame(1)]);
  connection.ponged(0);
  connection.beat(0);
  await turn();
  expect(socket.sent.map(plain)).toEqual([frame(1), nothing]);
});

test('what is unsent has to be taken within thirty seconds, however little is taken at a time', async () => {
  const { socket, connection } = connect();
  connection.send(new Uint8Array(98));
  await turn();
  socket.bufferedAmount = 100;
  // A trickle: some of it goes out at each look.
  for (const [nowMs, left] of [
    [5_000, 90],
    [15_000, 50],
    [25_000, 20],
  ] as const) {
    socket.bufferedAmount = left;
    connection.look(nowMs);
  }
  expect(connection.open).toBe(true);
  connection.look(36_000);
  expect([connection.open, socket.code]).toEqual([false, 4508]);
});

test('a reader that takes in time what was unsent may have as much unsent again', async () => {
  const { socket, connection } = connect();
  for (let nowMs = 0; nowMs < 300_000; nowMs += 20_000) {
    connection.send(new Uint8Array(98));
    await turn();
    socket.bufferedAmount = 100;
    connection.look(nowMs);
  }
  expect(connection.open).toBe(true);
});

test('who answers no ping is cut off, unless it is taking what it is sent', async () => {
  const { socket, connection } = connect();
  for (let i = 0; i < 4; i++) {
    connection.send(new Uint8Array(98));
    await turn();
    socket.bufferedAmount = 50;
    connection.beat(0);
  }
  expect([socket.pings, socket.terminated]).toEqual([4, false]);
  connection.beat(0);
  expect(socket.terminated).toBe(true);
});

test('a bucket lets a burst through, then asks for the time that is owed', () => {
  const bucket = new Bucket(100, 10, 0);
  expect(Array.from({ length: 10 }, () => bucket.spend(1, 0))).toEqual(Array.from({ length: 10 }, () => 0));
  expect(bucket.spend(5, 0)).toBe(50);
  expect(bucket.spend(0, 50)).toBe(0);
  expect(bucket.spend(11, 1_000_000)).toBe(10);
});

/** Messages that are begun and never ended: what they hold is counted, and given up in time. */
import { afterEach, expect, test } from 'vitest';
import { Addresses } from '../../server/addresses.ts';
import { LIMITS } from '../../server/limits.ts';
import { Unfinished } from '../../server/unfinished.ts';
import type { Share } from '../../server/unfinished.ts';
import { writeUpdate } from '../../src/wire/frames.ts';
import { append, entry, session } from '../wire/yjs.ts';
import { Bare, cleanUp, guest, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

const KIB = 1024;
const part = (share: Share): Unfinished => new Unfinished([share], LIMITS);

test('what came of a message is held until it is whole or the connection gone, and a pong ends none', () => {
  const share: Share = { held: 0, limit: Infinity };
  const unfinished = part(share);
  unfinished.add(1_000);
  unfinished.add(6 + 4);
  unfinished.control(4);
  expect(share.held).toBe(1_000);
  unfinished.finish();
  expect(share.held).toBe(0);
  unfinished.add(500);
  unfinished.end();
  expect(share.held).toBe(0);
});

test('past its share goes who sends more of a long message, and nobody for a short one', () => {
  const share: Share = { held: 0, limit: 100 * KIB };
  const [first, second] = [part(share), part(share)];
  expect([first.add(99 * KIB), second.add(10 * KIB)]).toEqual([false, false]);
  expect([second.add(1), first.add(1)]).toEqual([false, true]);
});

test('a slow line has the time that a long message takes on it', () => {
  const unfinished = part({ held: 0, limit: Infinity });
  const allowed = performance.now() + LIMITS.messageMs + 10_000;
  expect(unfinished.isLate(allowed + 60_000)).toBe(false);
  unfinished.add(LIMITS.slowestBytesPerSecond * 10);
  expect([unfinished.isLate(allowed - 1), unfinished.isLate(allowed + 60_000)]).toEqual([false, true]);
  unfinished.wait(61_000); // the relay didn't read
  expect(unfinished.isLate(allowed + 60_000)).toBe(false);
});

test('the connections of one address share what they hold', () => {
  const addresses = new Addresses(LIMITS, 1);
  const shares = ['1.1.1.1', '1.1.1.1', '2.2.2.2'].map(
    (address) => addresses.enter({ headers: { 'x-forwarded-for': address }, socket: {} as never }, 0)?.shares[0],
  );
  expect(shares[0]).toBe(shares[1]);
  expect(shares[0]).not.toBe(shares[2]);
});

test('a message that is never ended, with a pong now and then, is cut off, and the others play on', async () => {
  const relay = await relayWith({ limits: { messageMs: 50, slowestBytesPerSecond: 2 ** 20, lookMs: 20 } });
  const [a, b] = [guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  const bare = new Bare(relay);
  await bare.next();
  const pongs = setInterval(() => bare.socket.pong(), 5);
  bare.socket.send(entry(1_000), { fin: false });
  expect(await bare.closed).toBe(1006);
  clearInterval(pongs);
  write(a.doc, 1);
  await holds(b.doc, 1);
});

test('all unfinished messages together are bounded, and a short one gets through all the same', async () => {
  const relay = await relayWith({ limits: { unfinishedBytes: 300 * KIB } });
  const hoarders = Array.from({ length: 4 }, () => new Bare(relay));
  await Promise.all(hoarders.map((bare) => bare.next()));
  for (const { socket } of hoarders) socket.send(entry(90 * KIB), { fin: false });
  for (const { socket } of hoarders) socket.send(entry(90 * KIB), { fin: false });
  expect(await Promise.race(hoarders.map(({ closed }) => closed))).toBe(1006);
  const [reader, writer] = [guest(relay), new Bare(relay)];
  await Promise.all([synced(reader), writer.next()]);
  for (const update of append(session(5), entry(100))) writer.socket.send(writeUpdate(update));
  await holds(reader.doc, 1);
});

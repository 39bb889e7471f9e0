/** Readers that take little or nothing: what waits for them is bounded, they get all of it in the end, and nobody else pays. */
import { afterEach, expect, test } from 'vitest';
import type { Relay } from '../../server/relay.ts';
import { readFrame, writeStep1 } from '../../src/wire/frames.ts';
import { Bare, cleanUp, count, guest, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

const READERS = 12;
/** What may wait for one reader: a piece under way, and what is said beside it. */
const WAITING_BYTES = 192 * 1024;

const gauge = async (relay: Relay, name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${relay.port}/metrics`)).text();
  return Number(new RegExp(`^tavolata_${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** A relay with a room of three megabytes, and the one who has written it. */
async function fullRoom(
  options: Parameters<typeof relayWith>[0] = {},
): Promise<{ relay: Relay; writer: ReturnType<typeof guest> }> {
  const relay = await relayWith({ metrics: true, ...options });
  const writer = guest(relay);
  await synced(writer);
  for (let i = 0; i < 60; i++) write(writer.doc, i, 50_000);
  await holds(guest(relay).doc, 60);
  return { relay, writer };
}

async function stalled(relay: Relay): Promise<Bare> {
  const bare = new Bare(relay);
  await bare.next();
  bare.socket.pause();
  for (let i = 0; i < 2; i++) bare.socket.send(writeStep1(new Map()));
  return bare;
}

test('readers that take nothing of a full room, asked for twice, hold back no more than a piece each', async () => {
  const { relay, writer } = await fullRoom();
  await Promise.all(Array.from({ length: READERS }, () => stalled(relay)));
  // Live entries on top of it: they come from the log as well, when the reader goes on.
  for (let i = 0; i < 10; i++) write(writer.doc, i, 50_000);
  const late = guest(relay);
  await synced(late);
  expect(count(late.doc)).toBe(70);
  expect(await gauge(relay, 'unsent_bytes')).toBeLessThan(READERS * WAITING_BYTES);
});

test('a reader that stood still gets all that it missed, in order, and its answers, when it goes on', async () => {
  const { relay, writer } = await fullRoom();
  const bare = await stalled(relay);
  for (let i = 0; i < 20; i++) write(writer.doc, i, 50_000);
  await holds(guest(relay).doc, 80);
  let [entries, answers] = [0, 0];
  const done = new Promise<void>((resolve) => {
    bare.socket.on('message', (data: Buffer) => {
      const frame = readFrame(new Uint8Array(data));
      if (!frame.ok) throw new Error(frame.code);
      if (frame.kind === 'step2') answers += 1;
      if (frame.kind === 'update') entries = Math.max(entries, Math.floor(data.length / 50_000) + entries);
      if (answers === 2) resolve();
    });
  });
  bare.socket.resume();
  await done;
  expect(entries).toBeGreaterThanOrEqual(80);
});

test('who is behind with what is live is given it from the log, and nobody waits for that', async () => {
  const relay = await relayWith({ metrics: true });
  const [a, b, slow] = [guest(relay), guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b), synced(slow)]);
  const socket = slow.provider.ws as unknown as { pause(): void; resume(): void };
  socket.pause();
  for (let i = 0; i < 75; i++) write(a.doc, i, 50_000);
  await holds(b.doc, 75);
  expect(await gauge(relay, 'unsent_bytes')).toBeLessThan(WAITING_BYTES);
  socket.resume();
  await holds(slow.doc, 75);
  write(b.doc, 1);
  await holds(slow.doc, 76);
});

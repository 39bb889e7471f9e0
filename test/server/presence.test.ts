/** Presence: each connection carries one session's, the relay forwards it unread and takes it away at the end. */
import { afterEach, expect, test } from 'vitest';
import { MAX_AWARENESS_BYTES } from '../../src/wire/feed.ts';
import { readFrame, writeRemoved } from '../../src/wire/frames.ts';
import { Bare, cleanUp, dismissed, guest, relayWith, synced } from './table.ts';
import type { Guest } from './table.ts';
import type { Relay } from '../../server/relay.ts';

afterEach(cleanUp);

/** Resolves when a guest sees so many present, itself included. */
const sees = ({ provider }: Guest, present: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (provider.awareness.getStates().size !== present) return;
      provider.awareness.off('change', look);
      resolve();
    };
    provider.awareness.on('change', look);
    look();
  });

/** A guest with a state of its own: Awareness takes no notice of the empty one that it begins with. */
function here(relay: Relay): Guest {
  const one = guest(relay);
  one.provider.awareness.setLocalState({ here: true });
  return one;
}

/** A presence frame of one session, its state being bytes that nobody reads. */
const presence = (client: number, clock: number, ...state: readonly number[]): Uint8Array =>
  Uint8Array.of(1, state.length + 4, 1, client, clock, state.length, ...state);
const STEP1 = Uint8Array.of(0, 0, 1, 0);

/** Reads frames until the relay has answered everything up to a question about nothing. */
async function marksBefore(bare: Bare): Promise<readonly unknown[]> {
  bare.socket.send(STEP1);
  const marks: unknown[] = [];
  for (;;) {
    const frame = readFrame(await bare.next());
    if (frame.ok && frame.kind === 'awareness') marks.push(...frame.marks.map(({ client, clock }) => [client, clock]));
    if (frame.ok && frame.kind === 'step2') return marks;
  }
}

test('who is there is seen by all, also by whoever comes later, and gone with the connection', async () => {
  const relay = await relayWith();
  const [a, b] = [here(relay), here(relay)];
  await Promise.all([sees(a, 2), sees(b, 2)]);
  const late = here(relay);
  await sees(late, 3);
  b.provider.ws?.close();
  b.provider.shouldConnect = false;
  await Promise.all([sees(a, 2), sees(late, 2)]);
  expect(a.provider.awareness.getStates().has(b.doc.clientID)).toBe(false);
});

test('a stock client’s echo of others is not passed on', async () => {
  const relay = await relayWith();
  const [one, two, ear] = [new Bare(relay), new Bare(relay), new Bare(relay)];
  await Promise.all([one.next(), two.next(), ear.next()]);
  for (const frame of [STEP1, presence(11, 1, 0x31)]) one.socket.send(frame);
  expect(readFrame(await ear.next())).toMatchObject({ marks: [{ client: 11, clock: 1 }] });
  for (const frame of [STEP1, presence(12, 1, 0x31), presence(11, 9, 0x32)]) two.socket.send(frame);
  expect(readFrame(await ear.next())).toMatchObject({ marks: [{ client: 12, clock: 1 }] });
  await marksBefore(two);
  expect(await marksBefore(ear)).toEqual([]);
});

test('a silent guest that echoes does not take the other’s place', async () => {
  const relay = await relayWith();
  const [one, silent, ear] = [new Bare(relay), new Bare(relay), new Bare(relay)];
  await Promise.all([one.next(), silent.next(), ear.next()]);
  for (const frame of [STEP1, presence(11, 3, 0x31)]) one.socket.send(frame);
  await ear.next();
  for (const frame of [STEP1, Uint8Array.of(0, 1, 2, 0, 0), presence(11, 3, 0x31)]) silent.socket.send(frame);
  await marksBefore(silent);
  silent.socket.close();
  await silent.closed;
  expect(await marksBefore(ear)).toEqual([]);
});

test('a session that reconnects before its old connection is found dead stays present', async () => {
  const relay = await relayWith();
  const [old, fresh, ear] = [new Bare(relay), new Bare(relay), new Bare(relay)];
  await Promise.all([old.next(), fresh.next(), ear.next()]);
  for (const frame of [STEP1, presence(11, 1, 0x31)]) old.socket.send(frame);
  await ear.next();
  for (const frame of [STEP1, presence(11, 2, 0x31)]) fresh.socket.send(frame);
  expect(readFrame(await ear.next())).toMatchObject({ marks: [{ client: 11, clock: 2 }] });
  old.socket.close();
  await old.closed;
  expect(await marksBefore(ear)).toEqual([]);
  fresh.socket.close();
  expect(await ear.next()).toEqual(writeRemoved([{ client: 11, clock: 2 }]));
});

test('presence over 1 KiB ends the connection', async () => {
  const relay = await relayWith();
  const a = guest(relay);
  await synced(a);
  const gone = dismissed(a);
  a.provider.awareness.setLocalState({ e: 'x'.repeat(MAX_AWARENESS_BYTES) });
  expect(await gone).toBe(4413);
});

test('a question about presence is answered with the latest of each', async () => {
  const relay = await relayWith();
  const [one, ear] = [new Bare(relay), new Bare(relay)];
  await Promise.all([one.next(), ear.next()]);
  for (const frame of [STEP1, presence(11, 1, 0x31), presence(11, 2, 0x32)]) one.socket.send(frame);
  await marksBefore(one);
  await marksBefore(ear);
  ear.socket.send(Uint8Array.of(3));
  expect(await ear.next()).toEqual(presence(11, 2, 0x32));
});

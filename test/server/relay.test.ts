/** The stock y-websocket client at our relay: what is written at a table reaches everybody at it, whatever happens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { LevelStore } from '../../server/stores/level.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { readFrame, writeStep2, writeUpdate } from '../../src/wire/frames.ts';
import { Bare, cleanUp, cleanups, count, guest, health, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

test('what one writes the others get live', async () => {
  const relay = await relayWith();
  const [a, b] = [guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  write(a.doc, 1);
  write(b.doc, 2);
  write(a.doc, 3);
  await Promise.all([holds(a.doc, 3), holds(b.doc, 3)]);
  expect(Y.encodeStateAsUpdate(a.doc)).toEqual(Y.encodeStateAsUpdate(b.doc));
});

test('who comes late gets everything, past the size of a pack', async () => {
  const relay = await relayWith();
  const a = guest(relay);
  await synced(a);
  for (let i = 0; i < 700; i++) write(a.doc, i);
  const early = guest(relay);
  await holds(early.doc, 700);
  const late = guest(relay);
  await synced(late);
  expect(count(late.doc)).toBe(700);
});

test('what was written offline arrives on return, and nothing twice', async () => {
  const relay = await relayWith();
  const [a, b] = [guest(relay), guest(relay)];
  write(a.doc, 1);
  await holds(b.doc, 1);
  a.provider.disconnect();
  for (let i = 0; i < 5; i++) write(a.doc, i);
  write(b.doc, 9);
  a.provider.connect();
  write(a.doc, 6);
  await Promise.all([holds(a.doc, 8), holds(b.doc, 8)]);
  expect(count(b.doc)).toBe(8);
});

test('rooms know nothing of each other', async () => {
  const relay = await relayWith();
  const [here, there] = [guest(relay), guest(relay, new Y.Doc(), 'another-topic-xxxxxxxx')];
  write(here.doc, 1);
  await Promise.all([synced(here), synced(there)]);
  const late = guest(relay);
  await holds(late.doc, 1);
  expect(count(there.doc)).toBe(0);
});

test('a relay that restarts has everything that it passed on', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'relay-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  const store = await LevelStore.open(directory);
  const before = await relayWith({ store });
  const [a, b] = [guest(before), guest(before)];
  for (let i = 0; i < 300; i++) write(a.doc, i);
  await holds(b.doc, 300);
  a.provider.destroy();
  b.provider.destroy();
  await before.close();
  await store.close();
  const again = await LevelStore.open(directory);
  cleanups.push(() => again.close());
  const late = guest(await relayWith({ store: again }));
  await synced(late);
  expect(count(late.doc)).toBe(300);
});

test('a table goes on by itself when its relay comes back on the same port', async () => {
  const store = new MemoryStore();
  const before = await relayWith({ store });
  const [a, b] = [guest(before), guest(before)];
  write(a.doc, 1);
  await holds(b.doc, 1);
  await before.close();
  write(b.doc, 2);
  await relayWith({ store, port: before.port });
  await holds(a.doc, 2);
  write(a.doc, 3);
  await holds(b.doc, 3);
});

test('when the relay has lost its data the browsers bring it all back, those of the absent included', async () => {
  const before = await relayWith();
  const [a, b, absent] = [guest(before), guest(before), guest(before)];
  for (let i = 0; i < 10; i++) for (const each of [a, b, absent]) write(each.doc, i);
  await Promise.all([holds(a.doc, 30), holds(b.doc, 30)]);
  absent.provider.destroy();
  b.provider.disconnect();
  write(a.doc, 99);
  await before.close();
  const after = await relayWith({ port: before.port });
  b.provider.connect();
  await holds(b.doc, 31);
  const late = guest(after);
  await holds(late.doc, 31);
  expect(count(late.doc)).toBe(31);
});

test('an update that does not continue what is known is asked for, not kept', async () => {
  const relay = await relayWith();
  const a = guest(relay);
  await synced(a);
  const bare = new Bare(relay);
  await bare.next();
  const doc = new Y.Doc();
  write(doc, 1);
  const known = Y.encodeStateVector(doc);
  write(doc, 2);
  const gap = Y.encodeStateAsUpdate(doc, known);
  bare.socket.send(writeStep2(Uint8Array.of(0, 0)));
  bare.socket.send(writeUpdate(gap));
  expect(readFrame(await bare.nextSync())).toEqual({ ok: true, kind: 'step1', stateVector: new Map() });
  bare.socket.send(writeStep2(Y.encodeStateAsUpdate(doc)));
  await holds(a.doc, 2);
});

test('a lonely client hears something before it gives up', async () => {
  // A page that leaves two beats without an answer is cut off: they are as far apart as a busy machine may need.
  const relay = await relayWith({ limits: { heartbeatMs: 500 } });
  const bare = new Bare(relay);
  await bare.next();
  expect(readFrame(await bare.next())).toEqual({ ok: true, kind: 'awareness', marks: [] });
});

test('a room leaves memory with its last guest and is there again for the next', async () => {
  const relay = await relayWith();
  const a = guest(relay);
  write(a.doc, 1);
  await synced(a);
  a.provider.destroy();
  await expect.poll(() => health(relay)).toEqual({ ok: true, rooms: 0, connections: 0 });
  const late = guest(relay);
  await holds(late.doc, 1);
});

test('a relay that goes down says 4503 to everybody and is no longer healthy', async () => {
  const relay = await relayWith();
  const bare = new Bare(relay);
  await bare.next();
  const asking = connect(relay.port, '127.0.0.1');
  asking.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  await health(relay); // what was written before has come by now
  const closed = relay.close();
  asking.write('\r\n');
  const [answer] = (await once(asking, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503[^]*"ok":false/);
  expect(await bare.closed).toBe(4503);
  await closed;
});

test('a relay that cannot store says so and is brought everything when it can again', async () => {
  const store = new MemoryStore();
  const relay = await relayWith({ store });
  const append = store.append.bind(store);
  let broken = true;
  store.append = (...args): Promise<void> => (broken ? Promise.reject(new Error('disk full')) : append(...args));
  const a = guest(relay);
  const closed = new Promise((resolve) => {
    a.provider.once('connection-close', (event) => resolve(event?.code));
  });
  write(a.doc, 1);
  expect(await closed).toBe(4503);
  broken = false;
  const late = guest(relay);
  await holds(late.doc, 1);
  expect((await store.load('AAAABBBBCCCCDDDD_-0123')).chunks).toHaveLength(1);
});

/** Rooms on a disk that fills up, breaks or is given back: the relay goes on, says so in a sentence, and heals. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { LevelStore } from '../../server/stores/level.ts';
import type { LevelSettings } from '../../server/stores/level.ts';
import { Bare, cleanUp, cleanups, count, guest, health, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

async function place(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'level-'));
  cleanups.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const said: string[] = [];
const open_ = (directory: string, settings: LevelSettings = {}): Promise<LevelStore> => {
  said.length = 0;
  return LevelStore.open(directory, { say: (sentence) => said.push(sentence), ...settings });
};
const opened = async (directory: string, settings: LevelSettings = {}): Promise<LevelStore> => {
  const store = await open_(directory, settings);
  cleanups.push(() => store.close());
  return store;
};

/** LevelDB as it is with a disk that is full: each write fails until it is opened anew with room on the disk. */
function fullDisk(): { free(): void } {
  let full = true;
  const stuck = new WeakSet<object>();
  const batch = ClassicLevel.prototype.batch as (this: ClassicLevel, ...args: unknown[]) => unknown;
  const spy = vi.spyOn(ClassicLevel.prototype, 'batch').mockImplementation(function (
    this: ClassicLevel,
    ...args: unknown[]
  ) {
    if (full) stuck.add(this);
    return stuck.has(this) ? Promise.reject(new Error('No space left on device')) : batch.apply(this, args);
  } as never);
  onTestFinished(() => spy.mockRestore());
  return { free: () => void (full = false) };
}

const ROOMS = Array.from({ length: 40 }, (_, i) => `room-${String(i).padStart(2, '0')}`);

/** A directory of forty rooms of 100 KB, in tables. */
async function filled(): Promise<string> {
  const directory = await place();
  const store = await open_(directory);
  for (const topic of ROOMS) for (let i = 0; i < 10; i++) void store.append(topic, i, randomBytes(10_000));
  await store.close();
  await (await open_(directory)).close();
  return directory;
}

const tables = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith('.ldb')).map((name) => join(directory, name));

const LONG_AGO_MS = 1_000_000_000_000;

/** Three kilobytes wrong behind the first key that says when a room was used. */
async function damageTimes(directory: string): Promise<void> {
  for (const path of await tables(directory)) {
    const at = (await readFile(path)).indexOf('@room');
    if (at < 0) continue;
    const file = await open(path, 'r+');
    await file.write(randomBytes(3_000), 0, 3_000, at + 20);
    return file.close();
  }
}

const sizeOf = async (directory: string): Promise<number> => {
  const sizes = await Promise.all((await tables(directory)).map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

test('a disk that was full and has room again is written again, with all that waited', async () => {
  const directory = await place();
  const store = await opened(directory);
  const disk = fullDisk();
  const writing = [0, 1, 2].map((i) => store.append('room', i, Uint8Array.of(i)));
  await expect.poll(() => store.failing).toBe(true);
  expect((await store.load('room')).chunks.map(([byte]) => byte)).toEqual([0, 1, 2]);
  disk.free();
  await Promise.all(writing);
  expect([store.failing, said.length]).toEqual([false, 2]);
  expect(said[0]).toMatch(/can't be written to .*: No space left on device/);
  await store.close();
  expect((await (await opened(directory)).load('room')).next).toBe(3);
});

test('where the disk is full a table plays on, nobody is closed, who comes reads all of it, and the relay says that it fails', async () => {
  const store = await opened(await place());
  const relay = await relayWith({ store });
  const disk = fullDisk();
  const [a, b] = [guest(relay), guest(relay)];
  const closings: unknown[] = [];
  for (const { provider } of [a, b]) provider.on('connection-close', (event) => closings.push(event?.code));
  for (let i = 0; i < 20; i++) write(i % 2 === 0 ? a.doc : b.doc, i);
  await Promise.all([holds(a.doc, 20), holds(b.doc, 20)]);
  await expect.poll(() => health(relay)).toMatchObject({ ok: false, why: 'store' });
  const late = guest(relay);
  await synced(late);
  expect(count(late.doc)).toBe(20);
  disk.free();
  await expect.poll(() => health(relay)).toMatchObject({ ok: true });
  expect(closings).toEqual([]);
});

test('metrics tell what rooms take up, what the disk has left, what waits for it and whether it fails', async () => {
  const store = await opened(await place());
  const relay = await relayWith({ store, metrics: true });
  const measured = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${relay.port}/metrics`)).text();
    return Number(new RegExp(`^tavolata_${name} (\\S+)$`, 'mu').exec(text)?.[1]);
  };
  expect(await measured('store_failing')).toBe(0);
  expect(await measured('store_waiting_bytes')).toBe(0);
  expect(await measured('disk_used_bytes')).toBeGreaterThanOrEqual(0);
  expect(await measured('disk_free_bytes')).toBeGreaterThan(0);
  const disk = fullDisk();
  store.append('room', 0, new Uint8Array(5_000)).catch(() => undefined);
  await expect.poll(() => measured('store_failing')).toBe(1);
  expect(await measured('store_waiting_bytes')).toBe(5_000);
  disk.free();
  await expect.poll(() => measured('store_failing')).toBe(0);
});

test('what waits for a full disk is bounded: past that, who writes more comes back later', async () => {
  const store = await opened(await place(), { unwrittenBytes: 1_000 });
  fullDisk();
  const first = store.append('room', 0, new Uint8Array(2_000));
  first.catch(() => undefined);
  await expect.poll(() => store.failing).toBe(true);
  await expect(store.append('room', 1, Uint8Array.of(1))).rejects.toThrow('too much');
  expect((await store.load('room')).next).toBe(1);
});

test('a table file with three kilobytes wrong costs the rooms in it, which count as empty, and no other', async () => {
  const directory = await filled();
  const [path = ''] = await tables(directory);
  const file = await open(path, 'r+');
  await file.write(randomBytes(3_000), 0, 3_000, 200_000);
  await file.close();
  const store = await opened(directory);
  const sizes = await Promise.all(ROOMS.map(async (topic) => (await store.load(topic)).chunks.length));
  expect(sizes.filter((size) => size === 10).length).toBeGreaterThanOrEqual(ROOMS.length - 2);
  expect(said).toEqual([expect.stringMatching(/damaged\. It is repaired/)]);
  const damaged = ROOMS[sizes.findIndex((size) => size < 10)] ?? '';
  await store.append(damaged, 0, Uint8Array.of(1));
  expect((await store.load(damaged)).chunks).toHaveLength(1);
});

test.each([
  ['a lost file', async (directory: string) => rm((await tables(directory))[0] ?? '')],
  [
    'a cut manifest',
    async (directory: string) =>
      truncate(join(directory, (await readdir(directory)).find((name) => name.startsWith('MANIFEST')) ?? ''), 30),
  ],
])('%s doesn’t stop the start: it is repaired once, and said in a sentence', async (_what, harm) => {
  const directory = await filled();
  await harm(directory);
  const store = await opened(directory);
  expect(said).toEqual([expect.stringMatching(/damaged\. They are repaired/)]);
  await store.append('room', 0, Uint8Array.of(1));
  expect((await store.load('room')).next).toBe(1);
});

test.each([
  ['expire', (store: LevelStore) => store.expire(LONG_AGO_MS + 1)],
  ['shrink', (store: LevelStore) => store.shrink(1_000_000)],
])('where the times of use are damaged, %s has them repaired and goes on', async (_what, run) => {
  const directory = await place();
  const long = await open_(directory, { now: () => LONG_AGO_MS });
  await Promise.all(Array.from({ length: 20 }, (_, i) => long.append('zoom', i, randomBytes(50_000))));
  await long.close();
  const before = await open_(directory);
  const topics = Array.from({ length: 3_000 }, (_, i) => `room-${String(i).padStart(4, '0')}`);
  await Promise.all(topics.map((topic) => before.append(topic, 0, randomBytes(20))));
  await before.close();
  const db = new ClassicLevel(directory);
  await db.compactRange('', '~');
  await db.close();
  await damageTimes(directory);
  const store = await opened(directory);
  await run(store);
  expect(said).toEqual([expect.stringMatching(/damaged\. It is repaired/)]);
  expect((await store.load('zoom')).next).toBe(0);
});

test('a room of which it isn’t known when it was used is kept, and expires from then on', async () => {
  const directory = await filled();
  const db = new ClassicLevel(directory);
  await db.clear({ gte: `@${ROOMS[1]!}`, lte: `@${ROOMS[2]!}` });
  await db.close();
  let now = Date.now() + 1_000;
  const store = await opened(directory, { now: () => now });
  await store.expire(now - 500);
  await store.close();
  const left = async (): Promise<readonly string[]> => {
    const rooms = new ClassicLevel(directory);
    const keys = await rooms.keys().all();
    await rooms.close();
    return [...new Set(keys.map((key) => /[^@!]+/u.exec(key)?.[0] ?? ''))];
  };
  expect(await left()).toEqual(ROOMS.slice(1, 3));
  now += 1_000;
  const later = await opened(directory, { now: () => now });
  await later.expire(now - 500);
  await later.close();
  expect(await left()).toEqual([]);
});

test('however many rooms expire, tables are written anew once for each letter they begin with', async () => {
  const store = await opened(await filled(), { now: () => Date.now() + 1_000 });
  const compacted = vi.spyOn(ClassicLevel.prototype, 'compactRange');
  onTestFinished(() => compacted.mockRestore());
  await store.expire(Date.now() + 500);
  expect(compacted.mock.calls).toEqual([['room-00!', 'room-39$']]);
});

test('rooms that have expired give their disk back', async () => {
  const directory = await filled();
  const before = await sizeOf(directory);
  const store = await opened(directory, { now: () => Date.now() + 1_000 });
  await store.expire(Date.now() + 500);
  await store.close();
  expect(before).toBeGreaterThan(2_000_000);
  expect(await sizeOf(directory)).toBeLessThan(before / 10);
});

test('when a room was used is written once a minute, however much is written in it', async () => {
  let now = 1_000_000;
  const store = await opened(await place(), { now: () => now });
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch');
  onTestFinished(() => batch.mockRestore());
  const stamps = (): number =>
    (batch.mock.calls as unknown as readonly (readonly [readonly { readonly key: string }[]])[])
      .flatMap(([ops]) => ops)
      .filter(({ key }) => key.startsWith('@')).length;
  for (let i = 0; i < 5; i++) await store.append('room', i, Uint8Array.of(i));
  expect(stamps()).toBe(1);
  now += 60_001;
  await store.append('room', 5, Uint8Array.of(5));
  expect(stamps()).toBe(2);
});

test('a damaged room is brought back by those who are in it', async () => {
  const store = await opened(await place());
  const relay = await relayWith({ store });
  const a = guest(relay);
  await synced(a);
  for (let i = 0; i < 300; i++) write(a.doc, i);
  await holds(guest(relay).doc, 300);
  const read = vi.spyOn(store, 'read').mockResolvedValue([]);
  const curious = new Bare(relay);
  await curious.next();
  curious.socket.send(Uint8Array.of(0, 0, 1, 0));
  expect(await curious.closed).toBe(4503);
  read.mockRestore();
  const late = guest(relay);
  await holds(late.doc, 300);
});

test('rooms that take up more than they may go, the longest unused first, and none that is in use', async () => {
  const directory = await place();
  let nowMs = 1_000_000_000_000;
  const store = await opened(directory, { now: () => nowMs });
  for (const topic of ROOMS) {
    nowMs += 60_000;
    await Promise.all(Array.from({ length: 10 }, (_, i) => store.append(topic, i, randomBytes(10_000))));
  }
  // What LevelDB has only in its log has no size yet.
  await store.close();
  nowMs += 3_600_000;
  const again = await opened(directory, { now: () => nowMs });
  expect(await again.shrink(10_000_000)).toBe(0);
  await again.load(ROOMS[0]!);
  const gone = await again.shrink(2_000_000);
  expect(gone).toBeGreaterThanOrEqual(20);
  const sizes = await Promise.all(ROOMS.map(async (topic) => (await again.load(topic)).chunks.length));
  expect(sizes).toEqual(ROOMS.map((_, i) => (i === 0 || i > gone ? 10 : 0)));
});

test('a room that is held in memory isn’t deleted for its size, however long nobody has written there', async () => {
  const directory = await filled();
  const store = await opened(directory, { now: () => Date.now() + 3_600_000 });
  expect(await store.shrink(1, (topic) => topic === ROOMS[3])).toBe(ROOMS.length - 1);
  expect((await store.load(ROOMS[3]!)).next).toBe(10);
});

test.each([
  ['the first chunks', 0],
  ['one in the middle', 4],
])('a room that has lost %s counts as empty', async (_what, lost) => {
  const directory = await filled();
  const db = new ClassicLevel(directory);
  await db.del(`${ROOMS[0]}!00000000${lost}`);
  await db.close();
  const store = await opened(directory);
  expect(await store.load(ROOMS[0]!)).toEqual({ chunks: [], next: 0 });
  await store.append(ROOMS[0]!, 0, Uint8Array.of(1));
  expect((await store.load(ROOMS[0]!)).next).toBe(1);
  expect((await store.load(ROOMS[1]!)).next).toBe(10);
});

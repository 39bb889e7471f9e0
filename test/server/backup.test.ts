/** What docs/relay.md has operators do: copy the rooms while the server stands still, put a copy back, begin with an empty store. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as Y from 'yjs';
import { LIMITS } from '../../server/limits.ts';
import type { Relay } from '../../server/relay.ts';
import { LevelStore } from '../../server/stores/level.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { Invited, type Pair, pair } from './invited.ts';
import { cleanUp, cleanups, count, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

let place: string;
let rooms: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'backup-'));
  rooms = join(place, 'rooms');
  cleanups.push(() => rm(place, { recursive: true }));
});

/** A server with those rooms, for as long as something is done at it. */
async function served<T>(directory: string, act: (relay: Relay) => Promise<T>, restoreMs?: number): Promise<T> {
  const store = await LevelStore.open(directory, { say: () => undefined });
  const limits = restoreMs === undefined ? {} : { restoreMs };
  const relay = await relayWith({ store, tokens: 'required', limits });
  try {
    return await act(relay);
  } finally {
    await relay.close();
    await store.close();
  }
}

/** Two people at a table: each has written once. What the one of them had when the server ended. */
function evening(table: Invited, session: Pair): Promise<Y.Doc> {
  return served(rooms, async (relay) => {
    const [a, b] = [table.guest(relay), table.guest(relay, { session })];
    await Promise.all([synced(a), synced(b)]);
    write(a.doc, 1);
    await holds(b.doc, 1);
    write(b.doc, 2);
    await holds(a.doc, 2);
    b.provider.destroy();
    return b.doc;
  });
}

test('a copy that was made while the server stood still is put back, and what is younger comes back with a browser', async () => {
  const table = new Invited();
  const copy = join(place, 'copy');
  const session = pair();
  const doc = await evening(table, session);
  await cp(rooms, copy, { recursive: true });
  await served(rooms, async (relay) => {
    const other = table.guest(relay);
    const back = table.guest(relay, { session }, doc);
    await synced(back);
    write(doc, 3);
    await holds(other.doc, 3);
    back.provider.destroy();
  });
  await rm(rooms, { recursive: true });
  await cp(copy, rooms, { recursive: true });
  await served(rooms, async (relay) => {
    const newcomer = table.guest(relay);
    await synced(newcomer);
    expect(count(newcomer.doc)).toBe(2);
    await synced(table.guest(relay, { session }, doc));
    await holds(newcomer.doc, 3);
  });
});

test('a table comes to an empty store with its people, and lies in the old one as it was', async () => {
  const table = new Invited();
  const session = pair();
  const doc = await evening(table, session);
  const moved = await relayWith({ store: new MemoryStore(), tokens: 'required' });
  await synced(table.guest(moved, { session }, doc));
  await holds(table.guest(moved).doc, 2);
  await served(rooms, async (relay) => holds(table.guest(relay).doc, 2));
});

test.each([
  ['is too late without a longer time to restore', undefined, 3],
  ['brings all of it within the two weeks that docs/relay.md sets', 1_209_600_000, 4],
])(
  'a browser that was reloaded, and comes eleven minutes after an older copy was put back, %s',
  async (_, ms, held) => {
    const told = await readFile('docs/relay.md', 'utf8');
    expect(ms === undefined || told.includes(`LIMITS='{"restoreMs":${ms}}'`)).toBe(true);
    const table = new Invited();
    const session = pair();
    const copy = join(place, 'copy');
    const doc = await evening(table, session);
    await cp(rooms, copy, { recursive: true });
    await served(rooms, async (relay) => {
      const back = table.guest(relay, { session }, doc);
      await synced(back);
      write(doc, 3);
      await holds(table.guest(relay).doc, 3);
      back.provider.destroy();
    });
    await rm(rooms, { recursive: true });
    await cp(copy, rooms, { recursive: true });
    const now = performance.now.bind(performance);
    let aheadMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
    onTestFinished(() => clock.mockRestore());
    await served(
      rooms,
      async (relay) => {
        aheadMs = LIMITS.restoreMs + 60_000;
        const reloaded = new Y.Doc();
        Y.applyUpdate(reloaded, Y.encodeStateAsUpdate(doc));
        await synced(table.guest(relay, {}, reloaded));
        write(reloaded, 4);
        const newcomer = table.guest(relay);
        await holds(newcomer.doc, held);
        await synced(newcomer);
        expect(count(newcomer.doc)).toBe(held);
      },
      ms,
    );
  },
);

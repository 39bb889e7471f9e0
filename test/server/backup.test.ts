/** What docs/relay.md has operators do: copy the rooms while the server stands still, put a copy back, begin with an empty store. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type * as Y from 'yjs';
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
async function served<T>(directory: string, act: (relay: Relay) => Promise<T>): Promise<T> {
  const store = await LevelStore.open(directory, { say: () => undefined });
  const relay = await relayWith({ store, tokens: 'required' });
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

/** A room that the store has lost, or lost a part of, while the relay runs: one who was there brings all of it back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '../../server/limits.ts';
import type { Relay } from '../../server/relay.ts';
import { LevelStore } from '../../server/stores/level.ts';
import { Invited } from './invited.ts';
import { cleanUp, cleanups, count, holds, relayWith, synced, write } from './table.ts';
import type { Guest } from './table.ts';

afterEach(cleanUp);

/** A relay that started long ago, where two have written and the one has gone. */
async function old(): Promise<{ store: LevelStore; relay: Relay; at: Invited; b: Guest }> {
  const now = performance.now.bind(performance);
  let aheadMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => clock.mockRestore());
  const directory = await mkdtemp(join(tmpdir(), 'back-'));
  const store = await LevelStore.open(directory, { say: () => undefined });
  cleanups.push(async () => {
    await store.close();
    await rm(directory, { recursive: true });
  });
  const relay = await relayWith({ store, tokens: 'required' });
  const at = new Invited();
  const [a, b] = [at.guest(relay), at.guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  write(a.doc, 1);
  await holds(b.doc, 1);
  write(b.doc, 2);
  await holds(a.doc, 2);
  a.provider.destroy();
  aheadMs = LIMITS.restoreMs + 1;
  return { store, relay, at, b };
}

/** Somebody leaves, and nobody is left. */
async function leave(relay: Relay, at: Invited, { provider }: Guest): Promise<void> {
  expect(relay.isOpen(at.topic())).toBe(true);
  provider.destroy();
  await expect.poll(() => relay.isOpen(at.topic())).toBe(false);
}

test('what was deleted while somebody was there is brought back, although a later move is kept', async () => {
  const { store, relay, at, b } = await old();
  await store.forget(at.topic());
  write(b.doc, 3);
  await leave(relay, at, b);
  expect(count(b.doc)).toBe(3);
  await synced(at.guest(relay, {}, b.doc));
  await holds(at.guest(relay).doc, 3);
});

test('what can’t be read of a room is brought back, others’ entries too', async () => {
  const { store, relay, at, b } = await old();
  await leave(relay, at, b);
  await store.notePack(at.topic(), 2, Uint8Array.of(9));
  await synced(at.guest(relay, {}, b.doc));
  await holds(at.guest(relay).doc, 2);
});

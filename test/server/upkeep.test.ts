/** What is done to a store once in a while, and that a store which can't doesn't keep the server from starting. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomStore } from '../../server/stores/store.ts';
import { keepUp } from '../../server/upkeep.ts';
import { MemoryStore } from '../helpers/memory-store.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = (): boolean => false;

/** A store whose upkeep fails until it is mended. */
function broken(): { readonly store: RoomStore; mend(): void; readonly asked: string[] } {
  const asked: string[] = [];
  let fails = true;
  const ask = async (what: string): Promise<number> => {
    asked.push(what);
    if (fails) throw new Error('no');
    return 3;
  };
  const store: RoomStore = Object.assign(new MemoryStore(), {
    expire: async () => void (await ask('expire')),
    shrink: () => ask('shrink'),
  });
  return { store, mend: () => void (fails = false), asked };
}

test('a store that can’t be looked through is said to be so, doesn’t stop the start, and is looked through again', async () => {
  const { store, mend, asked } = broken();
  const said: string[] = [];
  await keepUp(store, { keepDays: 90, maxDiskBytes: 1_000, isOpen: none, say: (sentence) => said.push(sentence) });
  expect(said).toEqual([expect.stringContaining('KEEP_DAYS'), expect.stringContaining('MAX_DISK')]);
  mend();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(said[2]).toBe('3 of the longest unused tables were deleted: MAX_DISK was reached.');
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked.filter((what) => what === 'expire')).toHaveLength(2);
});

test('without a bound nothing is deleted for its size', async () => {
  const { store, asked } = broken();
  await keepUp(store, { keepDays: 90, maxDiskBytes: Infinity, isOpen: none, say: () => undefined });
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked).toEqual(['expire', 'expire']);
});

test('what is open isn’t deleted for its size', async () => {
  const asked: boolean[] = [];
  const shrink: RoomStore['shrink'] = async (_most, isHeld) => {
    asked.push(...['open', 'shut'].map((topic) => isHeld?.(topic) === true));
    return 0;
  };
  const store = Object.assign(new MemoryStore(), { shrink });
  const isOpen = (topic: string): boolean => topic === 'open';
  await keepUp(store, { keepDays: 90, maxDiskBytes: 1_000, isOpen, say: () => undefined });
  expect(asked).toEqual([true, false]);
});

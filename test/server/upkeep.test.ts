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

test('where all tables would go at the start the clock may be wrong: that is said, and they stay for a day', async () => {
  const { store, mend, asked } = broken();
  mend();
  vi.setSystemTime(Date.UTC(2031, 5, 1));
  const lastUse = async (): Promise<number> => Date.UTC(2030, 0, 2);
  const said: string[] = [];
  const parts = { keepDays: 90, maxDiskBytes: Infinity, isOpen: none, say: (text: string) => said.push(text) };
  await keepUp(Object.assign(store, { lastUse }), parts);
  expect(asked).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/^It is 2031-06-01 by this machine's clock.* 2030-01-02.* for a day/u)]);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked).toEqual(['expire']);
});

test('where one table was used since, the others go as ever', async () => {
  const { store, mend, asked } = broken();
  mend();
  const lastUse = async (): Promise<number> => Date.now() - 89 * DAY_MS;
  const parts = { keepDays: 90, maxDiskBytes: Infinity, isOpen: none, say: () => undefined };
  await keepUp(Object.assign(store, { lastUse }), parts);
  expect(asked).toEqual(['expire']);
});

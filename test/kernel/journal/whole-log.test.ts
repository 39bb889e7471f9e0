import { expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import { RETRY_MS } from '../../../src/kernel/rounds.ts';
import { wholeLog } from '../../../src/kernel/journal/whole-log.ts';
import { ManualClock } from '../../helpers/clock.ts';

const row = (n: number) => ({ hash: Uint8Array.of(n >> 8, n), bytes: Uint8Array.of(n) });

/** A disk that is full at times, and how many rows each asking had. */
function disk() {
  const memory = memoryLog();
  const asked: number[] = [];
  const is = { full: false, closed: false };
  /** How often it was said that all is stored. */
  const said = { whole: 0 };
  const clock = new ManualClock();
  const store: LogStore = {
    ...memory,
    put: (key, value) => (is.full ? Promise.reject(new Error('full')) : memory.put(key, value)),
    append: (rows) => {
      asked.push(rows.length);
      return is.full ? Promise.reject(new Error('full')) : memory.append(rows);
    },
  };
  const stored = async (): Promise<number[]> =>
    (await memory.load()).entries.map(({ hash }) => hash[0]! * 256 + hash[1]!);
  const log = wholeLog(store, { clock, closed: () => is.closed, stored: () => void said.whole++ });
  return { log, asked, is, stored, said, clock };
}

test('[J11] what a full disk didn’t take is stored before all that comes later', async () => {
  const { log, is, stored } = disk();
  await log.append([row(1)]);
  is.full = true;
  await expect(log.append([row(2), row(3)])).rejects.toThrow('full');
  is.full = false;
  await log.append([row(4)]);
  expect(await stored()).toEqual([1, 2, 3, 4]);
});

test('[O4] nobody hears that all is stored while something isn’t, were it asked for in the same moment', async () => {
  const { log, is, stored } = disk();
  is.full = true;
  const failed = log.append([row(1)]);
  const whole = log.append([]);
  await expect(failed).rejects.toThrow('full');
  await expect(whole).rejects.toThrow('full');
  await expect(log.append([])).rejects.toThrow('full');
  is.full = false;
  await log.append([]);
  expect(await stored()).toEqual([1]);
});

test('[J11] a disk that stays full is asked with one row at a time, and gets all in the end', async () => {
  const { log, asked, is, stored } = disk();
  is.full = true;
  for (let n = 0; n < 300; n++) await expect(log.append([row(n)])).rejects.toThrow('full');
  expect(Math.max(...asked)).toBe(1);
  is.full = false;
  await log.append([row(300)]);
  expect(await stored()).toEqual(Array.from({ length: 301 }, (_, n) => n));
});

test('[J11] a row that a full disk didn’t take is tried again by itself, until the page is closed', async () => {
  const { log, asked, is, stored, clock } = disk();
  is.full = true;
  await expect(log.append([row(1)])).rejects.toThrow('full');
  await clock.pass(3 * RETRY_MS);
  expect(asked.length).toBe(4);
  is.full = false;
  await clock.pass(RETRY_MS);
  expect(await stored()).toEqual([1]);
  is.full = true;
  await expect(log.append([row(2)])).rejects.toThrow('full');
  is.closed = true;
  const before = asked.length;
  await clock.pass(3 * RETRY_MS);
  expect(asked.length).toBe(before);
});

test('[J11] it is said that the store takes things again where it took one and no row waits, and not where nothing was written', async () => {
  const { log, is, said } = disk();
  is.full = true;
  await expect(log.put('seed', row(1).bytes)).rejects.toThrow('full');
  await log.append([]);
  await log.update('vote', () => undefined);
  expect(said.whole).toBe(0);
  await expect(log.append([row(1)])).rejects.toThrow('full');
  await log.update('vote', () => row(1).bytes);
  expect(said.whole).toBe(0);
  is.full = false;
  await log.put('seed', row(1).bytes);
  expect(said.whole).toBe(0);
  await log.append([]);
  expect(said.whole).toBe(1);
  await log.put('seed', row(1).bytes);
  await log.update('vote', () => row(1).bytes);
  expect(said.whole).toBe(3);
});

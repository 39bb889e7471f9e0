import { expect, test } from 'vitest';
import { JoinedLog } from '../../../src/kernel/fold/joined-log.ts';
import type { LogLine } from '../../../src/kernel/fold/log-line.ts';

const line = (position: number): LogLine => ({ position, time: position, seat: null, name: '', what: 'x' });
const lines = (...positions: readonly number[]): readonly LogLine[] => positions.map(line);

test('[R10] the log goes through all generations, and of each as far as it counts', () => {
  const joined = new JoinedLog();
  const [first, second] = [lines(1, 2, 3, 4), lines(4, 5)];
  const parts = [
    { log: first, until: 3 },
    { log: second, until: Infinity },
  ];
  const all = joined.of(parts);
  expect(all.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(joined.of(parts.map((part) => ({ ...part })))).toBe(all);
  const more = joined.of([parts[0]!, { log: [...second, line(6)], until: 5 }]);
  expect(more.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  const shorter = joined.of([{ log: first, until: 2 }, parts[1]!]);
  expect(shorter.map(({ position }) => position)).toEqual([1, 2, 4, 5]);
});

test('[R10] a line more goes through the last generation alone', () => {
  const joined = new JoinedLog();
  let looks = 0;
  const first = Array.from({ length: 50 }, (_, i) =>
    Object.defineProperty({ ...line(i) }, 'position', { enumerable: true, get: () => (looks++, i) }),
  ) as readonly LogLine[];
  joined.of([
    { log: first, until: 40 },
    { log: lines(41), until: Infinity },
  ]);
  const before = looks;
  expect(before).toBeGreaterThan(0);
  for (let n = 2; n < 40; n++)
    joined.of([
      { log: first, until: 40 },
      { log: lines(...Array.from({ length: n }, (_, i) => 41 + i)), until: Infinity },
    ]);
  expect(looks).toBe(before);
});

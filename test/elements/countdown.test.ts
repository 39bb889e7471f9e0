/** The seconds that a window shows. */
import { expect, test } from 'vitest';
import { Countdown } from '../../src/elements/countdown.ts';

const host = { addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined };

test('[CH-180] a window counts down by the table’s time, a begun second counted in, and never shows more than itself', () => {
  let now = 0;
  const countdown = new Countdown({ ...host, updateComplete: Promise.resolve(true) }, () => now);
  countdown.feed(15_000, 10);
  const at = (time: number): number => {
    now = time;
    return countdown.seconds;
  };
  expect([0, 4_999, 5_001, 9_000, 14_999, 15_000, 16_000].map(at)).toEqual([10, 10, 10, 6, 1, 0, 0]);
  countdown.feed(undefined, 10);
  expect(countdown.seconds).toBe(0);
});

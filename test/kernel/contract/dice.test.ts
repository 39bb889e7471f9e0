import { describe, expect, test } from 'vitest';
import { dice, rollValues } from '../../../src/kernel/dice.ts';

const SEED = Uint8Array.from(
  Buffer.from(
    'b3a7f55b56d02cd194b3914cc8a51ca46204ea3674574105414389a2bf24ab17' +
      '2984afbd993062fba7313e3d88329e29868b2f8eb441cae6c714a64eb7dc06d4',
    'hex',
  ),
);

describe('[P20] one seed, the same numbers everywhere', () => {
  test.each([
    [12, 10, [1, 3, 1, 6, 7, 9, 6, 5, 3, 3, 5, 2]],
    [12, 6, [3, 5, 3, 2, 3, 1, 2, 1, 3, 5, 5, 4]],
    [4, 100, [21, 13, 51, 66]],
  ])('%i dice of %i sides', (n, sides, expected) => {
    expect(rollValues(SEED, n, sides)).toEqual(expected);
  });
});

test('[P20] every side comes up about as often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (const value of rollValues(SEED, 60_000, 6)) counts[value - 1]!++;
  // Five degrees of freedom: above 35 chance has a hand in it once in a million; the seed is fixed anyway.
  const chi2 = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi2).toBeLessThan(35);
});

test('[P20] a shuffle keeps all and is a function of the seed', () => {
  const cards = Array.from({ length: 52 }, (_, i) => i);
  const once = dice(SEED).shuffle(cards);
  expect(once.toSorted((a, b) => a - b)).toEqual(cards);
  expect(dice(SEED).shuffle(cards)).toEqual(once);
  expect(once).not.toEqual(cards);
});

test('[P20] a die without sides or with too many is a bug', () => {
  for (const sides of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => dice(SEED).below(sides)).toThrow(RangeError);
  expect(dice(SEED).below(1)).toBe(0);
});

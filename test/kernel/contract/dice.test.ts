import { describe, expect, test } from 'vitest';
import { dice, firstDistinct, pickValues, rollValues } from '../../../src/kernel/dice.ts';
import { often } from '../../helpers/rng.ts';

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
  const each = often(2_500);
  for (const value of rollValues(SEED, 6 * each, 6)) counts[value - 1]!++;
  // Five degrees of freedom: above 35 chance has a hand in it once in a million; the seed is fixed anyway.
  const chi2 = counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
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

describe('[P26] each selection of distinct values, in each order, comes out equally often', () => {
  const words = (of: number, length: number): number[][] =>
    length === 0 ? [[]] : words(of, length - 1).flatMap((rest) => Array.from({ length: of }, (_, x) => [x, ...rest]));
  const small = [1, 2, 3, 4].flatMap((of) => Array.from({ length: of }, (_, i) => [i + 1, of] as const));
  test.each(small)('%i of %i, over all that could be drawn', (take, of) => {
    const length = of === 4 ? 8 : 9;
    const counts = new Map<string, number>();
    for (const word of words(of, length)) {
      // A word with fewer different values decides nothing.
      if (new Set(word).size < take) continue;
      const rest = word.values();
      const found = firstDistinct(() => rest.next().value!, of, take).join();
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    const orders = Array.from({ length: take }, (_, i) => of - i).reduce((all, n) => all * n, 1);
    expect(counts.size).toBe(orders);
    expect(new Set(counts.values()).size).toBe(1);
  });
});

test('[P26] one seed, the same pick everywhere: the first different values that its dice show', () => {
  expect(pickValues(SEED, 10, 5)).toEqual([1, 3, 6, 7, 9]);
  expect(pickValues(SEED, 6, 6).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(pickValues(SEED, 10_000, 10_000)).size).toBe(10_000);
  expect(() => pickValues(SEED, 3, 4)).toThrow(RangeError);
});

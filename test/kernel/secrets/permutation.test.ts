/** The order of a shuffle by numbers (SH20). */
import { expect, test } from 'vitest';
import { permutation } from '../../../src/kernel/secrets/permutation.ts';
import { keyPair, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { facesOf, lockedDeck } from '../../helpers/shuffles.ts';
import { shuffle } from '../../helpers/at-once.ts';

const seed = freshSeed();

/** χ² of how often each thing came against all being equally likely. */
function chiSquare(times: ReadonlyMap<string, number>, kinds: number, total: number): number {
  const expected = total / kinds;
  const there = [...times.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return there + (kinds - times.size) * expected;
}

function count(list: Iterable<string>): Map<string, number> {
  const times = new Map<string, number>();
  for (const kind of list) times.set(kind, (times.get(kind) ?? 0) + 1);
  return times;
}

test(`[S34] SH20 all 120 orders of five cards are equally likely, SEED=${seed}`, () => {
  const rng = seeded(seed);
  const orders = Array.from({ length: often(25_000) }, () => permutation(rng, 5).join(''));
  // 119 degrees of freedom: above 205 once in a million runs.
  expect(chiSquare(count(orders), 120, orders.length)).toBeLessThan(205);
});

test(`[S34] SH20 what comes out of real shuffles lies in all orders alike, SEED=${seed}`, () => {
  const rng = seeded(seed);
  const { secret, key } = keyPair(group, rng);
  const faces = ['x', 'y', 'z'];
  const deck = lockedDeck(group, rng, key, faces);
  const place = { ctx: new Uint8Array(), key };
  const orders = Array.from({ length: often(30) }, () =>
    facesOf(group, secret, shuffle(group, rng, place, deck).output, faces).join(''),
  );
  // 5 degrees of freedom: above 36 once in a million runs.
  expect(chiSquare(count(orders), 6, orders.length)).toBeLessThan(36);
});

test('[S34] every order has each number once, and 257 have none', () => {
  const rng = seeded(seed);
  for (const n of [1, 2, 52, 256]) {
    expect(permutation(rng, n).sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
  }
  for (const n of [0, 257, 1.5]) expect(() => permutation(rng, n)).toThrow(`permutation of ${n}`);
});

test('[S34] a byte that would favour small numbers is thrown away', () => {
  const bytes = [255, 255, 2, 0];
  const scripted = { bytes: () => Uint8Array.of(bytes.shift()!) };
  // Below 3 only 0 … 254 count; 2 leaves the last card where it is, 0 swaps the first two.
  expect(permutation(scripted, 3)).toEqual([1, 0, 2]);
  expect(bytes).toEqual([]);
});

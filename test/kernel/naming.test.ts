/** The text that a state is named by: the same whoever makes it, and however much of it was kept from before. */
import { expect, test } from 'vitest';
import { canonical } from '../../src/kernel/canonical.ts';
import { Names } from '../../src/kernel/naming.ts';
import { seeded } from '../helpers/rng.ts';

const LETTERS = 'abcdefgh';
/** No hash, but as different for different texts. */
const names = (): Names => new Names((text) => `#${text.length}:${text.slice(-40).replaceAll('"', '')}`);
const leaf = (n: number, of: number): unknown =>
  Array.from({ length: 32 }, (_, i) => ({ n: n * 32 + i, face: `${of}-${LETTERS[i % 8]}` }));
const state = (leaves: readonly unknown[], more: object = {}): object => ({ play: { state: { leaves, ...more } } });

test('[F18] long parts four levels deep stand by their hash, short ones and what lies elsewhere as they are', () => {
  const text = names().textOf(state([leaf(0, 1), { short: 1 }], { word: 'x'.repeat(900) }));
  expect(text).toContain('"#');
  expect(text).toContain('{"short":1}');
  expect(text).toContain('x'.repeat(900));
  expect(names().textOf({ play: { state: { leaves: [] } } })).toBe(canonical({ play: { state: { leaves: [] } } }));
});

test('[F18] a state has one name, whatever was named before and in whatever order its members were made', () => {
  const rng = seeded(46);
  const kept = names();
  let leaves = Array.from({ length: 8 }, (_, n) => leaf(n, 0));
  for (let turn = 0; turn < 60; turn++) {
    const at = rng.below(8);
    leaves = leaves.with(at, leaf(at, turn));
    // The same object lies at two depths, as a part and in one.
    const shared = leaves[rng.below(8)]!;
    const now = state(leaves, { deep: [{ shared }], shallow: shared, parts: [shared] });
    const again = structuredClone({
      play: { state: { parts: [shared], shallow: shared, deep: [{ shared }], leaves } },
    });
    expect(kept.textOf(now)).toBe(names().textOf(again));
  }
});

test('[F18] states that differ anywhere have different names', () => {
  const one = Array.from({ length: 4 }, (_, n) => leaf(n, 0));
  const texts = [one, one.with(2, leaf(2, 1)), one.toReversed(), one.slice(1)].map((leaves) =>
    names().textOf(state(leaves)),
  );
  expect(new Set(texts).size).toBe(4);
});

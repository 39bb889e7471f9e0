/** The text that a state's hash is taken of, where most of a state is the same as before. */
import { expect, test } from 'vitest';
import { canonical, type Texts } from '../../../src/kernel/canonical.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

/** A piece that counts how often it is written out. */
function watched(n: number, count: () => void): object {
  return {
    at: n,
    get face() {
      count();
      return `face ${n}`;
    },
  };
}

const state = (pieces: unknown): object => ({ play: { state: { board: { pieces } } } });

test.each(['list', 'record'])(
  '[F18] of two thousand pieces in a %s only the one that has changed is written out again',
  (shape) => {
    let written = 0;
    const pieces = Array.from({ length: 2_000 }, (_, n) => watched(n, () => written++));
    const texts: Texts = new WeakMap();
    const whole = (list: readonly object[]): object =>
      state(shape === 'list' ? list : Object.fromEntries(list.entries()));
    const first = canonical(whole(pieces), texts);
    expect(written).toBe(2_000);
    expect(canonical(whole(pieces), texts)).toBe(first);
    const after = canonical(
      whole(
        pieces.with(
          7,
          watched(-1, () => written++),
        ),
      ),
      texts,
    );
    expect(written).toBe(2_001);
    expect(after).toBe(first.replace('"at":7,"face":"face 7"', '"at":-1,"face":"face -1"'));
  },
);

test('[F18] the text is the same whatever was met before, and whatever the order and the names of members', () => {
  withSeeds(200, (seed) => {
    const rng = seeded(seed);
    const texts: Texts = new WeakMap();
    const names = ['a', 'b', '10', '9', '__proto__', 'è', '"', '\\', 'e:0/1', '\n', ''];
    const value = (depth: number): unknown => {
      if (depth > 6 || rng.oneIn(3)) return rng.pick([rng.below(100), 'x"y', null, true, '\ud800']);
      const parts = Array.from({ length: rng.below(4) }, () => [rng.pick(names)!, value(depth + 1)] as const);
      return rng.oneIn(2) ? parts.map(([, part]) => part) : Object.fromEntries(rng.shuffle(parts));
    };
    const one = value(0);
    expect(canonical([one, { one }], texts)).toBe(canonical([one, { one }]));
    expect(canonical([[one], one], texts)).toBe(canonical([[one], one]));
    expect(JSON.parse(canonical(one))).toEqual(one);
  });
});

test('[F18] a list with a hole is no plain data', () => {
  expect(() => canonical({ list: Array(3) })).toThrow(TypeError);
});

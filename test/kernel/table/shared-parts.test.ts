/** Two views one after the other: what is equal in them is one object. */
import { expect, test } from 'vitest';
import { NO_DEVICES } from '../../../src/kernel/view/devices-view.ts';
import { move, type Game, type Move } from '../../../src/kernel/game.ts';
import { fields, integer, nothing } from '../../../src/kernel/schemas.ts';
import { shared, sharedParts } from '../../../src/kernel/view/shared-parts.ts';
import { Views, type ViewParts } from '../../../src/kernel/view/view.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { deepFreeze } from '../../helpers/plain.ts';

interface Heap {
  readonly sizes: readonly number[];
}

const grow: Move<Heap, { readonly at: number }> = {
  args: fields({ at: integer(0, 99) }),
  who: () => [0, 1],
  rules: [],
  apply: (s, { args }) => ({ sizes: s.sizes.map((size, i) => (i === args.at ? size + 1 : size)) }),
  choices: () => [],
};

/** A view that is made anew whole each time. */
const heaps: Game<Heap> = {
  id: 'heaps',
  version: 1,
  seats: { min: 1, max: 2 },
  options: nothing,
  setup: () => ({ sizes: [1, 2, 3] }),
  moves: { grow: move(grow) },
  on: {},
  awaits: () => [0, 1],
  outcome: () => undefined,
  view: ({ sizes }) => ({ title: { of: 'heaps' }, heaps: sizes.map((size) => ({ size, marks: [size] })) }),
};

interface Shown {
  readonly title: object;
  readonly heaps: readonly object[];
}

test('[T18] equal parts of a view stay the same objects after a move, the whole and what has changed don’t', async () => {
  const bench = await Bench.playing(heaps as Game<never, never>, 2);
  const views = new Views();
  const look = (): { readonly view: Shown; readonly awaits: readonly number[] } => {
    const runner = { state: bench.state, world: bench.world, log: [] };
    const parts = { game: heaps, runner, shown: bench.state, opened: NOTHING, device: bench.people[0]!.device };
    return views.make({ ...FRAME, ...parts } as unknown as ViewParts).play as never;
  };
  const before = look();
  bench.move(bench.people[1]!, 'grow', { at: 1 });
  const after = look();
  expect(after.view).not.toBe(before.view);
  expect(after.view.title).toBe(before.view.title);
  expect(after.view.heaps.map((heap, i) => heap === before.view.heaps[i])).toEqual([true, false, true]);
  expect(after.view.heaps[1]).toEqual({ size: 3, marks: [3] });
  expect(after.awaits).toBe(before.awaits);

  bench.move(bench.people[1]!, 'grow', { at: 50 });
  const same = look();
  expect(same.view).not.toBe(after.view);
  expect(same.view.heaps).toBe(after.view.heaps);
});

test('[T18] what comes or goes leaves the objects before and behind it the same', () => {
  const piece = (n: number): { readonly n: number } => ({ n });
  const before = [1, 2, 3, 4].map(piece);
  const without = shared(before, [1, 3, 4].map(piece));
  expect(without.map((one) => before.indexOf(one))).toEqual([0, 2, 3]);
  const more = shared(before, [0, 1, 2, 3, 4].map(piece));
  expect(more.map((one) => before.indexOf(one))).toEqual([-1, 0, 1, 2, 3]);
});

test('[T18] what is shown is what the game says, whatever was shown before, and nothing is changed in place', () => {
  withSeeds(300, (seed) => {
    const rng = seeded(seed);
    const value = (depth: number): unknown => {
      const kind = rng.below(depth > 3 ? 4 : 7);
      if (kind < 4) return [rng.below(3), rng.oneIn(2), null, rng.pick(['a', '__proto__', undefined])][kind];
      const many = Array.from({ length: rng.below(4) }, () => value(depth + 1));
      if (kind === 4) return many;
      return Object.fromEntries(many.map((one, i) => [rng.pick(['a', 'b', 'c', '__proto__'])! + (i % 2), one]));
    };
    const [before, now] = [deepFreeze(value(0)), deepFreeze(value(0))];
    expect(shared(before, now)).toStrictEqual(now);
    expect(sharedParts(before, now)).toStrictEqual(now);
    expect(shared(before, structuredClone(before))).toBe(before);
    if (typeof before === 'object' && before !== null)
      expect(sharedParts(before, structuredClone(before))).not.toBe(before);
  });
});

const NOTHING = new Map<string, string>();
const FRAME = {
  settings: undefined,
  founder: '',
  watcher: false,
  connection: { state: 'live' },
  everSynced: true,
  arrived: true,
  own: [],
  oldestOwnMs: 0,
  notices: [],
  devices: NO_DEVICES,
};

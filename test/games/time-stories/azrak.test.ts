/** The Azrak and their ways (5.P … 5.R): what each procedure moves, and that their number never changes. */
import { expect, test } from 'vitest';
import {
  begun,
  covered,
  emergency,
  evenShares,
  gained,
  lost,
  placedOn,
  potOf,
  refreshed,
  reserveOf,
  roomOf,
  spent,
  totalOf,
  type Purse,
} from '../../../src/games/time-stories/azrak.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

/** Reserves as they are, of starting levels 5, 4, 3; the rest of 15 in the Vortex. */
const purse = (...azrak: readonly number[]): Purse => ({
  ...begun([5, 4, 3], 15),
  reserves: [5, 4, 3].map((most, seat) => ({ azrak: azrak[seat] ?? 0, most })),
  vortex: 15 - azrak.reduce((sum, n) => sum + n, 0),
});
const where = ({ reserves, vortex, missionReturn, placed }: Purse): readonly unknown[] => [
  reserves.map(({ azrak }) => azrak),
  vortex,
  missionReturn,
  placed,
];

test('[TS-029, TS-030] everybody begins at the starting level, the Vortex with what is left', () => {
  expect(where(begun([5, 4, 3], 15))).toEqual([[5, 4, 3], 3, 0, []]);
});

test('[TS-182] what is spent goes to the Vortex, whole or not at all', () => {
  expect(where(spent(purse(5, 4, 3), 0, 2)!)).toEqual([[3, 4, 3], 5, 0, []]);
  expect(where(spent(purse(5, 4, 3), 0, 5, 2)!)).toEqual([[0, 4, 3], 6, 2, []]);
  expect(spent(purse(5, 4, 3), 2, 4)).toBeUndefined();
});

test('[TS-183, TS-187] what is lost too, as far as there is any', () => {
  expect(where(lost(purse(5, 4, 3), 2, 9))).toEqual([[5, 4, 0], 6, 0, []]);
  expect(where(lost(purse(5, 4, 3), 2, 2, 9))).toEqual([[5, 4, 1], 3, 2, []]);
  expect(where(lost(purse(5, 4, 3), 2, -1))).toEqual([[5, 4, 3], 3, 0, []]);
});

test('[TS-184, TS-185, TS-186] what is gained comes from the Vortex, up to the starting level', () => {
  expect(where(gained(purse(1, 4, 3), 0, 9))).toEqual([[5, 4, 3], 3, 0, []]);
  const few: Purse = { ...purse(1, 4, 3), vortex: 2, missionReturn: 5 };
  expect(where(gained(few, 0, 9))).toEqual([[3, 4, 3], 0, 5, []]);
  expect(where(gained(few, 0, -3))).toEqual([[1, 4, 3], 2, 5, []]);
});

test('the Captain’s crystal lies on the location, a second one goes to Mission Return', () => {
  const once = placedOn(purse(5, 4, 3), 0, 'mill')!;
  expect(where(once)).toEqual([[4, 4, 3], 3, 0, ['mill']]);
  expect(where(placedOn(once, 1, 'mill')!)).toEqual([[4, 3, 3], 3, 1, ['mill']]);
  expect(placedOn(purse(0, 4, 3), 0, 'mill')).toBeUndefined();
  // The last one is spent: the location stays without.
  expect(where(placedOn(purse(1, 4, 3), 0, 'mill')!)).toEqual([[0, 4, 3], 8, 0, []]);
});

test('[TS-238] what lay on a covered part of the map goes to the Vortex', () => {
  const on = placedOn(placedOn(purse(5, 4, 3), 0, 'mill')!, 0, 'quay')!;
  expect(where(covered(on, ['mill', 'tower']))).toEqual([[3, 4, 3], 4, 0, ['quay']]);
});

test('[TS-194, TS-195, TS-197, TS-200] a Refresh divides the whole Vortex, and costs one crystal unless it is free', () => {
  expect(where(refreshed(purse(2, 2, 2), [3, 2, 1], true)!)).toEqual([[5, 4, 3], 3, 0, []]);
  expect(where(refreshed(purse(2, 2, 2), [3, 2, 1], false)!)).toEqual([[5, 4, 3], 2, 1, []]);
  const few: Purse = { ...purse(1, 1, 1), vortex: 3, missionReturn: 9 };
  expect(where(refreshed(few, [2, 0, 0], false)!)).toEqual([[3, 1, 1], 0, 10, []]);
  expect(refreshed(few, [1, 0, 0], false), 'all of it').toBeUndefined();
  expect(refreshed(few, [3, 0, 0], false), 'no more than that').toBeUndefined();
});

test('[TS-196] nobody is filled beyond the starting level, and nobody pays', () => {
  for (const shares of [
    [4, 1, 1],
    [6, -1, 1],
    [2.5, 2.5, 1],
    [3, 3],
    [3, 2, 1, 0],
  ])
    expect(refreshed(purse(2, 2, 2), shares, true), String(shares)).toBeUndefined();
});

test('[TS-199] with an empty Vortex there is no Refresh', () => {
  const none: Purse = { ...purse(1, 1, 1), vortex: 0, missionReturn: 12 };
  expect([potOf(none, true), potOf(none, false), refreshed(none, [0, 0, 0], true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[TS-223] after a loss of control each empty reserve gets one, as far as they go round', () => {
  const empty: Purse = { ...purse(0, 0, 2), vortex: 3, missionReturn: 10 };
  expect(refreshed(empty, [2, 0, 0], false, [0, 1])).toBeUndefined();
  expect(where(refreshed(empty, [1, 1, 0], false, [0, 1])!)).toEqual([[1, 1, 2], 0, 11, []]);
  const one: Purse = { ...empty, vortex: 1 };
  expect(where(refreshed(one, [0, 0, 0], false, [0, 1])!)).toEqual([[0, 0, 2], 0, 11, []]);
  expect(where(refreshed(one, [0, 1, 0], true, [0, 1])!)).toEqual([[0, 1, 2], 0, 10, []]);
});

test('[TS-198] the even division is one that the rules take, and no other is more equal', () => {
  withSeeds(150, (seed) => {
    const rng = seeded(seed);
    const at = purse(rng.below(6), rng.below(5), rng.below(4));
    const given = { ...at, vortex: 1 + rng.below(8) };
    const shares = evenShares(given, false);
    const now = refreshed(given, shares, false);
    expect(now, String(shares)).toBeDefined();
    const [poor, rich] = [0, 1, 2]
      .toSorted((a, b) => reserveOf(now!, a) - reserveOf(now!, b))
      .filter((_, i) => i !== 1);
    // The one with most got none that the poorest could have held.
    if (reserveOf(now!, rich!) - reserveOf(now!, poor!) > 1)
      expect(shares[rich!] === 0 || roomOf(now!, poor!) === 0).toBe(true);
  });
});

test('[TS-205, TS-206, TS-208, TS-209] an Emergency Refresh sends the last crystal to Mission Return, and fills this reserve alone', () => {
  const broken = spent(purse(1, 0, 3), 0, 1)!;
  expect(where(emergency(broken, 0, false)!)).toEqual([[5, 0, 3], 6, 1, []]);
  const two: Purse = { ...broken, vortex: 2, missionReturn: 10 };
  expect(where(emergency(two, 0, false)!)).toEqual([[1, 0, 3], 0, 11, []]);
  expect(emergency({ ...two, vortex: 1 }, 0, false), 'nothing to take').toBeUndefined();
  expect(emergency(purse(1, 4, 3), 0, false), 'the link holds').toBeUndefined();
});

test('[TS-306] a free one sends it to the Vortex: the crystal itself can be taken', () => {
  const one: Purse = { ...purse(0, 4, 3), vortex: 1, missionReturn: 7 };
  expect(where(emergency(one, 0, true)!)).toEqual([[1, 4, 3], 0, 7, []]);
});

test('[TS-185, TS-190] whatever is done in whatever order, no Azrak is made or lost, and no reserve overfull', () => {
  withSeeds(30, (seed) => {
    const rng = seeded(seed);
    let now = begun([5, 4, 3], 15);
    for (let i = 0; i < 80; i++) {
      const [seat, n] = [rng.below(3), rng.below(5)];
      const location = rng.pick(['mill', 'quay', 'tower'])!;
      const free = rng.oneIn(2);
      const deeds: readonly (() => Purse | undefined)[] = [
        () => spent(now, seat, n, rng.below(3)),
        () => lost(now, seat, n, rng.below(3)),
        () => gained(now, seat, n),
        () => placedOn(now, seat, location),
        () => covered(now, [location]),
        () => refreshed(now, evenShares(now, free), free),
        () => refreshed(now, [rng.below(4), rng.below(4), rng.below(4)], free),
        () => emergency(now, seat, free),
      ];
      now = rng.pick(deeds)!() ?? now;
      expect(totalOf(now)).toBe(15);
      for (const { azrak, most } of now.reserves) expect(azrak >= 0 && azrak <= most).toBe(true);
      expect(now.vortex >= 0 && now.missionReturn >= 0 && new Set(now.placed).size === now.placed.length).toBe(true);
    }
  });
});

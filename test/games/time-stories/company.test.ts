/** Tests as sums, support within its limits, and what fewer receptacles are given. */
import { expect, test } from 'vitest';
import {
  adjustmentOf,
  finalOf,
  outcomeOf,
  supportLeft,
  type Support,
} from '../../../src/games/time-stories/company.ts';

const left = (receptacles: number, seat: number, ...given: readonly Support[]): number =>
  supportLeft(adjustmentOf(undefined, receptacles), given, seat);

test('[TS-295, TS-296, TS-297] two have a free Explore each and two free Refreshes, and support with up to three', () => {
  expect(adjustmentOf(undefined, 2)).toMatchObject({ freeExplore: { who: 'each', perRound: 1 }, freeRefresh: 2 });
  expect([left(2, 1), left(2, 1, { seat: 1, n: 2 }), left(2, 1, { seat: 1, n: 3 })]).toEqual([3, 1, 0]);
});

test('[TS-299, TS-300, TS-301] of three the Captain explores once for nothing; one supporter gives two, others one', () => {
  expect(adjustmentOf(undefined, 3)).toMatchObject({ freeExplore: { who: 'captain', perRound: 1 }, freeRefresh: 1 });
  expect([left(3, 1), left(3, 1, { seat: 2, n: 1 }), left(3, 1, { seat: 2, n: 2 })]).toEqual([2, 2, 1]);
  expect([left(3, 1, { seat: 2, n: 2 }, { seat: 1, n: 1 }), left(3, 1, { seat: 1, n: 1 })]).toEqual([0, 1]);
});

test('[TS-121, TS-303] four have none of it, and support with one each', () => {
  expect(adjustmentOf(undefined, 4)).toMatchObject({ freeExplore: null, freeRefresh: 0 });
  expect([left(4, 1, { seat: 2, n: 1 }), left(4, 1, { seat: 1, n: 1 })]).toEqual([1, 0]);
});

test('a mission may bring its own, and an effect may raise the limit', () => {
  const own = { '4': { freeExplore: null, freeRefresh: 1, support: { maxEach: 2 } } };
  expect([adjustmentOf(own, 4).freeRefresh, adjustmentOf(own, 3).freeRefresh]).toEqual([1, 1]);
  expect([supportLeft(own['4'], [], 0), supportLeft(own['4'], [{ seat: 0, n: 2 }], 0, 4)]).toEqual([2, 2]);
});

test('[TS-129, TS-144] a test is a sum, and may be less than nothing', () => {
  expect(finalOf({ attribute: 3, boost: 2, support: 1, destiny: -1, more: 1 })).toBe(6);
  expect(finalOf({ attribute: 0, boost: 0, support: 0, destiny: -3, more: 0 })).toBe(-3);
});

test('[TS-130, TS-131, TS-132] below fails, above succeeds, equal is critical', () => {
  expect([outcomeOf(2, 3), outcomeOf(3, 3), outcomeOf(4, 3), outcomeOf(-3, -3)]).toEqual([
    'FAILURE',
    'CRITICAL',
    'SUCCESS',
    'CRITICAL',
  ]);
});

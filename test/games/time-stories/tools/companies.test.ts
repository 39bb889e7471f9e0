import { expect, test } from 'vitest';
import { companiesOf } from '../../../../src/games/time-stories/tools/bots/companies.ts';
import { mission } from '../table/mission.ts';

test('[TS-011] bots sit down by each number of people that a mission is for, or by those that are asked for', () => {
  const small = { ...mission(), players: { min: 2, max: 3 } };
  expect(companiesOf(mission(), undefined)).toEqual([1, 2, 3, 4]);
  expect(companiesOf(small, undefined)).toEqual([2, 3]);
  expect(companiesOf(small, '2,4')).toEqual([2, 4]);
});

/** Which calls a night has, and how long they are. */
import { expect, test } from 'vitest';
import { type Call, type Calling, callsOf, lengthOf } from '../../../src/games/lupus/calls.ts';
import { recommended } from '../../../src/games/lupus/mix.ts';

const calling = (night: number, more: Partial<Calling['options']> = {}, players = 16): readonly Call[] =>
  callsOf({
    mix: recommended(players),
    night,
    options: { night: 'called', firstNightModVictim: true, pace: 100, ...more },
  });
const names = (...of: Parameters<typeof calling>): readonly string[] => calling(...of).map(({ name }) => name);
const seconds = (...of: Parameters<typeof calling>): readonly number[] =>
  calling(...of).map((call) => lengthOf(call) / 1_000);

test('[LU-039, LU-134, LU-143, LU-150, LU-159, LU-171, LU-193] the master sequence of each night', () => {
  expect(names(1)).toEqual(['mason', 'seer', 'owl', 'wolf']);
  expect(names(2)).toEqual(['medium', 'seer', 'bodyguard', 'owl', 'wolf', 'mythomaniac']);
  expect(names(3)).toEqual(['medium', 'seer', 'bodyguard', 'owl', 'wolf']);
  expect(names(1, {}, 8)).toEqual(['seer', 'wolf']);
  expect(names(2, {}, 8)).toEqual(['seer', 'wolf']);
});

test('[LU-038, LU-066] twenty seconds a call, forty-five for wolves who choose, and no more where they only meet', () => {
  expect(seconds(1)).toEqual([20, 20, 20, 20]);
  expect(seconds(1, { firstNightModVictim: false })).toEqual([20, 20, 20, 45]);
  expect(seconds(2)).toEqual([20, 20, 20, 20, 45, 20]);
  expect(seconds(2, { pace: 150 })).toEqual([30, 30, 30, 30, 67.5, 30]);
});

test('[LU-207] two seers have time to see each other’s choice', () => {
  expect(calling(2)[1]).toMatchObject({ name: 'seer', beats: 1 });
  expect(calling(3)[1]).toMatchObject({ name: 'seer', beats: 2 });
  expect(calling(3, {}, 15)[1]).toMatchObject({ name: 'seer', beats: 1 });
});

test('[LU-042] all choose in one window of one length, the mythomaniac after it', () => {
  const night = 'together' as const;
  expect([names(1, { night }), seconds(1, { night })]).toEqual([['together'], [30]]);
  expect([names(2, { night }), seconds(2, { night })]).toEqual([
    ['together', 'mythomaniac'],
    [50, 20],
  ]);
  expect([names(3, { night }), seconds(3, { night }, 24)]).toEqual([['together'], [50]]);
  expect(seconds(1, { night, firstNightModVictim: false })).toEqual([50]);
});

/** The day in numbers: who is asked when, who is nominated, who has won. */
import { expect, test } from 'vitest';
import { isWolf, sideThatWins, type Villager, winnersOf } from '../../../src/games/lupus/ending.ts';
import { type Cast, leaders, nominees, tally } from '../../../src/games/lupus/nominate.ts';
import type { Role } from '../../../src/games/lupus/roles.ts';
import {
  anchorOf,
  firstVoters,
  fromLeftOf,
  hiddenAnchorOf,
  type Gone,
  laterVoters,
  MODERATOR,
  speakers,
} from '../../../src/games/lupus/voting-order.ts';

const [A, B, C, D] = [0, 1, 2, 3] as const;
const votes = (...counts: readonly number[]): ReadonlyMap<number, number> =>
  new Map(counts.flatMap((n, seat) => (n > 0 ? [[seat, n] as const] : [])));

test.each([
  ['N1', [5, 3, 1], undefined, [A, B]],
  ['N2', [4, 2, 2], undefined, [A, B, C]],
  ['N3', [3, 3, 2], undefined, [A, B]],
  ['N4', [3, 3, 3], undefined, [A, B, C]],
  ['N5', [9], undefined, [A]],
  ['N6', [5, 3, 1], C, [A, C]],
  ['N7', [5, 3, 1], B, [A, B]],
  ['N8', [3, 3, 2], D, [A, B, D]],
  ['N9', [9], A, [A]],
  ['N10', [4, 2, 2], C, [A, B, C]],
  ['N11', [1, 1, 1, 1], undefined, [A, B, C, D]],
] as const)(
  '[LU-101, LU-102, LU-103, LU-105, LU-152, LU-153, LU-154] %s: who is nominated',
  (_, counts, owled, named) => {
    expect(nominees(votes(...counts), owled).toSorted((a, b) => a - b)).toEqual([...named]);
  },
);

test('[LU-104] nobody is nominated without a vote, but by the owl', () => {
  expect(nominees(votes(), undefined)).toEqual([]);
  expect(nominees(votes(), C)).toEqual([C]);
});

test('[LU-098, LU-114] a vote is one more for whom it names, and those with most lead', () => {
  const cast: readonly Cast[] = [
    [A, B],
    [B, C],
    [C, B],
    [D, D],
  ];
  expect([...tally(cast)]).toEqual([
    [B, 2],
    [C, 1],
    [D, 1],
  ]);
  expect(leaders(tally(cast))).toEqual([B]);
  expect(leaders(tally([]))).toEqual([]);
});

const PLAYERS = [0, 1, 2, 4, 7];
const gone = (seat: number, how: Gone['how'], cycle: number): Gone => ({ seat, how, cycle });

test('[LU-071, LU-088, LU-089, LU-090] one begins at the left of whoever was mauled last, or of the moderator', () => {
  expect(anchorOf([])).toBe(MODERATOR);
  expect(fromLeftOf(PLAYERS, MODERATOR)).toEqual(PLAYERS);
  expect(fromLeftOf(PLAYERS, 2)).toEqual([4, 7, 0, 1, 2]);
  expect(fromLeftOf(PLAYERS, 7)).toEqual(PLAYERS);
  expect(anchorOf([gone(4, 'mauled', 1), gone(1, 'lynched', 1), gone(7, 'dead', 2)])).toBe(4);
});

test('[LU-080] where dawn gives names only, one begins at the left of the first of them', () => {
  expect(hiddenAnchorOf([])).toBe(MODERATOR);
  expect(hiddenAnchorOf([gone(7, 'dead', 2), gone(2, 'dead', 2), gone(1, 'lynched', 2), gone(0, 'left', 3)])).toBe(2);
});

test('[LU-091, LU-186, LU-187] the dead aren’t asked, but for ghosts in the first vote, from the day after', () => {
  const out = [gone(1, 'mauled', 2), gone(4, 'lynched', 2), gone(7, 'left', 1), gone(2, 'mauled', 3)];
  const order = fromLeftOf(PLAYERS, anchorOf(out));
  expect(firstVoters(order, out, { ghosts: false, cycle: 3 })).toEqual([0]);
  expect(firstVoters(order, out, { ghosts: true, cycle: 3 })).toEqual([4, 0, 1]);
});

test('[LU-111, LU-113, LU-116, LU-188] later votes are those of the living who aren’t nominated, in the same order', () => {
  const out = [gone(1, 'mauled', 2)];
  const order = fromLeftOf(PLAYERS, anchorOf(out));
  expect(laterVoters(order, out, [4])).toEqual([2, 7, 0]);
  expect(laterVoters(order, out, [0, 2, 4, 7])).toEqual([]);
});

test('[LU-107] nominees speak in that order too', () => {
  expect(speakers(fromLeftOf(PLAYERS, 1), [0, 7, 2])).toEqual([2, 7, 0]);
});

const village = (...all: readonly (readonly [role: Role, alive: boolean, turned?: boolean])[]): Villager[] =>
  all.map(([role, alive, turnedWolf = false], seat) => ({ seat, role, alive, turnedWolf }));

test('[LU-123, LU-128] the humans win when no werewolf is left: all of them, the dead too', () => {
  const all = village(['wolf', false], ['seer', false], ['villager', true], ['possessed', true]);
  expect(sideThatWins(all)).toBe('humans');
  expect(winnersOf(all, 'humans')).toEqual([1, 2]);
});

test('[LU-124, LU-125, LU-131] the werewolves win as soon as they are as many as the others who live, or more', () => {
  expect(sideThatWins(village(['wolf', true], ['villager', true], ['villager', true]))).toBeUndefined();
  expect(sideThatWins(village(['wolf', true], ['villager', true], ['villager', false]))).toBe('wolves');
  expect(sideThatWins(village(['wolf', true], ['wolf', true], ['villager', true], ['seer', false]))).toBe('wolves');
});

test('[LU-139, LU-140] the possessed counts as a human and wins with the werewolves', () => {
  const all = village(['wolf', true], ['possessed', true], ['villager', false]);
  expect(sideThatWins(village(['wolf', true], ['possessed', true], ['villager', true]))).toBeUndefined();
  expect(sideThatWins(all)).toBe('wolves');
  expect(winnersOf(all, 'wolves')).toEqual([0, 1]);
});

test('[LU-163, LU-168, LU-169] the werehamster counts as a human; alive at the end it wins alone, dead with nobody', () => {
  expect(sideThatWins(village(['wolf', true], ['hamster', true], ['villager', true]))).toBeUndefined();
  const alive = village(['wolf', false], ['hamster', true], ['villager', true]);
  expect(sideThatWins(alive)).toBe('hamster');
  expect(winnersOf(alive, 'hamster')).toEqual([1]);
  expect(sideThatWins(village(['wolf', true], ['hamster', true]))).toBe('hamster');
  const dead = village(['wolf', false], ['hamster', false], ['villager', true]);
  expect(sideThatWins(dead)).toBe('humans');
  expect(winnersOf(dead, 'humans')).toEqual([2]);
});

test('[LU-184] a mythomaniac who became a werewolf counts and wins as one, any other as a human', () => {
  const turned = village(['wolf', false], ['mythomaniac', true, true], ['villager', true]);
  expect(turned.map(isWolf)).toEqual([true, true, false]);
  expect(sideThatWins(turned)).toBe('wolves');
  expect(winnersOf(turned, 'wolves')).toEqual([0, 1]);
  expect(winnersOf(village(['wolf', false], ['mythomaniac', true], ['villager', true]), 'humans')).toEqual([1, 2]);
});

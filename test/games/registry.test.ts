/** The list of games: each has its newest rules, and earlier ones as long as tables need them. */
import { expect, test } from 'vitest';
import { findGame, games, seatsOf } from '../../src/games/registry.ts';
import { memento1, memento2, memento3 } from '../../src/games/memento/earlier.ts';
import { options } from '../../src/games/codenames/options.ts';
import { chrononauts1, chrononauts2, chrononauts3, chrononauts4 } from '../../src/games/chrononauts/earlier.ts';
import {
  timeStories1,
  timeStories2,
  timeStories3,
  timeStories4,
  timeStories5,
} from '../../src/games/time-stories/earlier.ts';
import { sandbox1, sandbox3, sandbox4 } from '../../src/games/sandbox/earlier.ts';
import { lupus1, lupus2 } from '../../src/games/lupus/earlier.ts';
import { codenames1, codenames2, codenames3, codenames4 } from '../../src/games/codenames/earlier.ts';

test('every game gives its newest rules, the same by their version, and none by a version that there isn’t', async () => {
  for (const game of games) {
    const newest = (await game.load())!;
    expect([newest.id, await game.load(newest.version)]).toEqual([game.id, newest]);
    expect(await game.load(newest.version + 1)).toBeUndefined();
  }
});

test('[G16] with how many people a game can begin the menu knows as the rules do: so who would look on is said as it comes', async () => {
  for (const game of games) {
    const { least, most } = seatsOf(game);
    expect([game.id, (await game.load())!.seats]).toEqual([game.id, { min: least, max: most }]);
  }
});

test('tables set with earlier rules of Codenames play on by them, the first without pictures of their own', async () => {
  expect(await findGame('codenames')!.load(1)).toBe(codenames1);
  expect(await findGame('codenames')!.load(2)).toBe(codenames2);
  expect(await findGame('codenames')!.load(3)).toBe(codenames3);
  expect(await findGame('codenames')!.load(4)).toBe(codenames4);
  expect(Object.keys(codenames3.moves)).not.toContain('standIn');
  expect(Object.keys(codenames1.moves)).not.toContain('setPictures');
  const own = { pictures: { hash: 'ab'.repeat(32), count: 30 } };
  expect([options.read(own), codenames1.options.read(own)]).toEqual([expect.anything(), undefined]);
});

test('tables set with earlier rules of the other games play on by them', async () => {
  expect(await findGame('memento')!.load(1)).toBe(memento1);
  expect(await findGame('memento')!.load(2)).toBe(memento2);
  expect(await findGame('memento')!.load(3)).toBe(memento3);
  expect(await findGame('chrononauts')!.load(1)).toBe(chrononauts1);
  expect(await findGame('chrononauts')!.load(2)).toBe(chrononauts2);
  expect(await findGame('chrononauts')!.load(3)).toBe(chrononauts3);
  expect(await findGame('chrononauts')!.load(4)).toBe(chrononauts4);
  expect(await findGame('lupus')!.load(1)).toBe(lupus1);
  expect(await findGame('lupus')!.load(2)).toBe(lupus2);
  expect(await findGame('sandbox')!.load(1)).toBe(sandbox1);
  expect(await findGame('sandbox')!.load(3)).toBe(sandbox3);
  expect(await findGame('sandbox')!.load(4)).toBe(sandbox4);
  expect(await findGame('time-stories')!.load(1)).toBe(timeStories1);
  expect(await findGame('time-stories')!.load(2)).toBe(timeStories2);
  expect(await findGame('time-stories')!.load(3)).toBe(timeStories3);
  expect(await findGame('time-stories')!.load(4)).toBe(timeStories4);
  expect(await findGame('time-stories')!.load(5)).toBe(timeStories5);
});

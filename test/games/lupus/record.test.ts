/** The end: who won by which rule, the record that everybody checks, and what can't be said twice. */
import { expect, test } from 'vitest';
import type { State } from '../../../src/games/lupus/state.ts';
import { Village, villagers } from './village.ts';

/** Wolves 0 and 1, the seer 2, then villagers. */
const EIGHT = ['wolf', 'wolf', 'seer', ...villagers(5)] as const;
const A_NIGHT = { 0: 7, 1: 7, 2: 0 };

const over = (village: Village): State => village.until('over').state;

test('[LU-168, case 23] a werehamster who is alive then wins alone', () => {
  const village = new Village(['wolf', 'wolf', 'seer', 'hamster', ...villagers(5)])
    .sleeps()
    .lynches(0)
    .sleeps()
    .lynches(1);
  expect(over(village).result).toEqual({ winners: [3], why: 'LU-168' });
});

test('[LU-130] at the end cards and choices are open to everybody, and every word was true', () => {
  const village = new Village(EIGHT).sleeps(A_NIGHT).lynches(0).sleeps(A_NIGHT).lynches(1);
  over(village);
  for (const seat of [null, 3, 8]) {
    const view = village.view(seat);
    expect(view.roles?.slice(0, 3)).toEqual(['wolf', 'wolf', 'seer']);
    expect(view.findings).toEqual([]);
    expect(view.dreamt?.map(({ night, picks }) => [night, picks[0], picks[2], picks[3]])).toEqual([
      [1, 7, 0, null],
      [2, 7, 0, null],
    ]);
  }
});

test('[LU-027, LU-130] before that nobody reads a card but their own', () => {
  const village = new Village(EIGHT).sleeps(A_NIGHT).lynches(0);
  for (const seat of [null, 3, 0]) {
    expect(village.view(seat).roles).toBeNull();
    expect(village.view(seat).dreamt).toBeUndefined();
  }
  expect(village.view(0).reading?.card).toBe('wolf');
});

test('[LU-126, case 45] nobody asks in mid-night whether it is over, and the moderator not before its time', () => {
  const village = new Village(EIGHT).until('night');
  expect(village.does(8, 'verdict', { side: 'none' })).toBe('LU-126 not-a-checkpoint');
  village.sleeps().lynches(3);
  const day = new Village(EIGHT).sleeps();
  expect(day.does(8, 'verdict', { side: 'humans' })).toBe('LU-126 not-a-checkpoint');
});

test('[LU-196, LU-072] dawn, owl and end are said by the moderator’s device alone', () => {
  const village = new Village(EIGHT).until('dawn');
  expect(village.does(0, 'dawn', { mauled: -1, dead: [], side: 'none' })).toBe('LU-196 not-moderator');
  expect(village.does(0, 'verdict', { side: 'wolves' })).toBe('LU-196 not-moderator');
});

test('[LU-196, LU-198, case 43] a moderator who declares an end that isn’t one is found out by everybody', () => {
  const village = new Village(EIGHT).sleeps();
  const { state } = village;
  expect(state.stage).toBe('talk');
  village.until('vote');
  while (village.state.stage !== 'verdict') {
    const { vote, floor } = village.state;
    const voter = vote?.order[vote.given.length];
    if (voter !== undefined) village.must(voter, 'vote', { seat: 5 });
    else if (floor) village.must(floor.queue[0]!, 'pass');
    else village.step();
  }
  village.dealer.wait();
  village.must(8, 'verdict', { side: 'wolves' });
  const { declared, side, findings, result } = over(village);
  expect(declared).toBe('wolves');
  expect(findings).toEqual([{ what: 'verdict', night: 1 }]);
  expect(side).toBeNull();
  expect(result?.winners).toEqual([]);
  expect(village.state.news.at(-1)).toMatchObject({ what: 'lied', args: [1] });
});

test('[LU-074, LU-198] a moderator who spares a victim, or names another, is found out', () => {
  const village = new Village(EIGHT).sleeps().lynches(7);
  village.picks = { 0: 6, 1: 6 };
  village.until('dawn');
  for (let i = 0; !village.state.now.open && i < 9; i++) village.dealer.wait();
  village.must(8, 'dawn', { mauled: 5, dead: [], side: 'none' });
  village.lynches(0).sleeps().lynches(1);
  expect(over(village).findings).toContainEqual({ what: 'dawn', night: 2 });
});

test('[LU-201] what has failed is asked again by anybody, and only where something has', () => {
  let fails = true;
  const fail = ({ tag }: { readonly tag: string }): 'lost' | undefined =>
    fails && tag === 'record' ? 'lost' : undefined;
  const village = new Village(EIGHT, { dealer: { fail } }).sleeps();
  expect(village.does(3, 'tryAgain')).toBe('LU-201 nothing-stuck');
  village.lynches(0).sleeps().lynches(1).until('stuck');
  fails = false;
  expect(village.does(3, 'tryAgain')).toBe('ok');
  expect(over(village).findings).toEqual([]);
});

test('[LU-201] a moderator who leaves for good stops the game; nothing is decided by it, and the living call it off', () => {
  const village = new Village(EIGHT).sleeps();
  village.dealer.tell('left', 8);
  expect(village.state).toMatchObject({ stage: 'stuck', stuck: { what: 'hub' } });
  expect(village.does(3, 'tryAgain')).toBe('LU-201 not-now');
  for (const seat of [0, 1, 2, 3, 4]) village.does(seat, 'callOff');
  expect(over(village).result).toEqual({ winners: [], why: 'LUQ-27' });
});

test('[LU-201] more than half of those who live call a game off, and its record is opened all the same', () => {
  const village = new Village(EIGHT).sleeps(A_NIGHT).lynches(7);
  expect(village.does(7, 'callOff')).toBe('LUQ-27 eliminated-silent');
  for (const seat of [0, 1, 2]) village.must(seat, 'callOff');
  expect(village.does(2, 'callOff')).toBe('LUQ-27 already-agreed');
  expect(village.state.stage).toBe('night');
  village.must(3, 'callOff');
  expect(over(village).roles).toHaveLength(8);
});

/** One team against a virtual one: whose turns are whose, what covers are allowed, how it ends and what it is worth. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { layKey } from '../../../src/games/codenames/lay-key.ts';
import { AGENT, CHIEF, coop } from './ways.ts';
import { Trial } from './trial.ts';

const clue = (t: Trial, number = 1, word = 'vapore'): string => t.do(CHIEF, 'giveClue', { word, number });
const touch = (t: Trial, cell: number): string => t.do(AGENT, 'touch', { cell });
const enemy = (t: Trial, cell: number): string => t.do(CHIEF, 'coverEnemy', { cell });

/** The people's whole turn: a clue, these pictures, and a stop where the turn hasn't ended. */
function turn(t: Trial, ...cells: readonly number[]): void {
  clue(t, cells.length);
  for (const cell of cells) touch(t, cell);
  if (t.s.phase === 'guess') t.do(AGENT, 'stop');
}

test('[CN-154, CN-155] two people are one team: one spymaster, one operative', () => {
  const t = coop();
  expect(t.s).toMatchObject({ phase: 'clue', teams: { red: [0, 1], blue: [] }, spymaster: { red: 0, blue: -1 } });
  const alone = new Trial({ seats: 2, options: { mode: 'coop' } });
  alone.do(0, 'claimSpymaster');
  alone.tell('left', 1);
  expect(alone.do(0, 'drawGrid')).toBe('too-few-players CN-154');
  const none = new Trial({ seats: 2, options: { mode: 'coop' } });
  expect(none.do(0, 'drawGrid')).toBe('no-spymaster CN-004');
  expect(none.do(0, 'setTeam', { team: 'blue' })).toBe('one-team CN-154');
  expect(none.do(0, 'splitTeams')).toBe('one-team CN-154');
});

test('[CN-156, CN-157] both stacks lie ready, and the people’s team starts, whatever the seed', () => {
  expect(coop().view(null).teams).toMatchObject({ red: { left: 8 }, blue: { left: 7 } });
  for (let n = 0; n < 50; n++)
    for (const source of ['generated', 'deck'] as const)
      expect(layKey(Uint8Array.of(n), { cells: 20, source, starting: 'blue', lastKey: [] })[20]).toBe('blue');
  const t = new Trial({ seats: 3, options: { mode: 'coop' } });
  expect(t.do(1, 'configure', { change: { coopTeam: 'blue' } })).toBe('ok');
  expect(t.s.teams).toEqual({ red: [], blue: [0, 1, 2] });
  expect(t.do(1, 'configure', { change: { mode: 'standard' } })).toBe('ok');
  expect(t.s.teams).toEqual({ red: [0, 2], blue: [1] });
});

test('[CNH-06] the key is a secret of the only spymaster', () => {
  const t = coop({ hold: ['key'] });
  expect(t.asked('key')).toMatchObject({ kind: 'secret', holders: [CHIEF] });
});

test('[CN-158, CN-159] after the people’s turn the spymaster covers an enemy picture, then it is their turn again', () => {
  const t = coop();
  turn(t, 0);
  expect(t.view(AGENT)).toMatchObject({ phase: 'enemy', active: 'red', turn: 1 });
  expect(codenames.awaits(t.s)).toEqual([CHIEF]);
  expect(enemy(t, 8)).toBe('ok');
  expect(t.view(AGENT)).toMatchObject({ phase: 'clue', active: 'red', turn: 2 });
  expect(t.view(AGENT).grid[8]).toMatchObject({ cover: 'blue' });
  expect(t.s.history.at(-1)).toEqual({ team: 'blue', word: '', number: 0, covered: [{ cell: 8, identity: 'blue' }] });
});

test('[CN-160] [CNX-41] the virtual turn covers one uncovered picture, and by the spymaster alone', () => {
  const t = coop({ hold: ['enemy'] });
  turn(t, 0);
  expect(t.do(AGENT, 'coverEnemy', { cell: 8 })).toBe('not-spymaster CN-159');
  expect(enemy(t, 0)).toBe('cell-covered CN-160');
  expect(enemy(t, 20)).toBe('no-such-cell CN-011');
  expect(enemy(t, 8)).toBe('ok');
  expect(t.view(AGENT).touched).toBe(8);
  expect(enemy(t, 9)).toBe('one-only CN-160');
  t.answer('enemy', { faces: ['blue'] });
  expect(enemy(t, 9)).toBe('wrong-phase CN-159');
});

test('[CN-160] [CNX-41] who covers a bystander, an own picture or the assassin for the enemy has spoilt the game, and is named', () => {
  for (const cell of [1, 15, 19]) {
    const t = coop();
    turn(t, 0);
    enemy(t, cell);
    expect(t.view(AGENT)).toMatchObject({ phase: 'lobby', trouble: { what: 'enemy', by: [CHIEF] } });
  }
});

test('[CN-159] [CNX-42] the virtual turn can’t be skipped by giving the next clue', () => {
  const t = coop();
  turn(t, 0);
  expect(clue(t)).toBe('wrong-phase CN-159');
  expect(touch(t, 1)).toBe('wrong-phase CN-037');
});

test('[CN-159] a cover that can’t be opened is asked for once more, then the game is called off', () => {
  const t = coop({ hold: ['enemy'] });
  turn(t, 0);
  enemy(t, 8);
  t.answer('enemy', { failed: 'refused', by: [CHIEF] });
  expect(t.s.phase).toBe('enemy');
  t.answer('enemy', { failed: 'refused', by: [CHIEF] });
  expect(t.view(AGENT)).toMatchObject({ phase: 'lobby', trouble: { what: 'reveal', by: [CHIEF] } });
});

test('[CN-161] an enemy that is touched is covered, and the virtual turn follows', () => {
  const t = coop();
  turn(t, 8);
  expect(t.view(null)).toMatchObject({ phase: 'enemy', teams: { blue: { left: 6 } } });
  enemy(t, 9);
  expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'red', teams: { blue: { left: 5 } } });
});

test('[CN-162] the assassin loses at once, and there is no score', () => {
  const t = coop();
  turn(t, 19);
  expect(t.view(null)).toMatchObject({ phase: 'over', result: { winner: 'blue', why: 'CN-117', verified: true } });
  expect(t.view(null).result).not.toHaveProperty('score');
  expect(codenames.outcome(t.s)).toEqual({ winners: [], why: 'CN-117' });
});

test('[CN-162] so does the last enemy agent, covered in a virtual turn or touched', () => {
  for (const last of ['cover', 'touch']) {
    const t = coop();
    for (let n = 0; n < 6; n++) {
      turn(t, n);
      enemy(t, 8 + n);
    }
    if (last === 'touch') turn(t, 14);
    else {
      turn(t, 6);
      enemy(t, 14);
    }
    expect(t.view(null).result).toMatchObject({ winner: 'blue', why: 'CN-162' });
  }
});

test('[CN-163, CN-164, CN-166] all own pictures win, no virtual turn follows, and each turn and each mistake before has cost one', () => {
  const quick = coop();
  turn(quick, 0, 1, 2, 3, 4, 5, 6, 7);
  expect(quick.view(null)).toMatchObject({ phase: 'over', result: { winner: 'red', why: 'CN-163', score: 7 } });
  expect(codenames.outcome(quick.s)).toEqual({ winners: [0, 1], why: 'CN-163' });
  const slow = coop();
  turn(slow, 0);
  enemy(slow, 8);
  turn(slow, 9);
  enemy(slow, 10);
  turn(slow, 1, 2, 3, 4, 5, 6, 7);
  expect(slow.view(null).result).toMatchObject({ score: 4 });
});

test('[CN-164] on five rows the best score is eight', () => {
  const key = [
    ...Array.from({ length: 25 }, (_, i) => (i < 9 ? 'red' : i < 17 ? 'blue' : i < 24 ? 'bystander' : 'assassin')),
    'red',
  ];
  const t = coop({ options: { grid: '5x5' }, key });
  turn(t, 0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect(t.view(null).result).toMatchObject({ score: 8 });
});

test('[CN-080] with no rival to ask the spymaster gives what would be asked, and only what no ruling lifts is refused', () => {
  expect(clue(coop(), 1, 'cane-lupo')).toBe('ok');
  expect(clue(coop(), 1, '007')).toBe('ok');
  expect(clue(coop(), 1, '')).toBe('word-invalid CN-067');
  expect(clue(coop(), 9)).toBe('number-too-large CN-044');
});

test('[CN-172] three who want to play together play it too; an only spymaster who leaves ends it', () => {
  const t = coop({ seats: 3 });
  expect(t.s.phase).toBe('clue');
  t.tell('left', CHIEF);
  expect(t.view(AGENT)).toMatchObject({ phase: 'lobby', trouble: { what: 'gone' } });
});

/** Two spymasters and one operative for both. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { three } from './ways.ts';
import { Trial } from './trial.ts';

test('[CN-168] exactly three play: two spymasters, and who is left guesses', () => {
  const t = three();
  expect(t.s.phase).toBe('clue');
  const view = t.view(2);
  expect(view.teams).toMatchObject({ red: { spymaster: 0, operatives: [2] }, blue: { spymaster: 1, operatives: [2] } });
  const four = new Trial({ seats: 4, options: { mode: 'three' } });
  four.do(0, 'claimSpymaster');
  four.do(1, 'claimSpymaster');
  expect(four.do(2, 'drawGrid')).toBe('three-players CN-168');
});

test('[CN-169] the operative acts for the team whose turn it is', () => {
  const t = three();
  expect(t.do(0, 'giveClue', { word: 'nave', number: 1 })).toBe('ok');
  expect(codenames.awaits(t.s)).toEqual([2]);
  expect(t.do(1, 'touch', { cell: 0 })).toBe('spymaster-cannot-touch CN-123');
  expect(t.do(2, 'touch', { cell: 0 })).toBe('ok');
  expect(t.do(2, 'stop')).toBe('ok');
  expect(t.s.active).toBe('blue');
  expect(t.do(1, 'giveClue', { word: 'notte', number: 1 })).toBe('ok');
  expect(t.do(2, 'touch', { cell: 8 })).toBe('ok');
  expect(t.view(null).grid[8]).toMatchObject({ cover: 'blue' });
  expect(t.do(2, 'stop')).toBe('ok');
  expect(t.s.active).toBe('red');
});

test('[CN-170] a spymaster wins, and the operative neither wins nor loses', () => {
  const t = three();
  t.do(0, 'giveClue', { word: 'nave', number: 1 });
  t.do(2, 'touch', { cell: 19 });
  expect(codenames.outcome(t.s)).toEqual({ winners: [1], why: 'CN-117' });
});

test('[CN-171] the operative is of neither colour', () => {
  expect(three().view(2).me).toEqual({ seat: 2, role: 'operative' });
  expect(three().view(1).me).toEqual({ seat: 1, team: 'blue', role: 'spymaster' });
});

test('[CNQ-25] no spymaster gets out of a lost game with the operative: it takes both, in whichever list the operative stands', () => {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const t = three();
    expect(t.do(2, 'voidGame')).toBe('ok');
    expect(t.do(from, 'voidGame')).toBe('ok');
    expect(t.s.phase).toBe('clue');
    expect(t.view(2).calledOff).toEqual({ by: [2, from], needed: 2, lacks: [[to]] });
    expect(t.do(to, 'voidGame')).toBe('ok');
    expect(t.s.phase).toBe('lobby');
  }
  const both = three();
  both.do(0, 'voidGame');
  both.do(1, 'voidGame');
  expect(both.s).toMatchObject({ phase: 'lobby', trouble: { what: 'voted', by: [0, 1] } });
});

test('[CN-087] marks of the operative are for no spymaster where a team talks among itself', () => {
  const t = three({ options: { deliberation: 'team' } });
  t.do(0, 'giveClue', { word: 'nave', number: 1 });
  expect(t.do(2, 'mark', { hidden: 4 })).toBe('ok');
  const cells = (seat: number): readonly number[] => (t.view(seat).marks ?? []).map(({ cell }) => cell);
  expect([0, 1, 2].map(cells)).toEqual([[], [], [4]]);
});

test('[CNQ-27] nobody joins a game of three', () => {
  const t = three();
  t.tell('joined', 3);
  expect(t.do(3, 'setTeam', { team: 'red' })).toBe('three-players CNQ-27');
});

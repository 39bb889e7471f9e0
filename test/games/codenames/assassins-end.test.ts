/** The variant Assassin's End and its last stand (rules 5.16). */
import { expect, test } from 'vitest';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, inClue, touching, type Trial } from './trial.ts';

const options = { assassinsEnd: true };
const setting = { options };
const OWN = [0, 1, 2, 3, 4, 5, 6, 7];
const ASSASSIN = 19;
const reds = (cells: readonly number[], number: number = 7): Trial => touching(cells, number, setting);
const blueWastes = (t: Trial, cell: number): void => {
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.do(BLUE, 'touch', { cell });
};

test('[CN-138, CN-139] with all own pictures covered and the assassin not, the game goes on', () => {
  const t = reds(OWN.slice(0, 7));
  t.do(RED, 'touch', { cell: 7 });
  expect(t.s).toMatchObject({ result: null, active: 'blue', phase: 'clue' });
  blueWastes(t, 15);
  expect(t.s).toMatchObject({ result: null, active: 'red', phase: 'clue' });
});

test('[CN-137, CN-140] all own pictures and then the assassin: a win at once', () => {
  const t = reds(OWN);
  blueWastes(t, 15);
  t.do(RED_CHIEF, 'giveClue', { word: 'fine', number: 1 });
  t.do(RED, 'touch', { cell: ASSASSIN });
  expect(t.s.result).toMatchObject({ winner: 'red', why: 'CN-140' });
});

test('[CN-149] the last own picture and the assassin in one turn, within the limit', () => {
  const t = reds([0, 1, 2, 3, 4, 5, 6]);
  t.do(RED, 'stop');
  blueWastes(t, 15);
  t.do(RED_CHIEF, 'giveClue', { word: 'fine', number: 2 });
  t.do(RED, 'touch', { cell: 7 });
  t.do(RED, 'touch', { cell: ASSASSIN });
  expect(t.s.result).toMatchObject({ winner: 'red', why: 'CN-140' });
});

test('[CN-141, CN-142] the assassin found too early: a last stand, the turn goes on without limit', () => {
  const t = reds([ASSASSIN], 1);
  expect(t.view(null)).toMatchObject({ phase: 'guess', active: 'red', lastStand: true, guessesLeft: null });
  for (const cell of [0, 1, 2, 3, 4]) expect(t.do(RED, 'touch', { cell })).toBe('ok');
  expect(t.s.phase).toBe('guess');
});

test('[CN-142] even where the limit was just reached', () => {
  const t = reds([0, ASSASSIN], 1);
  expect(t.s).toMatchObject({ phase: 'guess', active: 'red', lastStand: true });
  expect(t.do(RED, 'touch', { cell: 1 })).toBe('ok');
});

test('[CN-143, CNX-39] no further clue in a last stand', () => {
  expect(reds([ASSASSIN]).do(RED_CHIEF, 'giveClue', { word: 'mare', number: 1 })).toBe('no-clue-in-last-stand CN-143');
});

test('[CN-144] a bystander or an enemy agent there loses', () => {
  for (const cell of [15, 8]) expect(reds([ASSASSIN, cell]).s.result).toMatchObject({ winner: 'blue', why: 'CN-144' });
});

test('[CN-145, CN-147] the last own picture there wins', () => {
  expect(reds([ASSASSIN, ...OWN]).s.result).toMatchObject({ winner: 'red', why: 'CN-145' });
});

test('[CN-146] stopping there loses', () => {
  const t = reds([ASSASSIN, 0]);
  expect(t.do(RED, 'stop')).toBe('ok');
  expect(t.s.result).toMatchObject({ winner: 'blue', why: 'CN-146' });
});

test('[CN-148] before the assassin a wrong picture ends only the turn', () => {
  for (const cell of [15, 8]) expect(reds([cell]).s).toMatchObject({ result: null, active: 'blue', lastStand: false });
});

test('[CN-138] the rivals’ last picture wins nobody the game', () => {
  const t = reds([0]);
  t.do(RED, 'stop');
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 7 });
  for (const cell of [8, 9, 10, 11, 12, 13]) t.do(BLUE, 'touch', { cell });
  t.do(BLUE, 'stop');
  t.do(RED_CHIEF, 'giveClue', { word: 'mare', number: 1 });
  t.do(RED, 'touch', { cell: 14 });
  expect(t.s).toMatchObject({ result: null, active: 'blue' });
});

test('[CN-150, CN-151, CNX-16] the assassin counts as one picture more', () => {
  const given = (t: Trial, number: number): string => t.do(RED_CHIEF, 'giveClue', { word: 'nave', number });
  expect(given(inClue(setting), 9)).toBe('ok');
  expect(given(inClue(setting), 10)).toBe('number-too-large CN-044');
  const t = reds(OWN);
  blueWastes(t, 15);
  expect(given(t, 2)).toBe('number-too-large CN-044');
  expect(given(t, 1)).toBe('ok');
  expect(t.do(RED, 'stop')).toBe('guess-required CN-097');
});

test('[CNX-40] nobody claims a victory while the assassin is uncovered', () => {
  const t = reds(OWN);
  expect(t.s.result).toBeNull();
  expect(t.do(RED, 'nextGame')).toBe('game-not-over CN-194');
});

test('[CN-152] it goes with expert clues too', () => {
  const t = inClue({ options: { ...options, expertUnlimited: true } });
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 'unlimited' });
  for (const cell of [...OWN, ASSASSIN]) t.do(RED, 'touch', { cell });
  expect(t.s.result).toMatchObject({ winner: 'red', why: 'CN-140' });
});

test('[CN-167] the co-operative game has its own option for it', () => {
  const coop = { seats: 4, options: { mode: 'coop', assassinsEnd: true } };
  expect(touching([ASSASSIN], 1, coop).s.result?.why).toBe('CN-117');
});

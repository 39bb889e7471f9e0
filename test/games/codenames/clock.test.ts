/** Countdowns in table time (rules 5.20). */
import { expect, test } from 'vitest';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, inClue, type Trial } from './trial.ts';

const seconds = { clueSeconds: 60, guessSeconds: 90, askSeconds: 30 };
const timed = (timer: string, more: object = {}): Trial => inClue({ options: { timer, ...seconds, ...more } });
const clue = (t: Trial, seat: number = RED_CHIEF): string => t.do(seat, 'giveClue', { word: 'nave', number: 2 });
const touch = (t: Trial, cell: number): string => t.do(RED, 'touch', { cell });

test('[CN-186] without a timer nothing is counted down; with one each clue phase and each guess phase', () => {
  expect(timed('off').view(null).clock).toBeUndefined();
  const t = timed('soft');
  expect(t.view(null).clock).toEqual({ until: 60_000 });
  t.wait(10_000);
  clue(t);
  expect(t.view(null).clock).toEqual({ until: 100_000 });
  t.wait(5_000);
  touch(t, 15);
  expect(t.view(null).clock).toEqual({ until: 75_000 });
});

test('[CN-187] the end of a soft countdown is only announced', () => {
  const t = timed('soft');
  t.wait(60_000);
  expect(t.view(null)).toMatchObject({ phase: 'clue', active: 'red', clock: { standing: 0 } });
  expect(clue(t)).toBe('ok');
  t.wait(90_000);
  expect(t.view(null)).toMatchObject({ phase: 'guess', active: 'red', clock: { standing: 0 } });
  expect(touch(t, 0)).toBe('ok');
  expect(t.view(null).clock).toEqual({ standing: 0 });
});

test('[CN-188] a strict one ends the turn: without a clue, or behind what has been guessed', () => {
  const t = timed('strict');
  t.wait(60_000);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', turn: 2, history: [] });
  clue(t, BLUE_CHIEF);
  t.do(BLUE, 'touch', { cell: 8 });
  t.wait(90_000);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'red', turn: 3 });
  expect(t.s.covers[8]).toBe('blue');
});

test('[CN-189] also before the first guess, the one exception to the duty of guessing', () => {
  const t = timed('strict');
  clue(t);
  t.wait(90_000);
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue', guesses: 0 });
});

test('[CN-190] time passes by stamps alone: nothing happens between two of them', () => {
  const t = timed('strict');
  t.now = 500_000;
  expect(t.s.phase).toBe('clue');
  expect(t.s.active).toBe('red');
  t.wait(0);
  expect(t.s.active).toBe('blue');
});

test('[CN-191] in a last stand the end of the time loses', () => {
  const t = timed('strict', { assassinsEnd: true });
  clue(t);
  touch(t, 19);
  t.wait(90_000);
  expect(t.s.result).toMatchObject({ winner: 'blue', why: 'CN-191' });
});

test('[CN-203] it stands still while a ruling is pending', () => {
  const t = timed('strict');
  t.wait(20_000);
  t.do(RED_CHIEF, 'askRival', { question: { word: 'due parole', number: 1 } });
  expect(t.view(null).clock).toEqual({ standing: 40_000 });
  t.wait(29_000);
  t.do(BLUE_CHIEF, 'ruleClue', { allow: false });
  expect(t.view(null).clock).toEqual({ until: 89_000 });
});

test('[CN-203] while an objection is, and while the letters are waited for', () => {
  const t = timed('strict', { challenge: true });
  clue(t);
  t.wait(1_000);
  t.do(BLUE, 'challenge');
  expect(t.view(null).clock).toEqual({ standing: 89_000 });
  t.wait(30_000);
  expect(t.view(null)).toMatchObject({ phase: 'guess', clock: { until: 120_000 } });
  const spoken = timed('strict', { clueMode: 'voice' });
  spoken.do(RED_CHIEF, 'giveClue', { number: 1 });
  spoken.do(BLUE, 'requestSpelling');
  spoken.wait(500_000);
  expect(spoken.view(null)).toMatchObject({ active: 'red', clock: { standing: 90_000 } });
  spoken.do(RED_CHIEF, 'spell', { letters: 'nave' });
  expect(spoken.view(null).clock).toEqual({ until: 590_000 });
});

test('[CN-203] an end of something else doesn’t let it go on while the letters are still missing', () => {
  const revealing = timed('strict', { clueMode: 'voice' });
  revealing.hold = ['cell'];
  revealing.do(RED_CHIEF, 'giveClue', { number: 2 });
  touch(revealing, 0);
  revealing.do(BLUE, 'requestSpelling');
  revealing.answer('cell', { faces: ['red'] });
  expect(revealing.view(null)).toMatchObject({ phase: 'guess', clock: { standing: 90_000 } });
  revealing.do(RED_CHIEF, 'spell', { letters: 'nave' });
  expect(revealing.view(null).clock).toEqual({ until: 90_000 });
  const doubted = timed('strict', { clueMode: 'voice', challenge: true });
  doubted.do(RED_CHIEF, 'giveClue', { number: 2 });
  doubted.do(BLUE, 'requestSpelling');
  doubted.do(BLUE, 'challenge');
  doubted.do(BLUE_CHIEF, 'ruleChallenge', { valid: true });
  expect(doubted.view(null)).toMatchObject({ phase: 'guess', clock: { standing: 90_000 } });
  doubted.do(BLUE, 'withdrawSpelling');
  expect(doubted.view(null).clock).toEqual({ until: 90_000 });
});

test('[CN-203, CNX-53] while a reveal is: a touch before the end is revealed, then the time runs out', () => {
  const t = timed('strict');
  t.hold = ['cell'];
  clue(t);
  t.wait(89_999);
  touch(t, 0);
  t.wait(600_000);
  expect(t.s.phase).toBe('reveal');
  t.answer('cell', { faces: ['red'] });
  expect(t.s).toMatchObject({ phase: 'guess', active: 'red' });
  expect(t.s.covers[0]).toBe('red');
  t.wait(1);
  expect(t.s.active).toBe('blue');
});

test('[CNX-53] a touch behind the end is refused', () => {
  const t = timed('strict');
  clue(t);
  const slot = t.slot('touch');
  t.wait(90_000);
  expect(t.do(RED, 'touch', { cell: 0 }, slot)).toBe('not-your-turn CN-093');
});

test('[CNX-54] clue and end of the time at once: what comes first counts', () => {
  const late = timed('strict');
  const slot = late.slot('giveClue');
  late.wait(60_000);
  expect(late.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 }, slot)).toBe('move/stale P5');
  const early = timed('strict');
  early.wait(59_999);
  clue(early);
  early.wait(1);
  expect(early.s).toMatchObject({ phase: 'guess', active: 'red' });
});

test('[CN-186] a game that ends, or is called off, counts nothing down any more', () => {
  const t = timed('strict');
  clue(t);
  touch(t, 19);
  expect(t.view(null).clock).toBeUndefined();
  expect(t.play.timers).toEqual([]);
  const off = timed('strict');
  for (const seat of [RED_CHIEF, BLUE_CHIEF, RED, BLUE]) off.do(seat, 'voidGame');
  expect(off.s.phase).toBe('lobby');
  expect(off.play.timers).toEqual([]);
});

test('[CN-190] the end that is shown is the timer’s: going back gives it anew what it had left', () => {
  const t = timed('strict');
  const { play } = t;
  t.play = { ...play, timers: play.timers.map((timer) => ({ ...timer, at: timer.at + 300_000 })) };
  expect(t.view(null).clock).toEqual({ until: 360_000 });
});

/** Marks before the touch, and touches that take a majority (rules 5.10). */
import { expect, test } from 'vitest';
import { FREE } from '../../../src/kernel/game.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, RED_TOO, inClue, inGuess, touching, type Trial } from './trial.ts';

const team = { options: { deliberation: 'team' } };
const cellsSeen = (t: Trial, seat: number | null): readonly number[] =>
  (t.view(seat).marks ?? []).map(({ cell }) => cell);

test('[CN-100] an operative marks pictures; nothing follows from it', () => {
  const t = inGuess();
  expect(t.do(RED, 'mark', { cell: 14 })).toBe('ok');
  expect(t.do(RED_TOO, 'mark', { cell: 14 })).toBe('ok');
  expect(t.do(RED, 'mark', { cell: 14 })).toBe('already-marked CN-100');
  expect(t.s).toMatchObject({ phase: 'guess', guessesMade: 0 });
  expect(t.view(null).marks).toEqual([
    { on: 14, seat: RED, cell: 14 },
    { on: 14, seat: RED_TOO, cell: 14 },
  ]);
  expect(t.do(RED, 'unmark', { on: 14 })).toBe('ok');
  expect(t.do(RED, 'unmark', { on: 14 })).toBe('no-such-mark CN-100');
  expect(t.view(null).marks).toEqual([{ on: 14, seat: RED_TOO, cell: 14 }]);
});

test('[CN-100] nobody but the operatives whose turn it is, and only while they guess', () => {
  for (const seat of [RED_CHIEF, BLUE, BLUE_CHIEF])
    expect(inGuess().do(seat, 'mark', { cell: 1 })).toBe('not-operative CN-100');
  expect(inClue().do(RED, 'mark', { cell: 1 })).toBe('wrong-phase CN-100');
  expect(touching([0]).do(RED, 'mark', { cell: 0 })).toBe('cell-covered CN-094');
});

test('[CN-100] marks go with the picture that is covered, with the turn, and with whoever has left', () => {
  const t = inGuess(7);
  for (const cell of [0, 1, 2]) t.do(RED, 'mark', { cell });
  t.do(RED_TOO, 'mark', { cell: 3 });
  t.do(RED, 'touch', { cell: 0 });
  expect(cellsSeen(t, null)).toEqual([1, 2, 3]);
  t.tell('left', RED_TOO);
  expect(cellsSeen(t, null)).toEqual([1, 2]);
  t.do(RED, 'stop');
  expect(cellsSeen(t, null)).toEqual([]);
});

test('[CN-087] by default the whole table sees marks; by option the own team alone, its spymaster included', () => {
  const open = inGuess();
  open.do(RED, 'mark', { cell: 3 });
  expect(cellsSeen(open, BLUE)).toEqual([3]);
  const t = inGuess(2, team);
  expect(t.do(RED, 'mark', { hidden: 3 })).toBe('ok');
  for (const seat of [RED, RED_TOO, RED_CHIEF]) expect(cellsSeen(t, seat)).toEqual([3]);
  for (const seat of [BLUE, BLUE_CHIEF, null]) expect(cellsSeen(t, seat)).toEqual([]);
  t.do(RED, 'unmark', { on: t.view(RED).marks![0]!.on });
  expect(cellsSeen(t, RED)).toEqual([]);
});

test('[CN-087] a mark is made as the table does it', () => {
  expect(inGuess(2, team).do(RED, 'mark', { cell: 3 })).toBe('mark-for-team CN-087');
  expect(inGuess().do(RED, 'mark', { hidden: 3 })).toBe('mark-for-team CN-087');
  expect(inGuess().do(RED, 'mark', {})).toBe('mark-for-team CN-087');
  expect(inGuess(2, team).do(RED, 'mark', {})).toBe('mark-for-team CN-087');
  expect(inGuess(2, team).do(RED, 'mark', { cell: 3, hidden: 3 })).toBe('mark-for-team CN-087');
  expect(inGuess(2, team).choices(RED, 'mark')).toEqual([{ hidden: FREE }]);
  expect(inGuess().choices(RED, 'mark')).toHaveLength(20);
  expect(inGuess().do(RED, 'mark', { cell: 3, hidden: 3 })).toBe('mark-for-team CN-087');
});

const MAJORITY = { seats: 8, options: { touchMode: 'majority' } };
/** Reds: 0 leads, 2, 4 and 6 guess. */
const voting = (): Trial => inGuess(3, MAJORITY);
const LAST = 6;

test('[CN-092] a touch counts when more than half of the operatives who are there want the same', () => {
  const t = voting();
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('ok');
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('same-vote CN-092');
  expect(t.view(null)).toMatchObject({ phase: 'guess', ballot: { votes: [{ seat: RED, cell: 0 }], needed: 2 } });
  t.do(RED_TOO, 'touch', { cell: 1 });
  expect(t.s.guesses).toBe(0);
  t.do(LAST, 'touch', { cell: 0 });
  expect(t.s).toMatchObject({ guesses: 1, phase: 'guess' });
  expect(t.s.covers[0]).toBe('red');
  expect(t.view(null).ballot).toBeUndefined();
});

test('[CN-092] one may change one’s mind; the stop takes a majority too', () => {
  const t = voting();
  t.do(RED, 'touch', { cell: 0 });
  t.do(RED, 'touch', { cell: 1 });
  t.do(RED_TOO, 'touch', { cell: 0 });
  expect(t.s.guesses).toBe(0);
  t.do(LAST, 'touch', { cell: 1 });
  expect(t.s.covers[1]).toBe('red');
  expect(t.do(RED, 'stop')).toBe('ok');
  expect(t.do(RED, 'stop')).toBe('same-vote CN-092');
  expect(t.s.active).toBe('red');
  t.do(LAST, 'stop');
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue' });
});

test('[CN-092] of fewer people fewer are more than half, as the log has them', () => {
  const away = voting();
  away.do(RED, 'touch', { cell: 0 });
  away.tell('away', LAST);
  expect(away.s.guesses).toBe(0);
  away.tell('away', RED_TOO);
  expect(away.s.guesses).toBe(1);
  const left = voting();
  left.do(RED, 'touch', { cell: 0 });
  left.do(LAST, 'touch', { cell: 1 });
  left.tell('left', LAST);
  left.tell('left', RED_TOO);
  expect(left.s.covers[0]).toBe('red');
});

test('[CN-092] who has spoken counts as there, whatever the log says of them', () => {
  const t = inGuess(3, { seats: 6, options: { touchMode: 'majority' } });
  t.tell('away', RED);
  t.do(RED, 'touch', { cell: 0 });
  expect(t.view(null)).toMatchObject({ ballot: { votes: [{ seat: RED, cell: 0 }], needed: 2 } });
  t.do(RED_TOO, 'touch', { cell: 1 });
  expect(t.s.guesses).toBe(0);
  t.do(RED_TOO, 'touch', { cell: 0 });
  expect(t.s.guesses).toBe(1);
});

test('[CNX-63] the vote that completes a majority first counts; later ones name a guess that is made', () => {
  const t = voting();
  t.do(RED, 'touch', { cell: 0 });
  const slot = t.slot('touch');
  t.do(RED_TOO, 'touch', { cell: 0 });
  expect(t.do(LAST, 'touch', { cell: 1 }, slot)).toBe('move/stale P5');
  expect(t.s).toMatchObject({ guesses: 1 });
  expect(t.s.covers[1]).toBe('');
});

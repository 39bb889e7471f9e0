/** Adversarial cases: touches, reveals and stops. */
import { expect, test } from 'vitest';
import { runCases, type Case } from '../../contracts/adversarial.ts';
import { byForm, bySlot, clue, race, touch } from './cases.ts';
import { BLUE, BLUE_CHIEF, RED, RED_CHIEF, RED_TOO, type Trial, inClue, inGuess, touching } from './trial.ts';

const watched = (): Trial => {
  const t = inGuess();
  t.tell('joined', 6);
  return t;
};

const CASES: readonly Case[] = [
  { id: 'CNX-05', what: 'a touch before the clue', expected: 'wrong-phase CN-037', run: () => touch(inClue(), 0) },
  {
    id: 'CNX-06',
    what: 'the own spymaster touches',
    expected: 'spymaster-cannot-touch CN-123',
    run: () => touch(inGuess(), 0, RED_CHIEF),
  },
  {
    id: 'CNX-07',
    what: 'a rival operative touches',
    expected: 'not-your-turn CN-093',
    run: () => touch(inGuess(), 0, BLUE),
  },
  {
    id: 'CNX-08',
    what: 'a seated watcher touches',
    expected: 'not-a-player CN-093',
    run: () => touch(watched(), 0, 6),
  },
  {
    id: 'CNX-08',
    what: 'a watcher without a seat touches',
    expected: 'not-a-player CN-093',
    here: ['move/not-your-seat P4', 'who has no seat is no seat of the game, so no rule of it is asked'],
    run: () => touch(inGuess(), 0, 9),
  },
  { id: 'CNX-09', what: 'a covered picture', expected: 'cell-covered CN-094', run: () => touch(touching([0]), 0) },
  { id: 'CNX-10', what: 'a cell outside the grid', expected: 'no-such-cell CN-011', run: () => touch(inGuess(), 20) },
  {
    id: 'CNX-10',
    what: 'a cell that is no number of a cell',
    expected: 'no-such-cell CN-011',
    here: ['move/form P3', byForm],
    run: () => touch(inGuess(), -1),
  },
  {
    id: 'CNX-11',
    what: 'guess n + 2, seen the end of the turn',
    expected: 'not-your-turn CN-093',
    run: () => touch(touching([0, 1], 1), 2),
  },
  {
    id: 'CNX-12',
    what: 'stopping before any guess',
    expected: 'guess-required CN-097',
    run: () => inGuess().do(RED, 'stop'),
  },
  {
    id: 'CNX-49',
    what: 'two operatives touch different pictures at once',
    expected: 'stale-guess CN-095',
    here: ['move/stale P5', bySlot],
    run: () => race(inGuess(), [RED, 'touch', { cell: 0 }], [RED_TOO, 'touch', { cell: 1 }]),
  },
  {
    id: 'CNX-50',
    what: 'two operatives touch the same picture',
    expected: 'stale-guess CN-095',
    here: ['move/stale P5', bySlot],
    run: () => race(inGuess(), [RED, 'touch', { cell: 0 }], [RED_TOO, 'touch', { cell: 0 }]),
  },
  {
    id: 'CNX-51',
    what: 'a stop behind a right touch',
    expected: 'stale-guess CN-090',
    here: ['move/stale P5', bySlot],
    run: () => race(touching([0]), [RED, 'touch', { cell: 1 }], [RED_TOO, 'stop', {}]),
  },
  {
    id: 'CNX-51',
    what: 'a touch behind a stop',
    expected: 'not-your-turn CN-093',
    run: () => race(touching([0]), [RED_TOO, 'stop', {}], [RED, 'touch', { cell: 1 }]),
  },
  {
    id: 'CNX-52',
    what: 'a touch while a reveal is pending',
    expected: 'reveal-pending CN-095',
    run: () => {
      const t = inGuess(2, { hold: ['cell'] });
      touch(t, 0);
      return touch(t, 1, RED_TOO);
    },
  },
  {
    id: 'CNX-64',
    what: 'a stop beside the touch that ends the game',
    expected: 'game-over CN-118',
    here: ['move/stale P5', bySlot],
    run: () => race(touching([0]), [RED, 'touch', { cell: 19 }], [RED_TOO, 'stop', {}]),
  },
  {
    id: 'CNX-65',
    what: 'the last own picture, and beside it the assassin',
    expected: 'stale-guess CN-095',
    here: ['move/stale P5', bySlot],
    run: () => race(touching([0, 1, 2, 3, 4, 5, 6]), [RED, 'touch', { cell: 7 }], [RED_TOO, 'touch', { cell: 19 }]),
  },
];

runCases(CASES);

test('[CNX-49] the second of two touches is never applied to the next guess', () => {
  const t = inGuess();
  race(t, [RED, 'touch', { cell: 0 }], [RED_TOO, 'touch', { cell: 19 }]);
  expect(t.s).toMatchObject({ phase: 'guess', guessesMade: 1 });
  expect(t.s.covers[19]).toBe('');
});

test('[CNX-51] a touch that slept through the rivals’ turn hits no guess of the next own turn', () => {
  const t = touching([0]);
  const slot = t.slot('touch')!;
  t.do(RED_TOO, 'stop');
  clue(t, BLUE_CHIEF);
  expect(touch(t, 1, RED, slot)).toBe('not-your-turn CN-093');
  touch(t, 16, BLUE);
  clue(t, RED_CHIEF);
  expect(touch(t, 1, RED, slot)).toBe('move/stale P5');
});

test('[CNX-59] with both spymasters away the touch stays binding and the reveal is waited for', () => {
  const t = inGuess(2, { hold: ['cell'] });
  touch(t, 0);
  t.tell('away', RED_CHIEF);
  t.tell('away', BLUE_CHIEF);
  expect(t.s).toMatchObject({ phase: 'reveal', reveal: { cell: 0 } });
  t.tell('back', BLUE_CHIEF);
  t.answer('cell', { faces: ['red'] });
  expect(t.s.covers[0]).toBe('red');
});

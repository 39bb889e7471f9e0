/** Adversarial cases: clues. */
import { expect, test } from 'vitest';
import { runCases, type Case } from '../../contracts/adversarial.ts';
import { byForm, clue, race } from './cases.ts';
import { BLUE_CHIEF, RED, RED_CHIEF, inClue, inGuess, touching } from './trial.ts';

const CASES: readonly Case[] = [
  {
    id: 'CNX-01',
    what: 'the waiting spymaster gives a clue',
    expected: 'not-your-turn CN-039',
    run: () => clue(inClue(), BLUE_CHIEF),
  },
  { id: 'CNX-02', what: 'an operative gives a clue', expected: 'not-spymaster CN-039', run: () => clue(inClue(), RED) },
  {
    id: 'CNX-03',
    what: 'a second clue in one turn',
    expected: 'wrong-phase CN-036',
    run: () => clue(inGuess(), RED_CHIEF),
  },
  {
    id: 'CNX-04',
    what: 'a clue changed after publication',
    expected: 'clue-final CN-047',
    here: ['wrong-phase CN-036', 'there is no move that changes a clue; giving it anew is a second clue'],
    run: () => clue(inGuess(), RED_CHIEF, 'vapori', 2),
  },
  {
    id: 'CNX-13',
    what: 'number 0',
    expected: 'number-not-allowed CN-128',
    run: () => clue(inClue(), RED_CHIEF, 'nave', 0),
  },
  {
    id: 'CNX-14',
    what: '"unlimited"',
    expected: 'number-not-allowed CN-132',
    run: () => clue(inClue(), RED_CHIEF, 'nave', 'unlimited'),
  },
  {
    id: 'CNX-15',
    what: 'number −1',
    expected: 'number-invalid CN-043',
    run: () => clue(inClue(), RED_CHIEF, 'nave', -1),
  },
  {
    id: 'CNX-15',
    what: 'number 1.5',
    expected: 'number-invalid CN-043',
    run: () => clue(inClue(), RED_CHIEF, 'nave', 1.5),
  },
  {
    id: 'CNX-15',
    what: 'number "two"',
    expected: 'number-invalid CN-043',
    run: () => clue(inClue(), RED_CHIEF, 'nave', 'two'),
  },
  {
    id: 'CNX-15',
    what: 'number NaN',
    expected: 'number-invalid CN-043',
    run: () => clue(inClue(), RED_CHIEF, 'nave', Number.NaN),
  },
  {
    id: 'CNX-16',
    what: 'a number above what is left',
    expected: 'number-too-large CN-044',
    run: () => clue(inClue(), RED_CHIEF, 'nave', 9),
  },
  {
    id: 'CNX-17',
    what: 'two words',
    expected: 'not-one-word CN-051',
    run: () => clue(inClue(), RED_CHIEF, 'due parole'),
  },
  {
    id: 'CNX-17',
    what: 'a hyphen',
    expected: 'not-one-word CN-051',
    run: () => clue(inClue(), RED_CHIEF, 'ping-pong'),
  },
  { id: 'CNX-18', what: 'an empty word', expected: 'word-invalid CN-067', run: () => clue(inClue(), RED_CHIEF, ' ') },
  {
    id: 'CNX-18',
    what: 'control characters',
    expected: 'word-invalid CN-067',
    run: () => clue(inClue(), RED_CHIEF, 'na\u0007ve'),
  },
  { id: 'CNX-18', what: 'emoji', expected: 'word-invalid CN-067', run: () => clue(inClue(), RED_CHIEF, '🚢') },
  {
    id: 'CNX-18',
    what: '41 characters',
    expected: 'word-invalid CN-067',
    run: () => clue(inClue(), RED_CHIEF, 'a'.repeat(41)),
  },
  {
    id: 'CNX-22',
    what: 'the name of a thing that is shown',
    expected: 'ok',
    run: () => clue(inClue(), RED_CHIEF, 'gatto'),
  },
  {
    id: 'CNX-27',
    what: 'a clue with a comment field',
    expected: 'extra-fields CN-046',
    here: ['move/form P3', byForm],
    run: () => inClue().do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1, comment: '' }),
  },
  {
    id: 'CNX-55',
    what: 'two clues from two devices of one spymaster',
    expected: 'wrong-phase CN-036',
    run: () =>
      race(
        inClue(),
        [RED_CHIEF, 'giveClue', { word: 'nave', number: 1 }],
        [RED_CHIEF, 'giveClue', { word: 'mare', number: 2 }],
      ),
  },
];

runCases(CASES);

test('[CNX-20] the same word may be given again', () => {
  const t = touching([15]);
  expect(clue(t, BLUE_CHIEF, 'vapore')).toBe('ok');
});

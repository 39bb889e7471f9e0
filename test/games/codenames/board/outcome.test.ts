/** What a touch or the end of a turn has come to, in one line. */
import { expect, test } from 'vitest';
import { outcome } from '../../../../src/games/codenames/board/outcome.ts';
import type { CodenamesView, Identity } from '../../../../src/games/codenames/view.ts';
import { ELENA, guessing } from './views.ts';

const before = guessing(ELENA);
const over = (winner: 'red' | 'blue'): Partial<CodenamesView> => ({
  phase: 'over',
  result: { winner, why: 'CN-115' },
});

/** Picture 14 is uncovered. */
const opens = (cover: Identity, more: Partial<CodenamesView>): CodenamesView => ({
  ...before,
  grid: before.grid.with(13, { ...before.grid[13]!, cover }),
  ...more,
});
const blues = { turn: before.turn + 1, phase: 'clue', active: 'blue' } as const;

test('[CN-105] a reveal is told with what follows from it, in both languages', () => {
  const told = (after: CodenamesView): unknown => [outcome(before, after, 'it'), outcome(before, after, 'en')];
  expect(told(opens('red', { guessesMade: 1 }))).toEqual([
    'La 14: dei Rossi, si continua',
    '14: the Reds’, on they go',
  ]);
  expect(told(opens('bystander', blues))).toEqual(['La 14: passante, tocca ai Blu', '14: bystander, the Blues’ turn']);
  expect(told(opens('blue', blues))).toEqual(['La 14: dei Blu, tocca ai Blu', '14: the Blues’, the Blues’ turn']);
  expect(told(opens('assassin', over('blue')))).toEqual([
    'La 14: l’assassino, vincono i Blu',
    '14: the assassin, the Blues win',
  ]);
  expect(told(opens('red', over('red')))).toEqual(['La 14: dei Rossi, vincono i Rossi', '14: the Reds’, the Reds win']);
});

test('the end of a turn without a touch says who stopped, unless the time did', () => {
  expect(outcome(before, { ...before, ...blues }, 'it')).toBe('I Rossi si fermano, tocca ai Blu');
  const late = { ...before, clock: { standing: 0 } };
  expect(outcome(late, { ...before, ...blues }, 'en')).toBe('the Blues’ turn');
});

test('an end without a touch says who has won', () => {
  expect(outcome(before, { ...before, ...over('blue') }, 'it')).toBe('vincono i Blu');
});

test('what no touch came to isn’t told, nor several at once, nor another game’s', () => {
  expect(outcome(before, { ...before, marks: [] }, 'it')).toBeUndefined();
  const both = opens('red', {});
  expect(
    outcome(before, { ...both, grid: both.grid.with(0, { ...both.grid[0]!, cover: 'red' }) }, 'it'),
  ).toBeUndefined();
  expect(outcome(before, { ...opens('red', {}), game: before.game + 1 }, 'it')).toBeUndefined();
});

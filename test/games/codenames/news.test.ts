/** What Codenames tells the log: each picture that is uncovered, and what follows from it. */
import { expect, test } from 'vitest';
import { news, newsOf } from '../../../src/games/codenames/news.ts';
import type { State } from '../../../src/games/codenames/state.ts';
import { outcomesEn, outcomesIt } from '../../../src/games/codenames/words/outcomes.ts';

const before = {
  phase: 'reveal',
  covers: ['', 'red', '', ''],
  active: 'red',
  turn: 3,
  result: null,
} as unknown as State;
const with14 = (who: string, more: object): State =>
  ({ ...before, covers: [who, 'red', '', ''], ...more }) as unknown as State;

test('a picture that is uncovered is told with whose it is and what follows', () => {
  const told = (after: State): unknown => news(before, after).map(({ args }) => newsOf(outcomesIt).opened(args));
  expect(told(with14('red', { phase: 'guess' }))).toEqual(['La 1: dei Rossi, si continua.']);
  expect(told(with14('bystander', { phase: 'clue', active: 'blue', turn: 4 }))).toEqual([
    'La 1: passante, tocca ai Blu.',
  ]);
  expect(told(with14('assassin', { phase: 'over', result: { winner: 'blue', why: 'CN-117' } }))).toEqual([
    'La 1: l’assassino, vincono i Blu.',
  ]);
  expect(told(with14('bystander', { phase: 'clue', turn: 4 }))).toEqual(['La 1: passante, il turno finisce.']);
  expect(news(before, { ...before, phase: 'guess' })).toEqual([]);
  expect(news(before, { ...before, covers: [] })).toEqual([]);
});

test('its words take any arguments, and tell nothing of what they don’t know', () => {
  const { opened } = newsOf(outcomesEn);
  for (const args of [undefined, null, 7, 'x', [], {}, { cell: 'x', who: 'red' }, { cell: 1, who: 'constructor' }])
    expect(opened(args)).toBe('');
  expect(opened({ cell: 3, who: 'blue', wins: 'blue' })).toBe('4: the Blues’, the Blues win.');
});

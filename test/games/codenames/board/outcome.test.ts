/** What a touch or the end of a turn has come to, in one line. */
import { expect, test } from 'vitest';
import { houseWords } from '../../../../src/games/codenames/board/house-words.ts';
import { news, tidings } from '../../../../src/games/codenames/board/news.ts';
import { outcome, outcomeWords } from '../../../../src/games/codenames/board/outcome.ts';
import type { CodenamesView, Identity } from '../../../../src/games/codenames/view.ts';
import { boardWords } from '../../../../src/games/codenames/board/words.ts';
import { BLUE, BLUE_CHIEF, inClue, inGuess, RED, RED_CHIEF, RED_TOO, type Trial } from '../trial.ts';
import { AGENT, CHIEF, coop } from '../ways.ts';
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

test('the end of a turn without a touch says who stopped, also after a soft countdown', () => {
  expect(outcome(before, { ...before, ...blues }, 'it')).toBe('I Rossi si fermano, tocca ai Blu');
  const late = { ...before, clock: { standing: 0 } };
  expect(outcome(late, { ...before, ...blues }, 'en')).toBe('The Reds stop, the Blues’ turn');
});

/** What the board says of it, and what it tells beside the outcome, to somebody who only watches. */
function seen(t: Trial, does: () => void): readonly (string | undefined)[] {
  const from = t.view(null);
  does();
  const named = (seat: number): string => `person ${seat}`;
  return [outcome(from, t.view(null), 'en'), ...tidings(from, t.view(null), outcomeWords('en'), named)];
}
const strict = (more: object = {}): Trial =>
  inClue({ options: { timer: 'strict', clueSeconds: 60, guessSeconds: 90, askSeconds: 30, ...more } });

test('[CN-188] a strict countdown that ends a turn is told as such, in the clue phase and in the guess phase', () => {
  const t = strict();
  expect(seen(t, () => t.wait(60_000))).toEqual(['The Reds are out of time, the Blues’ turn']);
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  expect(seen(t, () => t.wait(90_000))).toEqual(['The Blues are out of time, the Reds’ turn']);
});

test('[CN-188] earlier rules keep no news: a turn that nobody could have stopped ran out of time all the same', () => {
  const timed = (view: CodenamesView): CodenamesView => ({ ...view, options: { ...view.options, timer: 'strict' } });
  const untouched = timed(guessing(ELENA, { guessesMade: 0 }));
  expect(outcome(untouched, timed({ ...untouched, ...blues }), 'en')).toBe('The Reds are out of time, the Blues’ turn');
  const unsaid = { ...untouched, phase: 'clue' } as const;
  expect(outcome(unsaid, timed({ ...unsaid, ...blues }), 'en')).toBe('The Reds are out of time, the Blues’ turn');
});

test('[CN-159] in the co-operative game it is told who stops, that the virtual team is next, and that the people are next after it', () => {
  const t = coop({ options: { timer: 'strict', clueSeconds: 60, guessSeconds: 90 } });
  const guess = (): void => {
    t.do(CHIEF, 'giveClue', { word: 'nave', number: 2 });
    t.do(AGENT, 'touch', { cell: t.s.covers.indexOf('') });
  };
  guess();
  expect(seen(t, () => t.do(AGENT, 'stop'))).toEqual(['The Reds stop, the virtual team’s turn']);
  expect(seen(t, () => t.do(CHIEF, 'coverEnemy', { cell: 8 }))).toEqual(['9: the Blues’, the Reds’ turn']);
  guess();
  expect(seen(t, () => t.do(AGENT, 'touch', { cell: 15 }))).toEqual(['16: bystander, the virtual team’s turn']);
  t.do(CHIEF, 'coverEnemy', { cell: 9 });
  expect(seen(t, () => t.wait(60_000))).toEqual(['The Reds are out of time, the virtual team’s turn']);
});

test('[CN-072, CN-075, CN-077] rulings are told, and that there was none', () => {
  const t = strict({ challenge: true });
  const ask = (): string => t.do(RED_CHIEF, 'askRival', { question: { word: 'due parole', number: 1 } });
  ask();
  expect(seen(t, () => t.wait(30_000))).toEqual([undefined, 'No answer in time: the word is ruled out.']);
  ask();
  expect(seen(t, () => t.do(BLUE_CHIEF, 'ruleClue', { allow: false }))).toEqual([
    undefined,
    'The word is ruled out: it takes another one.',
  ]);
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 1 });
  t.do(BLUE, 'challenge');
  expect(seen(t, () => t.do(BLUE_CHIEF, 'ruleChallenge', { valid: false }))).toEqual([
    'The clue is invalid, the Blues’ turn',
  ]);
});

test('[CNQ-25] another spymaster is told, and a key that could not be handed over', () => {
  const t = inGuess(2, { seats: 8, hold: ['standIn'] });
  t.tell('away', RED_CHIEF);
  const want = (): void => {
    for (const seat of [RED, RED_TOO]) t.do(seat, 'standIn', { seat: RED_TOO });
  };
  want();
  expect(seen(t, () => t.answer('standIn', { failed: 'lost' }))).toEqual([
    undefined,
    'The Reds didn’t get the key: try again, wait or call the game off.',
  ]);
  want();
  expect(seen(t, () => t.answer('standIn', {}))).toEqual([undefined, 'person 4 is spymaster of the Reds.']);
});

test('[CN-202] a clue that was only said is told as such, not as nothing', () => {
  const words = { w: boardWords('it'), h: houseWords('it'), o: outcomeWords('it') };
  const said = { ...before, turn: before.turn + 1, clue: { word: '', number: 3 } };
  expect(news(before, said, words, String)).toEqual(['Indizio dei Rossi: detto a voce, 3.']);
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

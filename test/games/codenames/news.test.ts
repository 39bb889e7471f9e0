/** What Codenames tells the log: each picture that is uncovered, and what follows from it. */
import { expect, test } from 'vitest';
import { news, newsOf } from '../../../src/games/codenames/news.ts';
import type { State } from '../../../src/games/codenames/state.ts';
import { tell } from '../../../src/games/codenames/told.ts';
import { outcomesEn, outcomesIt } from '../../../src/games/codenames/words/outcomes.ts';
import { BLUE, BLUE_CHIEF, inClue, inGuess, RED, RED_CHIEF, RED_TOO, type Trial } from './trial.ts';
import { AGENT, CHIEF, coop } from './ways.ts';

const before = {
  phase: 'reveal',
  covers: ['', 'red', '', ''],
  active: 'red',
  turn: 3,
  result: null,
  setting: {},
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
  expect(told(with14('bystander', { phase: 'clue', turn: 4 }))).toEqual(['La 1: passante, tocca ai Rossi.']);
  expect(news(before, { ...before, phase: 'guess' })).toEqual([]);
  expect(news(before, { ...before, covers: [] })).toEqual([]);
});

/** The log's lines that this brings about. */
function lines(t: Trial, does: () => void): readonly string[] {
  const from = t.s;
  does();
  return news(from, t.s).map(({ what, args }) =>
    newsOf(outcomesEn)[what as 'opened'](args, (seat) => `person ${seat}`),
  );
}
const timed = (more: object = {}): Trial =>
  inClue({ options: { timer: 'strict', clueSeconds: 60, guessSeconds: 90, askSeconds: 30, ...more } });

test('[CN-188] the end of a strict countdown is told as what it is', () => {
  const t = timed();
  expect(lines(t, () => t.wait(60_000))).toEqual(['The Reds are out of time, the Blues’ turn.']);
  t.do(BLUE_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  expect(lines(t, () => t.wait(90_000))).toEqual(['The Blues are out of time, the Reds’ turn.']);
  const alone = coop({ options: { timer: 'strict', clueSeconds: 60, guessSeconds: 90 } });
  expect(lines(alone, () => alone.wait(60_000))).toEqual(['The Reds are out of time, the virtual team’s turn.']);
  const last = timed({ assassinsEnd: true });
  last.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  last.do(RED, 'touch', { cell: 19 });
  expect(lines(last, () => last.wait(90_000))).toEqual(['The Reds are out of time, the Blues win.']);
});

test('[CN-159] in the co-operative game the log tells that the virtual team is next, also after a stop, and the people after it', () => {
  const t = coop();
  t.do(CHIEF, 'giveClue', { word: 'nave', number: 2 });
  expect(lines(t, () => t.do(AGENT, 'touch', { cell: 0 }))).toEqual(['1: the Reds’, on they go.']);
  expect(lines(t, () => t.do(AGENT, 'stop'))).toEqual(['The Reds stop, the virtual team’s turn.']);
  expect(lines(t, () => t.do(CHIEF, 'coverEnemy', { cell: 8 }))).toEqual(['9: the Blues’, the Reds’ turn.']);
});

test('[CN-111] a stop is told with the team whose turn follows', () => {
  const t = timed();
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  t.do(RED, 'touch', { cell: 0 });
  expect(lines(t, () => t.do(RED, 'stop'))).toEqual(['The Reds stop, the Blues’ turn.']);
});

test('[CN-072, CN-075] a question that lapses is told, and one that no ruling could allow; not the word, nor what a move says', () => {
  const t = timed();
  const ask = (word: string, number = 1): string => t.do(RED_CHIEF, 'askRival', { question: { word, number } });
  ask('due parole');
  expect(lines(t, () => t.wait(30_000))).toEqual(['No answer in time: the word is ruled out.']);
  ask('tre parole');
  expect(lines(t, () => t.do(BLUE_CHIEF, 'ruleClue', { allow: false }))).toEqual([]);
  ask('nave', 9);
  expect(lines(t, () => t.do(BLUE_CHIEF, 'ruleClue', { allow: true }))).toEqual([
    'The word was allowed, but can’t be a clue: it takes another one.',
  ]);
});

test('[CN-077] an objection that lapses is told', () => {
  const t = timed({ challenge: true });
  t.do(RED_CHIEF, 'giveClue', { word: 'nave', number: 2 });
  t.do(BLUE, 'challenge');
  expect(lines(t, () => t.wait(30_000))).toEqual(['No answer in time: the clue stands.']);
});

test('[CNQ-25] another spymaster is told, and a key that could not be handed over', () => {
  const t = inGuess(2, { seats: 8, hold: ['standIn'] });
  t.tell('away', RED_CHIEF);
  const want = (): void => {
    for (const seat of [RED, RED_TOO]) t.do(seat, 'standIn', { seat: RED_TOO });
  };
  want();
  expect(lines(t, () => t.answer('standIn', { failed: 'lost' }))).toEqual([
    'The Reds didn’t get the key: try again, wait or call the game off.',
  ]);
  want();
  expect(lines(t, () => t.answer('standIn', {}))).toEqual(['person 4 is spymaster of the Reds.']);
});

test('by earlier rules nothing of it is in the state', () => {
  const { edition: _, ...setting } = timed().s.setting;
  const old = { ...timed().s, setting } as State;
  expect(tell(old, 'lapsed')).toBe(old);
});

test('its words take any arguments, and tell nothing of what they don’t know', () => {
  const { opened } = newsOf(outcomesEn);
  for (const args of [undefined, null, 7, 'x', [], {}, { cell: 'x', who: 'red' }, { cell: 1, who: 'constructor' }])
    expect(opened(args)).toBe('');
  expect(opened({ cell: 3, who: 'blue', wins: 'blue' })).toBe('4: the Blues’, the Blues win.');
});

/** Every rule that refuses, and every refusal, has its words in both languages; so has every move and whatever comes of one. */
import { expect, test } from 'vitest';
import { CODES } from '../../../src/games/time-stories/table/rules.ts';
import { boardWords } from '../../../src/games/time-stories/board/words.ts';
import { timeStories } from '../../../src/games/time-stories/time-stories.ts';
import {
  advice as adviceEn,
  moves as movesEn,
  news as newsEn,
  rules as rulesEn,
} from '../../../src/games/time-stories/words/en.ts';
import {
  advice as adviceIt,
  moves as movesIt,
  news as newsIt,
  rules as rulesIt,
} from '../../../src/games/time-stories/words/it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

test('every rule and every refusal has its words in both languages', () => {
  haveTexts(timeStories, ['TS-310', 'TS-312'], Object.keys(rulesEn), [rulesIt, rulesEn]);
  haveAdvice(timeStories, CODES, [adviceIt, adviceEn]);
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

test('every move and whatever comes of one is told in both languages, whatever its arguments are', () => {
  const moves = Object.keys(timeStories.moves).toSorted();
  for (const words of [movesIt, movesEn]) {
    expect(Object.keys(words).toSorted()).toEqual(moves);
    for (const args of [undefined, null, 7, { text: 3, n: 'x', what: '__proto__' }])
      for (const { said, wanted } of Object.values(words)) expect(`${said(args)}${wanted}`).toMatch(/^\p{L}.*\p{L}$/u);
  }
  expect(Object.keys(newsIt)).toEqual(Object.keys(newsEn));
  // An end that nobody knows is told as a failure.
  for (const words of [newsIt, newsEn]) {
    const [won, lost, gaveUp, odd] = ['success', 'failure', 'abandoned', '__proto__'].map((about) =>
      words.ended({ about }),
    );
    expect([new Set([won, lost, gaveUp]).size, odd]).toEqual([3, lost]);
  }
  for (const words of [newsIt, newsEn])
    for (const says of Object.values(words)) {
      expect(says(undefined)).not.toBe('');
      expect(says({ n: 1, about: 'bad' })).not.toBe('');
    }
});

test('one is told as one in Italian, where more than the noun has a plural', () => {
  const w = boardWords('it');
  expect([w.pledgeSays(1), w.refreshFree(1), w.lostOnce(1)]).toEqual([
    'ne manca 1',
    'Gratuito (ne resta 1)',
    '1 Azrak perso per sempre',
  ]);
  expect([w.pledgeSays(2), w.refreshFree(2), w.lostOnce(2)]).toEqual([
    'ne mancano 2',
    'Gratuito (ne restano 2)',
    '2 Azrak persi per sempre',
  ]);
});

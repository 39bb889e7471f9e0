/** Words: no refusal without a text in both languages, no move and no news without a line in the log. */
import { expect, test } from 'vitest';
import { bookEn } from '../../../src/games/lupus/board/book/book-en.ts';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import { WORDS } from '../../../src/games/lupus/news.ts';
import { CODES } from '../../../src/games/lupus/rules.ts';
import { advice as adviceEn, moves as movesEn } from '../../../src/games/lupus/words/en.ts';
import { RULE_IDS } from '../../../src/games/lupus/words/ids.ts';
import { advice as adviceIt, moves as movesIt } from '../../../src/games/lupus/words/it.ts';
import { newsEn } from '../../../src/games/lupus/words/news-en.ts';
import { newsIt } from '../../../src/games/lupus/words/news-it.ts';
import { rules as rulesEn } from '../../../src/games/lupus/words/rules-en.ts';
import { rules as rulesIt } from '../../../src/games/lupus/words/rules-it.ts';
import { MOVES } from '../../../src/games/lupus/words/words.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

const refusing = new Set(Object.values(lupus.moves).flatMap(({ rules }) => rules.map(({ id }) => id)));

test('every rule that refuses has its text, and what else has one is there to be looked up', () => {
  const told = RULE_IDS.filter((id) => !refusing.has(id));
  haveTexts(lupus, told, RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(lupus, CODES, [adviceIt, adviceEn]);
});

test('every move and all news are told in the log, whatever their arguments', () => {
  expect([...MOVES].toSorted()).toEqual(Object.keys(lupus.moves).toSorted());
  for (const words of [movesIt, movesEn])
    for (const { said, wanted } of Object.values(words))
      for (const args of [null, {}, { seat: 2 }, { seat: 'x' }, 'x', []])
        expect(`${wanted} ${said(args)}`).not.toMatch(/undefined|NaN/u);
  for (const words of [newsIt, newsEn])
    for (const word of WORDS)
      for (const told of [
        { seats: [], args: [] },
        { seats: [1, 2], args: [3, 1] },
        { seats: [4], args: [-3, 'x'] },
      ])
        expect(words[word](told, (seat) => `seat ${seat}`)).not.toMatch(/undefined|NaN/u);
});

test('a hand-over that is taken back is told as that, not as one to oneself', () => {
  const told = (words: typeof movesIt, by: number): string =>
    words.handOver.said({ seat: 2, as: 'person' }, () => 'Giulia', undefined, by);
  expect([told(movesIt, 5), told(movesIt, 2)]).toEqual([
    'chiede che moderi Giulia',
    'ci ripensa, e continua a moderare',
  ]);
  expect([told(movesEn, 5), told(movesEn, 2)]).toEqual([
    'wants Giulia to moderate',
    'thinks better of it, and goes on moderating',
  ]);
});

test('a game that is called off is told without who wanted it: the last who lived may have left', () => {
  const told = { seats: [], args: [] };
  expect([newsIt.calledOff(told), newsEn.calledOff(told)]).toEqual([
    'La partita è annullata.',
    'The game is called off.',
  ]);
});

test('a night is told in another way than the one before, and alike in every browser', () => {
  for (const words of [newsIt, newsEn])
    for (const word of ['night', 'mauled', 'unharmed', 'stake', 'goesOn'] as const) {
      const told = (night: number): string => words[word]({ seats: [3], args: [night] }, () => 'Ada');
      expect(told(1)).toBe(told(1));
      expect(told(2)).not.toBe(told(1));
    }
});

test('a lost lot names whoever comes first in the vote, man or woman alike', () => {
  const told = newsIt.lotLost({ seats: [2], args: [] }, () => 'Sofia');
  expect(told).toBe('La sorte non è arrivata. Tocca a chi viene prima nell’ordine del voto: Sofia.');
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

test('names before a vowel are joined as one says them', () => {
  const tie = { seats: [0, 1], args: [] };
  const name = (seat: number): string => ['Ada', 'Elena'][seat]!;
  expect([newsIt.tieAgain(tie, name), newsEn.tieAgain(tie, name)]).toEqual([
    'Di nuovo parità fra Ada ed Elena: decide la sorte.',
    'Another tie between Ada and Elena: the lot decides.',
  ]);
});

test('the book explains turns of the night, not everybody’s turn to vote', () => {
  const { forms } = bookEn.terms.call;
  const explained = (rule: 'LU-008' | 'LU-038' | 'LU-093' | 'LU-203'): boolean =>
    forms.some((form) => rulesEn[rule].toLowerCase().includes(form));
  expect([explained('LU-038'), explained('LU-203')]).toEqual([true, true]);
  expect([explained('LU-008'), explained('LU-093')]).toEqual([false, false]);
});

/** Words: no refusal without a text in both languages, no news without a sentence. */
import { expect, test } from 'vitest';
import { MOVES, NEWS_WORDS } from '../../../src/games/sandbox/names.ts';
import { CODES, RULE_IDS, TOLD_IDS } from '../../../src/games/sandbox/rules.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { adviceEn, movesEn, newsEn, rulesEn } from '../../../src/games/sandbox/words/en.ts';
import { adviceIt, movesIt, newsIt, rulesIt } from '../../../src/games/sandbox/words/it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

test('every rule that refuses, ends or is told of has its text, and every text its rule', () => {
  haveTexts(sandbox, TOLD_IDS, [...RULE_IDS, ...TOLD_IDS], [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(sandbox, CODES, [adviceIt, adviceEn]);
});

test('every move says what it wanted, and every piece of news is a sentence, whatever its arguments', () => {
  expect([...MOVES].toSorted()).toEqual(Object.keys(sandbox.moves).toSorted());
  for (const words of [movesIt, movesEn]) expect(Object.values(words).every(({ untold }) => untold)).toBe(true);
  for (const news of [newsIt, newsEn]) {
    expect(Object.keys(news).toSorted()).toEqual([...NEWS_WORDS].toSorted());
    for (const says of Object.values(news))
      for (const args of [null, {}, { by: 0, n: 2, seats: [1, 2], values: [3] }, { n: 1, seats: 'x' }, []])
        expect(says(args, (seat) => `P${seat}`)).not.toMatch(/undefined|NaN|\[object/u);
  }
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

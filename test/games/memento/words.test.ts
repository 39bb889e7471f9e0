/** Words: no refusal without a text in both languages, no move and no news without a line in the log. */
import { expect, test } from 'vitest';
import { memento } from '../../../src/games/memento/memento.ts';
import { WORDS } from '../../../src/games/memento/news.ts';
import { CODES, RULE_IDS } from '../../../src/games/memento/rules.ts';
import {
  advice as adviceEn,
  moves as movesEn,
  sentences as newsEn,
  rules as rulesEn,
} from '../../../src/games/memento/words/en.ts';
import {
  advice as adviceIt,
  moves as movesIt,
  sentences as newsIt,
  rules as rulesIt,
} from '../../../src/games/memento/words/it.ts';
import { MOVES } from '../../../src/games/memento/words/moves.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

/** Rules that end a story, or are told beside it, and refuse nothing. */
const TOLD = ['MM-018', 'MM-107', 'MM-115', 'MM-126', 'MM-192'];

test('every rule that refuses or ends has its text, and every text its rule', () => {
  haveTexts(memento, TOLD, RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(memento, CODES, [adviceIt, adviceEn]);
});

test('every move and all news are told in the log, whatever their arguments', () => {
  expect([...MOVES].toSorted()).toEqual(Object.keys(memento.moves).toSorted());
  for (const words of [movesIt, movesEn])
    for (const { said, wanted } of Object.values(words))
      for (const args of [null, {}, { seat: 2 }, { seat: 'x' }, 'x', []])
        expect(`${wanted} ${said(args)}`).not.toMatch(/undefined|NaN/u);
  for (const words of [newsIt, newsEn])
    for (const word of WORDS)
      expect(words[word]({ seats: [], args: [] }, (seat) => `seat ${seat}`)).not.toMatch(/undefined/u);
});

test('in Italian a sentence about somebody fits a woman and a man', () => {
  const Sofia = { seats: [0], args: [] };
  const said = [
    ...Object.values(movesIt).map((words) => words.said({ seat: 0 }, () => 'Sofia')),
    ...WORDS.map((word) => newsIt[word](Sofia, () => 'Sofia')),
    adviceIt['already-called'],
  ];
  for (const one of said) expect(one).not.toMatch(/\b(?:è|sei) (?:già )?(?:stat|pront)[oa]\b|è quest[oa]/u);
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

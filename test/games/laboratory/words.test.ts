/** Words: no refusal without a text in both languages, no move without a line in the log. */
import { expect, test } from 'vitest';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import { CODES, RULE_IDS } from '../../../src/games/laboratory/rules.ts';
import { advice as adviceEn, moves as movesEn, rules as rulesEn } from '../../../src/games/laboratory/words/en.ts';
import { advice as adviceIt, moves as movesIt, rules as rulesIt } from '../../../src/games/laboratory/words/it.ts';
import { MOVES } from '../../../src/games/laboratory/words/moves.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

test('[LAB-20] every rule that refuses or ends has its text, and every text its rule', () => {
  haveTexts(laboratory, ['LAB-20'], RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(laboratory, CODES, [adviceIt, adviceEn]);
});

test('every move is told in the log, whatever its arguments', () => {
  expect([...MOVES].toSorted()).toEqual(Object.keys(laboratory.moves).toSorted());
  for (const words of [movesIt, movesEn])
    for (const { said, wanted } of Object.values(words))
      for (const args of [null, {}, { n: 2, sides: 6, to: 1, where: 'top' }, 'x', []])
        expect(`${wanted} ${said(args)}`).not.toMatch(/undefined|NaN|\?d\?d/u);
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

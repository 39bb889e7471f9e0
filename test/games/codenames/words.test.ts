/** Words: no refusal and no ending without a text in both languages. */
import { test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { CODES, RULE_IDS } from '../../../src/games/codenames/rules.ts';
import { advice as adviceEn, rules as rulesEn } from '../../../src/games/codenames/words/en.ts';
import { advice as adviceIt, rules as rulesIt } from '../../../src/games/codenames/words/it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

const ENDINGS = ['CN-115', 'CN-116', 'CN-117', 'CN-140', 'CN-144', 'CN-145', 'CN-146', 'CN-162', 'CN-163', 'CN-191'];

test('every rule that refuses or ends the game has a text in both languages, and no text is left over', () => {
  haveTexts(codenames, ENDINGS, RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(codenames, CODES, [adviceIt, adviceEn]);
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

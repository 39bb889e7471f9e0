/** Words: no refusal and no ending without a text in both languages. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { CODES, RULE_IDS } from '../../../src/games/codenames/rules.ts';
import { aboutEn, adviceEn, nameEn, rulesEn } from '../../../src/games/codenames/words/en.ts';
import { aboutIt, adviceIt, nameIt, rulesIt } from '../../../src/games/codenames/words/it.ts';

const used = Object.values(codenames.moves).flatMap(({ rules }) => rules.map(({ id, code }) => ({ id, code })));
const ENDINGS = ['CN-115', 'CN-116', 'CN-117'];

test('every rule that refuses or ends the game has a text in both languages, and no text is left over', () => {
  const ids = new Set([...used.map(({ id }) => id), ...ENDINGS]);
  expect([...ids].toSorted()).toEqual([...RULE_IDS].toSorted());
  for (const words of [rulesIt, rulesEn]) expect(Object.keys(words).toSorted()).toEqual([...RULE_IDS].toSorted());
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  expect([...new Set(used.map(({ code }) => code))].toSorted()).toEqual([...CODES].toSorted());
  for (const words of [adviceIt, adviceEn]) expect(Object.keys(words).toSorted()).toEqual([...CODES].toSorted());
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  for (const text of [rulesIt, rulesEn, adviceIt, adviceEn].flatMap((words) => Object.values<string>(words))) {
    expect(text).toMatch(/[.]$/);
    expect(text).not.toMatch(/!|errore|\berror\b/i);
  }
  for (const text of [nameIt, nameEn, aboutIt, aboutEn]) expect(text.trim()).not.toBe('');
});

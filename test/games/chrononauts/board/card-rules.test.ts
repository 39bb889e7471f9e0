/** What the board says of a card beside its name. */
import { expect, test } from 'vitest';
import { CARDS } from '../../../../src/games/chrononauts/cards/deck.ts';
import { ART } from '../../../../src/games/chrononauts/board/art-data.ts';
import { ruleOf } from '../../../../src/games/chrononauts/board/card-rules.ts';
import { boardWords } from '../../../../src/games/chrononauts/board/words.ts';
import { rules as rulesEn } from '../../../../src/games/chrononauts/words/en.ts';
import { rules as rulesIt } from '../../../../src/games/chrononauts/words/it.ts';

test('every card names a rule that the book has in both languages', () => {
  const missing = CARDS.filter((card) => !(ruleOf(card) in rulesIt) || !(ruleOf(card) in rulesEn));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('every card has its picture', () => {
  expect(CARDS.filter(({ id }) => ART[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test('a line on a card’s face is short enough for it, and the same cards have one in both languages', () => {
  const [it, en] = [boardWords('it').briefs, boardWords('en').briefs];
  expect(Object.keys(it)).toEqual(Object.keys(en));
  expect(Object.keys(it).filter((id) => !CARDS.some((card) => card.id === id))).toEqual([]);
  expect([...Object.values(it), ...Object.values(en)].filter((line) => line.length > 42)).toEqual([]);
});

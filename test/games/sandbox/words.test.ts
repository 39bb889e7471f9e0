/** Words: no refusal without a text in both languages, no news without a sentence. */
import { expect, test } from 'vitest';
import { MOVES, NEWS_WORDS } from '../../../src/games/sandbox/names.ts';
import { news } from '../../../src/games/sandbox/news.ts';
import { CODES, RULE_IDS, TOLD_IDS } from '../../../src/games/sandbox/rules.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import {
  advice as adviceEn,
  moves as movesEn,
  news as newsEn,
  rules as rulesEn,
} from '../../../src/games/sandbox/words/en.ts';
import {
  advice as adviceIt,
  moves as movesIt,
  news as newsIt,
  rules as rulesIt,
} from '../../../src/games/sandbox/words/it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';
import { BOX, COUNTER, DIE, LAID, Table } from './table.ts';

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

test('a line that shows faces says of which box they are, and the box of the table then; no other line names one', () => {
  const t = new Table();
  const before = t.s;
  const [card] = LAID;
  t.do(0, 'flip', { p: t.p(card) });
  t.do(0, 'flip', { p: t.p(card) });
  const [first] = news(before, t.s);
  expect(first).toMatchObject({ what: 'flip', args: { box: BOX.hash } });
  t.do(0, 'roll', { p: t.p(DIE) });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'roll', args: { box: BOX.hash } });
  t.do(0, 'count', { n: COUNTER, set: 4 });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'count' });
  expect(news(before, t.s).at(-1)!.args).not.toHaveProperty('box');
});

test('a coin that was thrown is told by its side, a die whose box isn’t here by its number, and several dice by theirs', () => {
  const says = (words: typeof newsIt, values: readonly number[], sides?: readonly string[]): string =>
    words['roll']!(
      { by: 0, n: values.length, of: 3, values },
      () => 'Ada',
      sides && ((of, face) => (of === 3 ? sides[face]! : '')),
    );
  expect(says(newsIt, [1], ['testa', 'croce'])).toBe('Ada lancia: croce.');
  expect(says(newsEn, [0], ['heads', 'tails'])).toBe('Ada throws: heads.');
  expect(says(newsIt, [3])).toBe('Ada lancia: 4.');
  expect(says(newsIt, [0, 1], ['testa', 'croce'])).toBe('Ada tira i dadi: 1, 2.');
});

test('what others have put elsewhere since stays there, in the number that it has', () => {
  const says = (stayed: number): string => newsIt['undo']!({ by: 0, n: 4, values: [stayed] }, () => 'Ada');
  expect(says(1)).toBe('Ada riprende la sua mossa (4 pezzi); uno resta dov’è stato messo da altri.');
  expect(says(3)).toBe('Ada riprende la sua mossa (4 pezzi); 3 restano dove sono stati messi da altri.');
});

test('so many faces are named as fit on a line; of more it is told how many', () => {
  const line = (n: number): string =>
    newsIt['flip']!(
      { by: 0, n, faces: Array.from({ length: n }, (_, i) => i) },
      () => 'Ada',
      (_, face) => `carta${face}`,
    );
  expect(line(2)).toBe('Ada gira: carta0 e carta1.');
  expect(line(9)).toBe('Ada gira 9 pezzi.');
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

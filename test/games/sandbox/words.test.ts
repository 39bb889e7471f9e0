/** Words: no refusal without a text in both languages, no news without a sentence. */
import { expect, test } from 'vitest';
import { MOVES, NEWS_WORDS } from '../../../src/games/sandbox/names.ts';
import { news } from '../../../src/games/sandbox/news.ts';
import { CODES, RULE_IDS, TOLD_IDS } from '../../../src/games/sandbox/rules.ts';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { CLOTH, handPlace, NONE } from '../../../src/games/sandbox/state.ts';
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
import { shellWords } from '../../../src/embed/words/shell-words.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';
import { BOX, CLOCK, COUNTER, DEFS, DIE, FACTS, LAID, NOTE, PILE, Table, ZONE_OPEN } from './table.ts';

test('every rule that refuses, ends or is told of has its text, and every text its rule', () => {
  haveTexts(sandbox, TOLD_IDS, [...RULE_IDS, ...TOLD_IDS], [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(sandbox, CODES, [adviceIt, adviceEn]);
});

test('[SB-40] what the table says of a lost race stands before the advice, which doesn’t say it again', () => {
  for (const [lang, advice] of [
    ['it', adviceIt],
    ['en', adviceEn],
  ] as const)
    for (const says of Object.values(advice)) expect(says).not.toContain(shellWords(lang).lost);
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

test('a line that names something of a box says of which one, the table’s then; no other line does', () => {
  const t = new Table();
  const before = t.s;
  const [card] = LAID;
  t.do(0, 'flip', { p: t.p(card) });
  t.do(0, 'flip', { p: t.p(card) });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'flip', args: { box: BOX.hash } });
  t.do(0, 'roll', { p: t.p(DIE) });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'roll', args: { box: BOX.hash } });
  t.do(0, 'count', { n: COUNTER, set: 4 });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'count', args: { box: BOX.hash } });
  t.do(0, 'group', { p: t.p(COUNTER, DIE) });
  expect(news(before, t.s).at(-1)).toMatchObject({ what: 'group' });
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
  expect(says(newsIt, [0, 1], ['testa', 'croce'])).toBe('Ada lancia: 1, 2.');
});

test('several dice are told each by its own faces, whatever dice they are', () => {
  const t = new Table();
  t.do(0, 'define', {
    hash: 'builtin:test@1',
    defs: [{ i: DEFS.length, def: { ...FACTS[2]!, faces: 2 } }],
    zones: [],
  });
  const coin = t.s.made;
  t.do(0, 'make', { rows: [DEFS.length, 0, 5000, 0, 0, NONE, CLOTH, NONE, 0] });
  const before = t.s;
  t.do(0, 'roll', { p: t.p(DIE, coin) });
  const faces = [DIE, coin].map((n) => t.piece(n).face);
  const line = news(before, t.s).find(({ what }) => what === 'roll');
  const names = (of: number, face: number): string => `${of}/${face}`;
  expect(newsEn['roll']!(line!.args, () => 'Ada', names)).toBe(
    `Ada throws: 2/${faces[0]}, ${DEFS.length}/${faces[1]}.`,
  );
  // A box that isn't here: by their numbers.
  expect(newsEn['roll']!(line!.args, () => 'Ada')).toBe(`Ada throws: ${faces.map((face) => face + 1).join(', ')}.`);
});

test('what was laid is told by its name, a button by what stands on it, a turn by who passed it', () => {
  const says = (what: string, args: object, name = ''): string =>
    newsEn[what]!(
      { by: 0, n: 0, of: 1, ...args },
      (seat) => ['Ada', 'Bea'][seat] ?? '',
      () => name,
    );
  expect(says('lay', { of: NONE }, 'Scopa')).toBe('Ada sets up “Scopa”.');
  expect(says('lay', { of: NONE })).toBe('Ada sets up the table.');
  expect(says('press', {}, 'Deal')).toBe('Ada presses “Deal”.');
  expect(says('timeUp', { by: NONE }, 'Hourglass')).toBe('Time is up: “Hourglass”.');
  expect(says('pass', { seats: [1] })).toBe('Ada passes: it is Bea’s turn.');
  const t = new Table(3, { turns: true });
  const before = t.s;
  t.do(0, 'pass');
  t.dealer.tell('left', 1);
  const passed = news(before, t.s).filter(({ what }) => what === 'pass');
  expect(passed.map(({ args }) => newsEn['pass']!(args, (seat) => `P${seat}`))).toEqual([
    'P0 passes: it is P1’s turn.',
    'It is P2’s turn.',
  ]);
});

test('what is put within a moment is one line only where it goes to one place', () => {
  const t = new Table();
  const lines = (): number => t.s.news.length;
  t.put(0, [LAID[0]], ZONE_OPEN);
  const first = lines();
  t.put(0, [LAID[1]], ZONE_OPEN);
  expect([lines(), t.s.news[0]!.n]).toEqual([first, 2]);
  t.put(0, [LAID[2]], handPlace(0));
  expect(lines()).toBe(first + 1);
  // A pile in hand is its cards.
  t.put(0, [PILE], handPlace(0));
  expect([lines(), t.s.news[0]!.n]).toEqual([first + 1, 11]);
});

test('cards that are dealt onto the table are told as face down, or by their faces where the pile lies open', () => {
  const t = new Table();
  const told = (words: typeof newsEn = newsEn): string =>
    words['deal']!(
      t.s.news[0],
      (seat) => ['Ada', 'Bea'][seat] ?? '',
      (_, face) => `card${face}`,
    );
  t.do(0, 'deal', { from: PILE, n: 1, to: [CLOTH, ZONE_OPEN] });
  expect(told()).toBe('Ada deals 2 cards face down onto the table.');
  expect(told(newsIt)).toBe('Ada mette sul tavolo 2 carte, coperte.');
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(1), CLOTH] });
  expect(told()).toBe('Ada deals a card to Bea; onto the table a card.');
  expect(told(newsIt)).toBe('Ada dà una carta a Bea; sul tavolo una carta.');
  t.do(0, 'flip', { p: t.p(PILE) });
  t.do(0, 'deal', { from: PILE, n: 1, to: [CLOTH, handPlace(0)] });
  expect([t.s.news[0]!.values, told()]).toEqual([[2, 1], 'Ada draws a card; onto the table a card.']);
  t.do(0, 'deal', { from: PILE, n: 1, to: [CLOTH, ZONE_OPEN] });
  expect([t.s.news[0]!.values, told()]).toEqual([[1, 2], 'Ada turns up from the pile: card2 and card3.']);
});

test('of a long note the beginning is told, on one line', () => {
  const t = new Table();
  t.do(0, 'write', { n: NOTE, rev: t.piece(NOTE).rev, text: `one\ntwo ${'x'.repeat(100)}` });
  const { text } = t.s.news[0]!;
  expect([text.startsWith('one two xx'), text.length, text.at(-1)]).toEqual([true, 60, '…']);
});

test('earlier rules tell their news as they did', () => {
  const t = new Table(4, {}, {}, 11, sandbox4);
  t.do(0, 'count', { n: COUNTER, set: 4 });
  expect(t.s.news[0]).toMatchObject({ of: NONE, values: [4] });
  t.do(0, 'roll', { p: t.p(DIE) });
  expect(t.s.news[0]!.values).toHaveLength(1);
  t.put(0, [LAID[0]], ZONE_OPEN);
  expect(t.s.news[0]).toMatchObject({ of: NONE, values: [ZONE_OPEN] });
  t.do(0, 'look', { from: PILE, n: 1, to: [0] });
  expect(t.s.news[0]).toMatchObject({ of: NONE, values: [] });
  t.do(0, 'deal', { from: PILE, n: 1, to: [CLOTH] });
  expect(t.s.news[0]!.values).toEqual([]);
  t.do(0, 'setEdit', { edit: 'host' });
  expect(t.s.news[0]).toMatchObject({ what: 'edit', values: [] });
});

test('what others have put elsewhere since stays there, in the number that it has', () => {
  const says = (stayed: number): string => newsIt['undo']!({ by: 0, n: 4, values: [stayed] }, () => 'Ada');
  expect(says(1)).toBe('Ada annulla la sua mossa (4 pezzi); uno resta dov’è stato messo da altri.');
  expect(says(3)).toBe('Ada annulla la sua mossa (4 pezzi); 3 restano dove sono stati messi da altri.');
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

test('faces turned within a moment are told one by one, and a counter with what it has come to', () => {
  const t = new Table();
  const before = t.s;
  const [one, two] = LAID;
  for (const n of [one, two]) for (let i = 0; i < 2; i++) t.do(0, 'flip', { p: t.p(n) });
  const turned = news(before, t.s).filter(
    ({ what, args }) => what === 'flip' && (args as { faces: unknown[] }).faces.length > 0,
  );
  expect(turned).toHaveLength(2);
  const counting = t.s;
  for (let i = 0; i < 3; i++) t.do(0, 'count', { n: COUNTER, add: 1 });
  expect(t.s.news[0]).toMatchObject({ what: 'count', n: 3, values: [3, COUNTER] });
  expect(news(counting, t.s).at(-1)).toMatchObject({ what: 'count', args: { values: [3, COUNTER] } });
});

test('an undo says what is as it was: pieces, a score, or whose turn it is again', () => {
  const says = (words: typeof newsIt, args: object): string =>
    words['undo']!({ by: 0, n: 0, of: -1, ...args }, (seat) => ['Ada', 'Bruno'][seat] ?? '');
  expect(says(newsIt, { n: 2, values: [1, 0, 0] })).toContain('(2 pezzi); uno resta');
  expect(says(newsIt, { values: [0, 1, 0] })).toBe('Ada annulla la sua mossa (un punteggio).');
  expect(says(newsIt, { values: [0, 0, 1], seats: [1] })).toBe('Ada annulla la sua mossa (il turno: tocca a Bruno).');
  expect(says(newsEn, { values: [0, 0, 1], seats: [1] })).toBe(
    'Ada undoes their last act (the turn, which is Bruno’s).',
  );
  expect(says(newsEn, { values: [0] })).toBe('Ada undoes their last act (0 pieces).');
  const t = new Table(3, { turns: true });
  t.do(0, 'pass');
  t.do(0, 'undo');
  expect(t.s.news[0]).toMatchObject({ what: 'undo', n: 0, values: [0, 0, 1], seats: [0] });
  t.do(0, 'score', { seat: 1, round: 0, points: 3 });
  t.do(0, 'undo');
  expect(t.s.news[0]).toMatchObject({ what: 'undo', n: 0, values: [0, 1, 0], seats: [] });
});

test('[SB-16] a clock that ran as the table was cleared tells nothing any more', () => {
  const t = new Table(1);
  t.do(0, 'clock', { n: CLOCK, does: 'start' });
  t.do(0, 'finish');
  while (t.dealer.wait());
  expect(t.s.news[0]).toMatchObject({ what: 'finish' });
  // Nor does anybody's page go on drawing it.
  expect(t.s.clocks.map(({ shown, since }) => [shown, since])).toEqual([[60_000, NONE]]);
});

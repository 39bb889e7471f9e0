/** Numbers and questions of a mission: each kind says what it should, and nothing that reads makes them throw. */
import { expect, test } from 'vitest';
import { compares, holds, valueOf } from '../../../../src/games/time-stories/language/evaluate.ts';
import { begin } from '../../../../src/games/time-stories/pack/reading.ts';
import { CMP, cond, expr, type Cond, type Expr } from '../../../../src/games/time-stories/pack/terms.ts';
import { FACTS } from './toy.ts';

test.each<readonly [Expr, number]>([
  [12, 12],
  ['receptacles', 3],
  ['azrak', 4],
  ['damage', 1],
  [{ table: { '2': 5, '3': { '+': [1, 1] }, '4': 9 } }, 2],
  [{ counter: 'c' }, 7],
  [{ counter: 'none' }, 0],
  [{ attribute: 'cunning' }, 3],
  [{ '+': [1, 2, { counter: 'c' }] }, 10],
  [{ '-': [10, 2, 3] }, 5],
  [{ '-': [4] }, -4],
  [{ '*': [2, 3, 'azrak'] }, 24],
  [{ min: [3, 1, 2] }, 1],
  [{ max: [3, 1, 2] }, 3],
  [{ '*': [9_999, 9_999] }, 9_999],
  [{ '-': [-9_999, 9_999] }, -9_999],
])('%j comes to %i', (term, value) => {
  expect(expr(term, begin())).toEqual(term);
  expect(valueOf(term, FACTS)).toBe(value);
});

test.each([
  [2, '2'],
  [3, '3'],
  [4, '4'],
] as const)('a table of %i receptacles has its own column', (receptacles, column) => {
  const table = { table: { '2': 20, '3': 30, '4': 40 } };
  expect(valueOf(table, { ...FACTS, receptacles })).toBe(Number(`${column}0`));
});

test('comparisons are those of numbers', () => {
  const of = (left: number, right: number): readonly boolean[] => CMP.map((cmp) => compares(left, cmp, right));
  expect(of(1, 1)).toEqual([true, false, false, true, false, true]);
  expect(of(1, 2)).toEqual([false, true, true, true, false, false]);
  expect(of(2, 1)).toEqual([false, true, false, false, true, true]);
});

/** Each kind of question, true as the table stands; its opposite has to be false. */
const TRUE: readonly Cond[] = [
  true,
  { flag: 'f' },
  { counter: ['c', '>=', 7] },
  { hasElement: [31, 'reader'] },
  { hasToken: ['rope', 'group'] },
  { receptacle: 'old' },
  { receptacleInPlay: 'nun' },
  { attribute: ['cunning', '=', 3] },
  { azrak: ['>', { '-': ['azrak', 1] }] },
  { magic: ['!=', 3] },
  { receptacles: ['<=', 3] },
  { damage: ['<', 2] },
  { missionReturn: ['=', 5] },
  { round: ['>=', 2] },
  { isCaptain: true },
  { inStandby: false },
  { visited: ['mill', 2] },
  { archived: 'note' },
  { slotHas: 'wheel' },
  { lastOutcome: 'CRITICAL' },
  { and: [] },
  { and: [true, { flag: 'f' }] },
  { or: [false, { flag: 'f' }] },
  { not: { flag: 'g' } },
];
const FALSE: readonly Cond[] = [
  false,
  { flag: 'g' },
  { counter: ['c', '<', 7] },
  { hasElement: [31, 'nobody'] },
  { hasToken: ['rope', 'reader'] },
  { receptacle: 'nun' },
  { receptacleInPlay: 'miller' },
  { attribute: ['cunning', '!=', 3] },
  { azrak: ['<', 4] },
  { isCaptain: false },
  { inStandby: true },
  { visited: ['mill', 3] },
  { archived: 'wheel' },
  { slotHas: 'note' },
  { lastOutcome: 'FAILURE' },
  { or: [] },
  { and: [true, false] },
  { or: [false, { flag: 'g' }] },
  { not: true },
];

test.each([...TRUE.map((one) => [one, true] as const), ...FALSE.map((one) => [one, false] as const)])(
  '%j is %s',
  (question, is) => {
    expect(cond(question, begin())).toEqual(question);
    expect(holds(question, FACTS)).toBe(is);
    expect(holds({ not: question }, FACTS)).toBe(!is);
  },
);

test.each([
  [null, 'a question'],
  [{ flag: 'f', counter: ['c', '=', 1] }, 'a question'],
  [{ flag: 'toString' }, 'a name'],
  [{ counter: ['c', '==', 1] }, 'one of ='],
  [{ visited: ['mill', 0] }, 'a whole number from 1'],
  [{ azrak: ['=', 1, 2] }, 'a list of 2'],
  [{ unknown: 1 }, 'a question'],
])('%j is no question, and it is said why', (input, why) => {
  const place = begin();
  expect(cond(input, place)).toBeUndefined();
  expect(place.faults.map(({ says }) => says).join()).toContain(why);
});

test.each([
  ['azrac', 'one of receptacles'],
  [1.5, 'a whole number'],
  [Number.NaN, 'a whole number'],
  [{ '+': [] }, 'a list of 1'],
  [{ table: { '2': 1, '3': 1 } }, 'a number each for 2, 3 and 4'],
  [{ table: { '1': 1, '2': 1, '3': 1 } }, 'one of 2, 3, 4'],
])('%j is no number', (input, why) => {
  const place = begin();
  expect(expr(input, place)).toBeUndefined();
  expect(place.faults.map(({ says }) => says).join()).toContain(why);
});

test('what is nested beyond all use is refused, not followed', () => {
  let deep: unknown = true;
  for (let i = 0; i < 10_000; i++) deep = { not: deep };
  const place = begin();
  expect(cond(deep, place)).toBeUndefined();
  expect(place.faults.map(({ says }) => says)).toContain('is nested too deeply');
});

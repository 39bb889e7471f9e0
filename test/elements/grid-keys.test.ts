import { expect, test } from 'vitest';
import { step } from '../../src/elements/grid-keys.ts';
import { inWords } from '../../src/elements/words.ts';
import { list } from '../../src/language/list.ts';

// A grid of 18 items, five a row: the last row has three.
test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 5, false, 5],
  ['ArrowDown', 3, false, 8],
  ['ArrowDown', 14, false, 14],
  ['ArrowUp', 2, false, 2],
  ['ArrowUp', 17, false, 12],
  ['Home', 13, false, 10],
  ['End', 13, false, 14],
  ['End', 15, false, 17],
  ['Home', 13, true, 0],
  ['End', 3, true, 17],
  ['Enter', 3, false, undefined],
  ['constructor', 3, false, undefined],
])('%s from %i (far: %s) leads to %s', (key, at, far, to) => {
  expect(step(key, at, 18, 5, far)).toBe(to);
});

test('names are listed as they are spoken', () => {
  expect(list([], 'it')).toBe('');
  expect(list(['Giulia'], 'it')).toBe('Giulia');
  expect(list(['Giulia', 'Marco', 'Tom'], 'it')).toBe('Giulia, Marco e Tom');
  expect(list(['Giulia', 'Tom'], 'en')).toBe('Giulia and Tom');
});

test('small numbers are words, large ones figures', () => {
  expect([inWords(4, 'it'), inWords(4, 'en'), inWords(13, 'it')]).toEqual(['quattro', 'four', '13']);
});

import { expect, test } from 'vitest';
import { someOf } from '../../src/language/list.ts';

const NAMES = ['Giulia', 'Marco', 'Tom', 'Elena', 'Aldo', 'Ivo'];

test('of five names and more three are told, and how many there are besides', () => {
  expect(someOf(NAMES.slice(0, 4), 'it')).toBe('Giulia, Marco, Tom ed Elena');
  expect(someOf(NAMES.slice(0, 5), 'it')).toBe('Giulia, Marco, Tom e altre 2 persone');
  expect(someOf(NAMES, 'en')).toBe('Giulia, Marco, Tom and 3 others');
});

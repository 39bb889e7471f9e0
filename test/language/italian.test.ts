import { expect, test } from 'vitest';
import { ad, ed } from '../../src/language/italian.ts';
import { list } from '../../src/language/list.ts';

test.each([
  ['Bruno', 'a Bruno'],
  ['Ada', 'ad Ada'],
  ['àlice', 'ad àlice'],
  ['Elena', 'a Elena'],
  ['', 'a '],
])('to %s', (name, said) => expect(ad(name)).toBe(said));

test.each([
  ['Tom', 'e Tom'],
  ['Elena', 'ed Elena'],
  ['Èva', 'ed Èva'],
  ['Ada', 'e Ada'],
])('and %s', (name, said) => expect(ed(name)).toBe(said));

test('a list joins its last name by the small word of its language', () => {
  expect(list(['Ada', 'Bruno', 'Elena'], 'it')).toBe('Ada, Bruno ed Elena');
  expect(list(['Ada', 'Elena'], 'en')).toBe('Ada and Elena');
  expect(list(['Ada'], 'it')).toBe('Ada');
});

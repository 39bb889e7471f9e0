/** What words of a log read of arguments that came from anybody's browser. */
import { expect, test } from 'vitest';
import { listIn, numberIn, numbersIn, textIn } from '../../../src/kernel/args.ts';
import { personIn } from '../../../src/games/kit/log-words.ts';

const NOTHING = [undefined, null, 3, 'seat', [], {}, { seat: '1', text: 4, list: 'a' }];

test('what isn’t there, or is of another kind, is left out, and nothing throws', () => {
  for (const args of NOTHING) {
    expect(numberIn(args, 'seat')).toBeUndefined();
    expect(textIn(args, 'text')).toBe('');
    expect([...listIn(args, 'list'), ...numbersIn(args, 'list')]).toEqual([]);
    expect(personIn(args, () => 'Ada')).toBe('');
  }
  expect(numberIn(Object.create({ seat: 1 }), 'seat')).toBeUndefined();
});

test('what is there is read', () => {
  const args = { seat: 2, text: 'so', list: [1, 'a', 2] };
  expect(numberIn(args, 'seat')).toBe(2);
  expect(textIn(args, 'text')).toBe('so');
  expect(listIn(args, 'list')).toEqual([1, 'a', 2]);
  expect(numbersIn(args, 'list')).toEqual([1, 2]);
  expect(personIn(args, (seat) => `person ${seat}`)).toBe('person 2');
  expect(personIn(args)).toBe('');
});

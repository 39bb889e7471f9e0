import { expect, test } from 'vitest';
import {
  all,
  answer,
  first,
  gather,
  majority,
  plurality,
  unanimous,
  type Gathered,
} from '../../../src/kernel/gather.ts';

const votes = (seats: number, ...values: string[]): Gathered<string> =>
  values.reduce((g, value, seat) => answer(g, seat, value), gather<string>(Array.from({ length: seats }, (_, i) => i)));

test('[P19] one answer a seat, and only from seats that are waited for', () => {
  const g = answer(gather<string>([0, 1]), 0, 'a');
  expect(answer(g, 0, 'b')).toBe(g);
  expect(answer(g, 7, 'b')).toBe(g);
  expect([all(g), all(answer(g, 1, 'b'))]).toEqual([false, true]);
  expect([first(g), first(gather<string>([0]))]).toEqual(['a', undefined]);
});

test('[P19] a majority is more than half of all that were asked, not of those who answered', () => {
  expect(majority(votes(4, 'a', 'a'))).toBeUndefined();
  expect(majority(votes(4, 'a', 'b', 'a', 'a'))).toBe('a');
  expect(majority(votes(3, 'a', 'a'))).toBe('a');
});

test('[P19] in a tie the anchor decides if its own choice is among the most frequent', () => {
  expect(plurality(votes(4, 'a', 'b', 'b', 'a'))).toBeUndefined();
  expect(plurality(votes(4, 'a', 'b', 'b', 'a'), 1)).toBe('b');
  expect(plurality(votes(5, 'a', 'b', 'b', 'a', 'c'), 4)).toBeUndefined();
  expect(plurality(votes(3, 'a', 'b', 'b'), 0)).toBe('b');
  expect(plurality(votes(3), 0)).toBeUndefined();
});

test('[P19] unanimous means all, once all have answered', () => {
  expect(unanimous(votes(3, 'a', 'a'))).toBeUndefined();
  expect(unanimous(votes(3, 'a', 'a', 'a'))).toBe('a');
  expect(unanimous(votes(3, 'a', 'a', 'b'))).toBeUndefined();
});

test('[P19] tallies do not hang on the order of answers', () => {
  const forth = votes(3, 'a', 'b', 'b');
  const back = { waiting: [], got: forth.got.toReversed() };
  expect([majority(back), plurality(back, 0), unanimous(back)]).toEqual([
    majority(forth),
    plurality(forth, 0),
    undefined,
  ]);
});

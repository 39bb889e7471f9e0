import { expect, test } from 'vitest';
import { Halves } from '../../../src/elements/five-keys/halves.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

function choiceOf(all: readonly number[]): Halves<number> {
  const choice = new Halves<number>();
  choice.feed(all);
  return choice;
}

test('every one of up to forty is reached by halving, in as many answers as its number has bits', () => {
  for (const n of upTo(40)) {
    for (const wanted of upTo(n)) {
      const choice = choiceOf(upTo(n));
      let answers = 0;
      while (choice.only === undefined) {
        choice.narrow(choice.halves[0].includes(wanted) ? 0 : 1);
        answers += 1;
      }
      expect(choice.only).toBe(wanted);
      expect(answers).toBeLessThanOrEqual(Math.ceil(Math.log2(n)));
    }
  }
});

test('one answer can be taken back at a time, and not more than were given', () => {
  const choice = choiceOf(upTo(8));
  choice.narrow(1);
  choice.narrow(0);
  expect(choice.left).toEqual([5, 6]);
  expect(choice.back()).toBe(true);
  expect(choice.left).toEqual([5, 6, 7, 8]);
  expect(choice.back()).toBe(true);
  expect([choice.left, choice.back()]).toEqual([upTo(8), false]);
});

test('what can’t be chosen any more drops out, and an empty half leads back to what is left', () => {
  const choice = choiceOf(upTo(8));
  choice.narrow(0);
  choice.narrow(0);
  expect(choice.feed([2, 3, 5])).toBe(true);
  expect(choice.only).toBe(2);
  choice.feed([3, 5]);
  expect(choice.left).toEqual([3]);
  choice.feed([5, 6]);
  expect([choice.left, choice.isWhole]).toEqual([[5, 6], true]);
  expect(choice.feed([5, 6])).toBe(false);
});

test('what was chosen stays the choice, unless it brings something new: then it goes on among that', () => {
  const choice = choiceOf(upTo(4));
  choice.chosen(3);
  choice.feed(upTo(4));
  expect(choice.only).toBe(3);
  choice.feed([1, 2, 3, 4, 7, 8]);
  expect(choice.left).toEqual([7, 8]);
  choice.narrow(1);
  expect(choice.only).toBe(8);
  choice.back();
  choice.back();
  expect(choice.left).toEqual([1, 2, 3, 4, 7, 8]);
});

/** The people whom the strips name while a browser owes something. */
import { expect, test } from 'vitest';
import { owing } from '../../../src/embed/shell/strips.ts';
import { people, viewOf } from '../fake-table.ts';

const waiting = [
  { seat: 1, what: 'share' },
  { seat: 2, what: 'move' },
] as const;

test('whose browser owes an answer is named, who has to move is not', () => {
  expect(owing(viewOf({ seats: people(3, 0), waiting }))).toEqual(['Marco']);
});

test('while too few are here nobody who is awake is said to keep the others waiting', () => {
  const order = { sequencer: undefined, missing: [2], stuck: true };
  expect(owing(viewOf({ seats: people(3, 0), waiting, order }))).toEqual([]);
});

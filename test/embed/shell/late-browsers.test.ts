/** The people whom the strips name while a browser owes something. */
import { expect, test } from 'vitest';
import { isMixing, owing } from '../../../src/embed/shell/strips.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { people, viewOf } from '../fake-table.ts';

const waiting = [
  { seat: 1, what: 'deck/open' },
  { seat: 2, what: 'move' },
] as const;

test('whose browser owes an answer is named, who has to move is not', () => {
  expect(owing(viewOf({ seats: people(3, 0), waiting }))).toEqual(['Marco']);
});

test('while too few are here nobody who is awake is said to keep the others waiting', () => {
  const order = { sequencer: undefined, missing: [2], stuck: true };
  expect(owing(viewOf({ seats: people(3, 0), waiting, order }))).toEqual([]);
});

test('whose browser has its turn at a deck is said to shuffle, and nobody else is', () => {
  const mixing = (...owed: readonly string[]): boolean =>
    isMixing(viewOf({ seats: people(3, 0), waiting: owed.map((what) => ({ seat: 1, what })) as TableView['waiting'] }));
  expect(mixing('deck/pass')).toBe(true);
  expect(mixing('deck/pass', 'move')).toBe(true);
  expect([mixing(), mixing('deck/open'), mixing('deck/pass', 'deck/open')]).toEqual([false, false, false]);
});

/** Names in sentences, where no plate stands beside them. */
import { expect, test } from 'vitest';
import { plateName } from '../../src/elements/tv-plate.ts';
import { toldSeats, toldView } from '../../src/embed/told-names.ts';
import { looksLike } from '../../src/kernel/identity/names.ts';
import { people, viewOf } from './fake-table.ts';

const called = (...names: string[]): ReturnType<typeof people> =>
  people(names.length).map((seat, i) => ({ ...seat, name: names[i]! }));

test('names that all look different are told as they are, by the same view', () => {
  const view = viewOf({ seats: called('Giulia', 'Marco', 'Tom') });
  expect(toldView(view, 'it')).toBe(view);
});

test('two who look alike are told with their plates, in sentences and notices', () => {
  const seats = called('Giulia', 'giulià\u00ad', 'Tom');
  const view = viewOf({ seats, notices: [{ code: 'peer/lied', seat: 1, name: seats[1]!.name }] });
  const told = toldView(view, 'it');
  expect(told.seats.map(({ name }) => name)).toEqual([
    `Giulia (${plateName(0, 'it')})`,
    `giulià\u00ad (${plateName(1, 'it')})`,
    'Tom',
  ]);
  expect(told.notices[0]!.name).toBe(told.seats[1]!.name);
});

test('a name that runs from right to left is set apart from the words around it', () => {
  expect(toldSeats(called('נועה', 'Tom'), 'en').map(({ name }) => name)).toEqual(['\u2068נועה\u2069', 'Tom']);
});

test.each([
  ['Giulia', 'GIULIA'],
  ['Giulia', 'Giu\u3164lia'],
  ['Anna Maria', 'anna-maria'],
  ['Tom', 'Ｔｏｍ'],
])('%s and %s look alike', (one, other) => {
  expect(looksLike(one)).toBe(looksLike(other));
});

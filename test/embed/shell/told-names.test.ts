/** Names in sentences, where no plate stands beside them. */
import { expect, test } from 'vitest';
import { plateName } from '../../../src/elements/pictures/tv-plate.ts';
import { shelfDoor } from '../../../src/embed/shelf-door.ts';
import { toldSeats, toldView } from '../../../src/embed/shell/told-names.ts';
import { looksLike } from '../../../src/kernel/identity/names.ts';
import { people, viewOf } from '../fake-table.ts';

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

test('so is the name under which somebody asks for a seat back', () => {
  const view = viewOf({ seats: called('Giulia', 'Tom') });
  const reclaim = { seat: 0, device: 'c', name: 'נועה', yes: [], no: [], needed: 1, isAsked: true, mine: false };
  const told = toldView({ ...view, devices: { ...view.devices, reclaims: [reclaim] } }, 'it');
  expect(told.devices.reclaims.map(({ name }) => name)).toEqual(['\u2068נועה\u2069']);
});

test('who has something that is missing is named in the number that they are, with a plate where two look alike', async () => {
  const say = async (lang: 'it' | 'en', ...names: string[]): Promise<string> => {
    const seats = called(...names);
    const failed = { ok: false, code: 'shelf/missing', by: seats.map(({ device }) => device) };
    const shelf = { get: () => Promise.resolve(failed) };
    const got = await shelfDoor({ shelf, view: viewOf({ seats }) } as never, () => lang).get('', () => undefined);
    return got.ok ? '' : got.advice;
  };
  expect(await say('it', 'Ada')).toBe('Non è ancora tutto qui. Può darlo Ada: quando torna al tavolo, riprova.');
  expect(await say('it', 'Ada', 'Bea')).toContain('Possono darlo Ada e Bea: quando tornano al tavolo');
  expect(await say('en', 'Ada', 'ada')).toContain(
    `Ada (${plateName(0, 'en')}) and ada (${plateName(1, 'en')}) brought it`,
  );
});

test.each([
  ['Giulia', 'GIULIA'],
  ['Giulia', 'Giu\u3164lia'],
  ['Anna Maria', 'anna-maria'],
  ['Tom', 'Ｔｏｍ'],
])('%s and %s look alike', (one, other) => {
  expect(looksLike(one)).toBe(looksLike(other));
});

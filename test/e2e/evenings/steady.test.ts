/** Boards stand still while others act: what one wanted to tap isn't elsewhere the next moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, hand, readable } from '../helpers/chrono.ts';
import { type House, openHouse } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { headline } from '../helpers/people.ts';
import { shiftsOf, watchShifts } from '../helpers/shifts.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Of a whole page; Chromium calls 0.1 good. */
const MOST = 0.05;

const SIZES = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 650 },
  half: { width: 720, height: 450 },
  phone: { width: 390, height: 844 },
} as const;

test('[CH-027] a board stands still while its cards are dealt, at every size', async () => {
  const names = Object.keys(SIZES);
  const { people } = await deal(house, { names, options: Object.values(SIZES), begun: watchShifts });
  for (const person of people) {
    await headline(person, /Chi comincia/);
    await hand(person).nth(2).waitFor();
    await readable(person);
    await look(person, `steady-${person.name}`);
  }
  const told: string[] = [];
  for (const person of people) {
    const { total, worst } = await shiftsOf(person);
    console.log(`layout shift while dealt, ${person.name}: ${total.toFixed(3)}`);
    if (total > MOST) told.push(`${person.name}: ${total.toFixed(3)}\n${worst.join('\n')}`);
  }
  expect(told).toEqual([]);
});

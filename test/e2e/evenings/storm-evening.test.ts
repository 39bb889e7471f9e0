/**
 * Every button of the storm's page in a real browser, and what must follow. The log goes on, six fingerprints are one, the liar is named.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { committed, enterStorm, goesOn, press, told, toldOf } from '../helpers/storm.ts';

let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse();
  ada = await enterStorm(house, 7);
});
afterAll(() => house.close());

/** Waits for the next end of something. */
async function over(before: number): Promise<void> {
  await told(ada, 'over', before + 1);
  await goesOn(ada);
}
const ends = async (): Promise<number> => (await toldOf(ada, 'over')).length;

test('who keeps the order falls asleep and is followed by another; awake again its voice counts', async () => {
  const before = await ends();
  await press(ada, 'sleep');
  expect(await told(ada, 'takeover')).toMatch(/^Dall’epoca 1 mette in ordine/u);
  await told(ada, 'out');
  expect(await ada.page.locator('[data-marks]').getAttribute('data-marks')).toBe('2');
  await press(ada, 'wake');
  await told(ada, 'in');
  await over(before);
});

test('without a relay nothing is settled, and with it again nothing is missing', async () => {
  const before = await ends();
  await press(ada, 'stop');
  expect(await told(ada, 'offline')).toContain('Tutte e sei');
  await told(ada, 'waits');
  const settled = await committed(ada);
  await ada.page.waitForTimeout(2_000);
  expect(await committed(ada)).toBe(settled);
  await press(ada, 'start');
  await over(before);
});

test('an emptied relay is filled again from the pages', async () => {
  const before = await ends();
  await press(ada, 'wipe');
  expect(await told(ada, 'refilled')).toMatch(/\d+ messaggi/u);
  await over(before);
});

test('a line that is cut, and one that is slow', async () => {
  const before = await ends();
  const outs = (await toldOf(ada, 'out')).length;
  await press(ada, 'cut');
  expect(await told(ada, 'out', outs + 1)).toContain('Clara');
  await press(ada, 'mend');
  await over(before);
  await press(ada, 'slow');
  await ada.page.getByRole('button', { name: /^Clara.*linea lenta/u }).waitFor();
  await press(ada, 'quick');
});

test('each lie is refused or named, and the table goes on', async () => {
  await press(ada, 'forge');
  expect(await told(ada, 'unheld')).toContain('non l’ha scritto Clara');
  await press(ada, 'move');
  expect(await told(ada, 'refused')).toContain('6 pagine su 6');
  await goesOn(ada);
  await press(ada, 'twice');
  expect(await told(ada, 'lied')).toContain('Clara ha mentito');
  await goesOn(ada);
  const takeovers = (await toldOf(ada, 'takeover')).length;
  await press(ada, 'stamps');
  await told(ada, 'parted');
  expect(await told(ada, 'lied', 2)).toContain('due ordini contrari');
  await told(ada, 'takeover', takeovers + 1);
  await goesOn(ada);
  await press(ada, 'deaf');
  await goesOn(ada);
});

test('paused nothing happens, and by keyboard it goes on', async () => {
  const { page } = ada;
  const pause = page.getByRole('button', { name: 'Pausa' });
  await pause.focus();
  await page.keyboard.press('Enter');
  const settled = await committed(ada);
  await page.waitForTimeout(1_500);
  expect(await committed(ada)).toBe(settled);
  await page.keyboard.press('Enter');
  await goesOn(ada);
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('polite');
  expect(ada.console.filter((line) => line.includes('rror'))).toEqual([]);
});

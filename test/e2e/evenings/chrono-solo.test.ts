/** Solonauts in a real browser: one plays it to its end, the first step of it without a pointer and with less motion. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, hand, held, noFaults, pick, play, readable, takeUp, year } from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { hasFocus, markPointers, pressKey, tabTo } from '../helpers/keys.ts';
import { headline, press, sure } from '../helpers/people.ts';
import { copies } from '../helpers/stacked.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** All who wait are the same: 1917 and 1974 patched bring everybody home at once. */
const stack = {
  drawPile: copies({ 'reverse-fate': 9, P1917: 4, P1974: 4 }),
  identityDeck: copies({ I01: 6 }),
};
const FATE = /Tutta un’altra storia/;
const PATCHES = [/Toppa 1917/, /Toppa 1974/];
const YEARS = [1915, 1865, 1963];

/** One step with keys alone: to the card, to the year, to the button. */
async function stepByKeys(person: Person, at: number): Promise<void> {
  const { page } = person;
  const cards = hand(person);
  await tabTo(person, page.getByRole('list', { name: 'La tua mano' }).locator('button[tabindex="0"]'));
  const wanted = (await held(person)).findIndex((card) => FATE.test(card));
  for (let n = 0; n < (await cards.count()) && !(await hasFocus(cards.nth(wanted))); n++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: FATE }).waitFor();
  await tabTo(person, page.getByRole('grid', { name: 'La linea del tempo' }).locator('button[tabindex="0"]'));
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < 31 && !(await hasFocus(year(person, at))); n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await pressKey(person, new RegExp(`^Gioca sul ${at}`));
}

async function nextStep(person: Person): Promise<void> {
  await headline(person, /Gioca o scarta/);
  await readable(person);
}

/** What is still to be done, with what the hand has; a discard where it has nothing. */
async function step(person: Person): Promise<void> {
  for (const at of YEARS) {
    const turned = await person.page.getByRole('gridcell', { name: new RegExp(`^${at}′`) }).count();
    if (turned === 0 && (await play(person, FATE, at))) return;
  }
  for (const patch of PATCHES) if (await play(person, patch)) return;
  if (!(await takeUp(person, FATE))) await pick(hand(person).last());
  await press(person, 'Scarta: vale un passo');
  await sure(person, 'Sì, davvero');
}

test('one plays Solonauts until all are home', async () => {
  const { people } = await deal(house, {
    names: ['Ada'],
    stack,
    mode: 'Solonauts',
    rules: { 'Quanti da portare a casa': '6' },
    options: [{ before: markPointers }],
  });
  const [ada] = people as [Person];
  const { page } = ada;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nextStep(ada);
  await expect
    .poll(() => page.getByRole('region', { name: 'Da portare a casa' }).getByText('Ottavia Brandi').count())
    .toBe(6);
  await lookAround(ada, 'chrono-solo');

  await page.evaluate(() => document.documentElement.removeAttribute('data-pointed'));
  while (!(await held(ada)).some((card) => FATE.test(card))) {
    await step(ada);
    await press(ada, 'Riempi la mano');
    await nextStep(ada);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-pointed'));
  await stepByKeys(ada, 1915);
  await pressKey(ada, /^Riempi la mano/);
  await nextStep(ada);
  expect(await page.evaluate(() => document.documentElement.dataset['pointed'])).toBeUndefined();
  // With less motion the change is there at once, 1933 too.
  await expect.poll(() => page.getByRole('gridcell', { name: /^(1917|1933): Paradosso/ }).count()).toBe(2);

  const home = page.getByRole('button', { name: 'Manda a casa' });
  for (let n = 0; n < 30; n++) {
    await step(ada);
    await headline(ada, /Chi torna a casa/);
    if ((await home.count()) > 0) break;
    await press(ada, 'Riempi la mano');
    await nextStep(ada);
  }
  await lookAround(ada, 'chrono-solo-home', ['desk']);
  for (let left = 6; left > 0; left--) {
    await expect.poll(() => home.count()).toBe(left);
    await home.first().click();
  }
  await headline(ada, /Hai vinto/);
  await lookAround(ada, 'chrono-solo-over', ['desk', 'phone']);
  noFaults(people);
});

/** Help for whoever plays for the first time, as the built page gives it: the first two minutes, the rulebook, the words explained. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './helpers/house.ts';
import { press, sitDown } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the first two minutes from the first page, offered once in the lobby; the rulebook explains its words by keyboard', async () => {
  const ada = await house.enter('Ada', house.url);
  const { page } = ada;
  await page.getByRole('radio', { name: 'Chrononauts' }).check();
  await press(ada, 'Prima volta? Due minuti');
  for (const title of ['La linea del tempo', 'Qualcuno c’è già stato', 'Chi sei tu']) {
    await page.getByRole('heading', { name: title }).waitFor();
    await press(ada, 'Avanti');
  }
  await press(ada, 'Pesca');
  await page.getByRole('heading', { name: 'Cambia la storia' }).waitFor();
  // On the board Escape puts a card down; it doesn't end the tour.
  await page.getByRole('list', { name: 'La tua mano' }).getByRole('button', { name: 'Una vita salvata' }).click();
  await page.getByRole('button', { name: 'Gioca sul 1963' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Gioca sul 1963' }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: 'Cambia la storia' }).count()).toBe(1);
  await press(ada, 'Salta');

  await press(ada, 'Apparecchia il tavolo');
  await sitDown(ada);
  await press(ada, 'Non ora');
  expect(await page.getByRole('button', { name: 'Prima volta? Due minuti' }).count()).toBe(0);

  await press(ada, 'Regole');
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('tredici');
  await page.getByText('CH-118').waitFor();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('');
  const word = page.locator('tv-rules tv-term button').first();
  await word.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog', { name: 'Le regole di Chrononauts' }).count()).toBe(1);
  await press(ada, 'Prima volta? Due minuti');
  await page.getByRole('heading', { name: 'La linea del tempo' }).waitFor();
  expect(ada.console.filter((line) => line.startsWith('error') || line.startsWith('pageerror'))).toEqual([]);
});

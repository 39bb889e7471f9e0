/**
 * The free table by five keys and nothing else. Somebody sits down, lays draughts, finds a piece by the list, moves it to a square by name,
 * and the other one sees it there. Then they take it back.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { invitation, press, sitDown } from '../helpers/people.ts';
import { choose, chooseButton, fiveKeysOnly, write } from '../helpers/switches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('by five keys alone: a box is laid, a piece found and moved to a square, and the move taken back', async () => {
  const ada = await house.enter('Ada', house.url);
  await ada.page.getByRole('radio', { name: 'Tavolo libero' }).check();
  await press(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const marco = await house.enter('Marco', link, { before: fiveKeysOnly, width: 1366, height: 650 });
  await write(marco, 'Il tuo nome', 'Marco');
  await chooseButton(marco, 'Siediti');
  await marco.page.getByText('A voce sei').waitFor();
  await chooseButton(marco, /^Apparecchia il tavolo libero$/i);
  await chooseButton(marco, /^Scacchi e dama/);
  const king = (page: typeof ada.page): ReturnType<typeof ada.page.locator> =>
    page.getByRole('option', { name: /^re nero, / });
  await king(ada.page).waitFor({ state: 'attached' });
  const left = (): Promise<number> => king(ada.page).evaluate((el) => parseFloat((el as HTMLElement).style.left));
  const before = await left();

  await chooseButton(marco, 'elenco');
  await chooseButton(marco, /^re nero, E8/);
  await chooseButton(marco, 'Sposta…');
  await look(marco, 'sandbox-five-places');
  await choose(marco, marco.page.getByRole('button', { name: 'C5', exact: true }));
  await expect.poll(left).not.toBe(before);
  await ada.page.getByRole('option', { name: 're nero, C5', exact: true }).waitFor({ state: 'attached' });
  await ada.page.getByText('Marco sposta un pezzo').first().waitFor({ state: 'attached' });
  await chooseButton(marco, 'Annulla');
  await expect.poll(left).toBe(before);
  expect(await marco.page.evaluate(() => document.documentElement.dataset['other'])).toBeUndefined();
});

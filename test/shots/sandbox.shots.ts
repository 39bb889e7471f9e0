/** The free table in pictures: the gallery of boxes, French cards dealt to four and a first trick, draughts' board, at every size. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import { freeTable } from '../e2e/helpers/free-table.ts';
import { press } from '../e2e/helpers/people.ts';
import { take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const pile = ({ page }: Person, count: number): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name: new RegExp(`^mazzo di ${count} carte`, 'u') });

const inHand = ({ page }: Person): ReturnType<Person['page']['locator']> => page.locator('tv-hand').getByRole('button');

test('the free table', async () => {
  const [ada, ...others] = await freeTable(house, [['Bruno'], ['Carla'], ['Dino']]);
  // Covers are drawn one after another.
  await ada.page.waitForTimeout(3000);
  await take(ada, 'free-table-gallery');
  await take(ada, 'free-table-gallery-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });

  await press(ada, /^Carte francesi/);
  await pile(ada, 52).click();
  await press(ada, 'Mescola');
  await ada.page.getByRole('option', { name: /sotto chiave$/ }).waitFor({ state: 'attached', timeout: 120_000 });
  await pile(ada, 52).click();
  await press(ada, 'Distribuisci');
  await press(ada, '5 carte a testa');
  const all = [ada, ...others];
  for (const person of all) await inHand(person).nth(4).waitFor();
  for (const person of all) {
    await inHand(person).first().click();
    await press(person, 'Scoperta');
    await inHand(person).nth(4).waitFor({ state: 'detached' });
  }
  await take(ada, 'free-table');
  await take(ada, 'free-table-half', { size: 'half' });
  await take(ada, 'free-table-laptop-dark', { size: 'laptop', dark: true });
  await take(ada, 'free-table-phone', { size: 'phone' });
  await take(ada, 'free-table-tablet-en', { size: 'tablet', lang: 'en' });
});

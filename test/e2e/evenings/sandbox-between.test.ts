/** What people of a free table do with one another, in real browsers: cards are shown and taken, and all choose in secret. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../helpers/axe.ts';
import { freeTable } from '../helpers/free-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hand = ({ page }: Person): ReturnType<Person['page']['locator']> => page.locator('tv-hand').getByRole('button');

test('three show a card, take one blindly and choose in secret', async () => {
  const all = await freeTable(house, [
    ['Bea', { width: 720, height: 450 }],
    ['Carl', { width: 390, height: 844, touch: true, dark: true }],
  ]);
  const [ada, bea, carl] = all as unknown as [Person, Person, Person];
  await press(ada, /^Laboratorio del mazzo/);
  await ada.page.getByRole('option', { name: /^mazzo di 52 carte/u }).click();
  await press(ada, 'Mescola');
  await ada.page.getByRole('option', { name: /sotto chiave/u }).waitFor({ state: 'attached' });
  await ada.page.getByRole('option', { name: /^mazzo di 52 carte/u }).click();
  await press(ada, 'Distribuisci');
  await press(ada, '5 carte a testa');
  for (const person of all) await hand(person).nth(4).waitFor();

  // Carl sees the card and Bea doesn't.
  const name = (await hand(ada).first().innerText()).split(',')[0]!;
  await hand(ada).first().click();
  await press(ada, 'Mostra a…');
  expect(await findings(ada)).toEqual([]);
  await ada.page.locator('.sheet [data-seat]', { hasText: 'Carl' }).click();
  await press(ada, /^Mostra una carta a Carl$/u);
  await carl.page.locator('.sheet li[data-card]', { hasText: name }).waitFor();
  await bea.page.getByText('Ada mostra una carta a Carl.').first().waitFor({ state: 'attached' });
  expect(await bea.page.locator('.sheet').count()).toBe(0);
  await carl.page.locator('.sheet .icon').click();

  // From Ada's hand, by its back.
  await bea.page.locator('.others').getByRole('button', { name: /^Ada/u }).click();
  await press(bea, 'Prendi una carta ad Ada');
  await bea.page.locator('.sheet [data-back]').nth(2).click();
  await hand(bea).nth(5).waitFor();
  await hand(ada).nth(4).waitFor({ state: 'detached' });

  await press(carl, 'Insieme…');
  await press(carl, 'Chiedi una scelta segreta');
  const words = ['sasso', 'carta', 'forbici'];
  for (const [i, { page }] of all.entries()) {
    await page.locator('.sheet input').fill(words[i]!);
    await page.locator('.sheet form .go').click();
  }
  await press(ada, 'Apriamo le buste');
  for (const { page } of all)
    for (const word of words) await page.locator('.sheet .answer', { hasText: word }).waitFor();
  for (const person of [ada, carl]) expect(await findings(person)).toEqual([]);
  expect(all.flatMap(({ console }) => console.filter((line) => /error/iu.test(line)))).toEqual([]);
});

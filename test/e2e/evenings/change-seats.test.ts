/**
 * Changing game where the next one is for fewer than sit here, and where what is wanted is a box of the free table. It is said who looks on
 * before anybody agrees, may be another, and keeps nobody from beginning.
 */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { makeTable, press, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function seated(names: readonly string[]): Promise<readonly [Person, Person, ...Person[]]> {
  const { host, link } = await makeTable(house, names[0]!);
  await sitDown(host);
  const people = [host];
  for (const name of names.slice(1)) {
    const person = await house.enter(name, link, { width: 390, height: 844 });
    await sitDown(person);
    people.push(person);
  }
  return people as unknown as readonly [Person, Person, ...Person[]];
}

test('[G16] [F19] seven at a game for six: the one who looks on is named before, may be another, and sees the board', async () => {
  const people = await seated(['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Ivo', 'Lea']);
  const [ada, bea] = people;
  const lea = people.at(-1)!;
  await ada.page.getByRole('heading', { name: 'Siamo in sette' }).waitFor();
  await press(bea, 'Cambia gioco');
  const dish = bea.page.locator('tv-evening').getByRole('button', { name: /Memento/ });
  await dish.getByText('Lea guarda').waitFor();
  await look(bea, 'change-seats');
  await dish.click();
  await ada.page.locator('.strips').getByText('Lea guarda.').waitFor();
  for (const { page } of people.filter((person) => person !== bea))
    await page.locator('.strips').getByRole('button', { name: 'Sì', exact: true }).click();
  await ada.page.getByText('i posti sono sei: Lea guarda.').first().waitFor();
  await look(ada, 'change-seats-lobby');
  await press(ada, 'Gioca Lea al posto mio');
  for (const { page } of people) await page.getByText('i posti sono sei: Ada guarda.').first().waitFor();
  await press(lea, 'Apparecchia Memento Mori');
  await ada.page.locator('.strips').getByText('Questa la guardi').waitFor();
  await lea.page.locator('memento-board').waitFor();
  await ada.page.locator('memento-board').waitFor();
  await look(ada, 'change-seats-looking-on');
  for (const { context } of people) await context.close();
});

test('[G16] scopa is two taps away: the cards in the window, and the table', async () => {
  const [ada, bea] = await seated(['Ada', 'Bea']);
  await ada.page.getByRole('heading', { name: 'Siamo in due' }).waitFor();
  await press(bea, 'Cambia gioco');
  await bea.page.getByRole('button', { name: /^Carte italiane/ }).waitFor();
  await look(bea, 'change-boxes');
  await press(bea, /^Carte italiane/);
  await ada.page.locator('.strips').getByRole('button', { name: 'Sì', exact: true }).click();
  await press(bea, 'Apparecchia Carte italiane');
  for (const { page } of [ada, bea]) await page.getByRole('option', { name: /^mazzo di 40 carte/ }).waitFor();
  for (const { context } of [ada, bea]) await context.close();
});

/**
 * Two people at the free table. One points at a place and at a pile, and the other's page shows the ring, or an arrow where it looks elsewhere.
 * Then one searches a shuffled pile and takes a card, of which the other's page knows nothing.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../helpers/axe.ts';
import { freeTable } from '../helpers/free-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look, lookAround } from '../helpers/look.ts';
import { press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const pile = ({ page }: Person): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name: /^mazzo di (?:52|49|48) carte/u });

test('one points, the other sees it and goes there; one searches a pile, and what was found is theirs alone', async () => {
  const [ada, bea] = (await freeTable(house, [['Bea', { width: 1366, height: 650 }]])) as unknown as [Person, Person];
  await press(ada, /^Carte francesi/);
  await Promise.all([ada, bea].map((person) => pile(person).waitFor({ state: 'attached' })));

  // By two clicks on the empty cloth.
  const cloth = (await ada.page.locator('tv-surface').boundingBox())!;
  await ada.page.mouse.dblclick(cloth.x + 60, cloth.y + 60);
  const finger = bea.page.locator('button.finger', { hasText: 'Ada' });
  await finger.waitFor({ state: 'attached' });
  await look(bea, 'sandbox-pointed');
  await look(ada, 'sandbox-pointing');
  await bea.page.getByText(/^Ada indica: /u).waitFor({ state: 'attached' });

  // Bea looks closely at another part: an arrow leads to the pile that Ada has chosen and points at by key.
  for (let i = 0; i < 6; i++) await bea.page.getByRole('button', { name: 'Più vicino' }).click();
  const near = (await bea.page.locator('tv-surface').boundingBox())!;
  await bea.page.mouse.move(near.x + near.width / 2, near.y + near.height / 2);
  for (let i = 0; i < 5; i++) await bea.page.mouse.wheel(-900, -900);
  await pile(ada).click();
  await ada.page.keyboard.press('p');
  const arrow = bea.page.getByRole('button', { name: 'Ada indica qualcosa: vai a vedere' });
  await arrow.waitFor();
  await look(bea, 'sandbox-arrow');
  await arrow.click();
  await expect.poll(() => finger.evaluate((el) => el.classList.contains('away'))).toBe(false);
  await look(bea, 'sandbox-arrived');
  await bea.page.getByRole('button', { name: 'Tutto il tavolo' }).click();

  // Three are drawn, then the pile is searched.
  await press(ada, 'Mescola');
  await press(ada, 'Più carte…');
  await ada.page.getByRole('button', { name: 'Pesca 3 carte' }).waitFor();
  await lookAround(ada, 'sandbox-pile');
  expect(await findings(ada)).toEqual([]);
  await press(ada, 'Pesca 3 carte');
  await bea.page.getByText('Ada · 3 carte').first().waitFor({ state: 'attached' });
  await press(ada, 'Più carte…');
  await press(ada, 'Cerca in tutto il mazzo');
  const found = ada.page.getByRole('button', { name: /^5ª: /u });
  await found.waitFor();
  await ada.page.getByRole('button', { name: /^49ª: /u }).waitFor({ state: 'attached' });
  await found.click();
  await lookAround(ada, 'sandbox-looked');
  expect(await findings(ada)).toEqual([]);
  await bea.page.getByText('Ada guarda 49 carte').first().waitFor({ state: 'attached' });
  expect(await bea.page.getByText(/^Le vedi solo tu$/u).count()).toBe(0);
  const name = (await found.locator('.heard').innerText()).slice('5ª: '.length);
  await press(ada, 'Prendi in mano');
  await bea.page.getByText('Ada · 4 carte').first().waitFor({ state: 'attached' });
  await ada.page.locator('tv-hand').getByRole('button', { name }).waitFor({ state: 'attached' });

  // Ada lets Bea look at three.
  await press(ada, 'Chiudi');
  await pile(ada).click();
  await press(ada, 'Più carte…');
  await press(ada, 'A Bea');
  await bea.page.getByRole('button', { name: /^3ª: /u }).waitFor();
  await look(bea, 'sandbox-let-look');
  expect(await ada.page.getByText(/^Le vedi solo tu$/u).count()).toBe(0);
});

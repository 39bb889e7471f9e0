/** One laptop and no phone: its second window looks on, and is what is shared on the call. Both are windows of one real browser's profile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../helpers/axe.ts';
import { seated } from '../helpers/free-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { press, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Opened from the lobby's question; it is the page that the browser tells of. */
async function second(person: Person): Promise<Person> {
  await press(person, 'Sì, lo condivido');
  const opened = person.context.waitForEvent('page');
  await press(person, 'Apri la seconda finestra');
  const page = await opened;
  await page.setViewportSize({ width: 1280, height: 800 });
  return { ...person, page };
}

const hand = ({ page }: Person): ReturnType<Person['page']['locator']> => page.locator('tv-hand').getByRole('button');

test('the second window shows table and people, and no hand; the first one plays on', async () => {
  const ada = await seated(house);
  const bea = await house.enter('Bea', ada.link);
  await sitDown(bea);
  const shown = await second(ada);
  for (const name of ['Ada', 'Bea']) await shown.page.locator('tv-lobby .place', { hasText: name }).waitFor();
  expect(await shown.page.getByText('A voce sei').count()).toBe(0);
  expect(await shown.page.getByRole('button', { name: 'Invita', exact: true }).count()).toBe(0);
  await look(shown, 'second-window-lobby');
  expect(await findings(shown)).toEqual([]);

  await ada.page.keyboard.press('Escape');
  await press(ada, /^Apparecchia il tavolo libero$/i);
  await press(ada, /^Laboratorio del mazzo/);
  await ada.page.getByRole('option', { name: /^mazzo di 52 carte/u }).click();
  await press(ada, 'Mescola');
  await ada.page.getByRole('option', { name: /sotto chiave/u }).waitFor({ state: 'attached' });
  await ada.page.getByRole('option', { name: /^mazzo di 52 carte/u }).click();
  await press(ada, 'Distribuisci');
  await press(ada, '5 carte a testa');
  for (const person of [ada, bea]) await hand(person).nth(4).waitFor();
  await shown.page.getByRole('option', { name: /^mazzo di 42 carte/u }).waitFor({ state: 'attached' });
  expect(await hand(shown).count()).toBe(0);
  const names = (await hand(ada).allInnerTexts()).map((text) => text.split(',')[0]!);
  for (const name of names) expect(await shown.page.getByText(name).count(), name).toBe(0);
  await look(shown, 'second-window-free-table');
  expect(await findings(shown)).toEqual([]);

  // Each window has its own place to come back to.
  await ada.page.reload();
  await hand(ada).nth(4).waitFor();
  await shown.page.reload();
  await shown.page.getByRole('option', { name: /^mazzo di 42 carte/u }).waitFor({ state: 'attached' });
  expect(await hand(shown).count()).toBe(0);
});

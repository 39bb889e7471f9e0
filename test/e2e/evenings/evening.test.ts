/** An evening at one link: three games, a relay that goes away between two of them, somebody who comes for the second. Nobody reloads. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, onTheTable } from '../helpers/change-game.ts';
import { type House, openHouse } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { invitation, makeTable, press, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('[G16] three games at one link, with a relay that comes back and somebody new for the second', async () => {
  const { host: ada, link } = await makeTable(house, 'Ada');
  await sitDown(ada);
  const bea = await house.enter('Bea', link, { width: 390, height: 844 });
  await sitDown(bea);
  await ada.page.getByRole('heading', { name: 'Siamo in due' }).waitFor();
  await look(ada, 'evening-lobby');
  await look(bea, 'evening-lobby-phone');
  await press(ada, 'Apparecchia Codenames');
  // The lobby has a button of the same name as the menu.
  for (const { page } of [ada, bea]) await page.locator('codenames-board').waitFor();

  // In the middle of a game, from the menu: everybody must say yes.
  await press(ada, 'Menu');
  await press(ada, 'Cambia gioco');
  await ada.page.getByText('La partita in corso finisce senza risultato').waitFor();
  await look(ada, 'evening-window');
  await ada.page
    .locator('tv-evening')
    .getByRole('button', { name: /Tavolo libero/ })
    .first()
    .click();
  await bea.page.getByText('serve il sì di tutti').waitFor();
  await look(bea, 'evening-strip-phone');
  await press(bea, 'Sì');
  await onTheTable([ada, bea], 'il Tavolo libero');
  await press(bea, 'Apparecchia il Tavolo libero');
  await ada.page.locator('sandbox-board').waitFor();

  // Somebody comes by the link of the first game; the relay goes away and comes back between two games.
  const carl = await house.enter('Carl', link, { width: 1366, height: 650, dark: true });
  await carl.page.locator('sandbox-board').waitFor();
  await press(carl, 'Siediti');
  const name = carl.page.getByRole('textbox', { name: 'Il tuo nome' });
  await name.fill('Carl');
  await name.press('Enter');
  await name.waitFor({ state: 'hidden' });
  await house.stopRelay();
  await house.startRelay();
  for (const { page } of [ada, bea, carl]) await page.getByText('In linea').first().waitFor({ state: 'attached' });
  await press(carl, 'Menu');
  await change([carl, ada, bea], /Chrononauts/);
  await onTheTable([ada, bea, carl], 'Chrononauts');
  for (const { page } of [ada, bea, carl]) await page.getByRole('heading', { name: 'Siamo in tre' }).waitFor();
  expect(await invitation(ada)).toBe(link);

  // The log tells all of it, and leads back into a game by its own board.
  await press(ada, 'Registro');
  const log = ada.page.locator('tv-log');
  for (const game of ['il Tavolo libero', 'Chrononauts']) await log.getByText(`porta in tavola ${game}`).waitFor();
  await look(ada, 'evening-log');
  await log.getByRole('listitem').filter({ hasText: 'apparecchia' }).last().getByRole('button').first().click();
  await ada.page.locator('codenames-board').waitFor();
  await press(ada, 'Torna a ora');
  await ada.page.getByRole('heading', { name: 'Siamo in tre' }).waitFor();
  await press(bea, 'Cambia gioco');
  await bea.page.getByText('Lasciata a metà').first().waitFor();
  await look(bea, 'evening-score-phone');
  for (const { context } of [ada, bea, carl]) await context.close();
});

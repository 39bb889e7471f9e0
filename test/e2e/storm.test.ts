/** The storm's page as it is built and served. Six real sessions in one browser, a lie, a cut line, and the same storm shown again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './helpers/house.ts';
import { enterStorm, goesOn, press, told, toldOf } from './helpers/storm.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('six play in one page without a relay, refuse a forbidden move by its rule, and the address shows the same storm again', async () => {
  const ada = await enterStorm(house, 7);
  const { page } = ada;
  expect(await page.locator('.seat b').allInnerTexts()).toEqual(['Anna', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Furio']);
  await goesOn(ada);
  await page.getByRole('button', { name: /^Elsa/u }).click();
  await press(ada, 'move');
  expect(await told(ada, 'refused')).toMatch(
    /^La mossa di Elsa ha avuto il posto \d+, e lì 6 pagine su 6 .* CN-\d+, «/u,
  );
  await told(ada, 'over');
  await goesOn(ada);
  expect(ada.frames).toEqual([]);
  expect(ada.console.filter((line) => line.includes('rror'))).toEqual([]);

  const [first] = await toldOf(ada, 'refused');
  await page.locator('[data-again]').click();
  await page.locator('[data-marks]').waitFor();
  await told(ada, 'refused');
  expect(await toldOf(ada, 'refused')).toEqual([first]);
  await ada.context.close();
});

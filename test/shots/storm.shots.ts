/** The storm in pictures: somebody asleep and followed, a relay that is off, a lie that was refused. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse } from '../e2e/helpers/house.ts';
import { enterStorm, press, told } from '../e2e/helpers/storm.ts';
import { take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the storm', async () => {
  const ada = await enterStorm(house, 7, { locale: 'en-GB' });
  await press(ada, 'move');
  await told(ada, 'refused');
  await told(ada, 'over');
  await press(ada, 'sleep');
  await told(ada, 'takeover');
  await ada.page.getByRole('button', { name: 'Pause' }).click();
  await take(ada, 'storm');
  await take(ada, 'storm-laptop', { size: 'laptop' });
  await take(ada, 'storm-half-dark', { size: 'half', dark: true });
  await take(ada, 'storm-phone-dark', { size: 'phone', dark: true });
});

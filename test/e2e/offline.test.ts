/**
 * The page without a network. It opens from what its service worker has kept, with a table that waits for its relay, and no secret kept.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './helpers/house.ts';
import { cached, cachedFiles } from './helpers/leaks.ts';
import { look } from './helpers/look.ts';
import { makeTable, sitDown } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a table opens without its server, from the page’s own files, and none of them holds an invitation', async () => {
  const { host, link } = await makeTable(house, 'Ada', { keeps: true });
  await sitDown(host);
  const parts = JSON.parse(await (await fetch(`${house.url}parts.json`)).text()) as readonly string[];
  await expect.poll(() => cachedFiles(host)).toBeGreaterThanOrEqual(parts.length + 5);
  // A link that is opened by navigation passes the worker with its fragment.
  const [, secret] = link.split('#');
  const guest = await host.context.newPage();
  await guest.goto(link);
  await guest.getByText('Domenica').or(guest.locator('tv-lobby')).first().waitFor();
  await guest.close();
  const { urls, text } = await cached(host);
  expect(urls.filter((url) => url.includes('#') || url.includes('?'))).toEqual([]);
  expect(text).not.toContain(secret!.split('.')[1]!);
  await house.stopRelay();
  await host.page.reload();
  await host.page.getByText('Senza rete').first().waitFor();
  await host.page.locator('tv-lobby').getByText('Ada').first().waitFor();
  await look(host, 'offline-table');
  await house.startRelay();
  await host.page.getByText('In linea').first().waitFor({ state: 'attached' });
  await host.context.close();
});

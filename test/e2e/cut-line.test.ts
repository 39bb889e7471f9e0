/**
 * Somebody's line is cut in the middle of an evening, without a word to either end, as where a train enters a tunnel. The page says so, the
 * others see it, and all is well again when the line is. How long it took is printed; its bounds are shown in `pulse.test.ts` and
 * `hearing.test.ts`, by a clock that no busy machine holds up.
 */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { look } from './helpers/look.ts';
import { type Line, lineTo } from './helpers/line.ts';
import { makeTable, press, sitDown } from './helpers/people.ts';

let house: House;
let wire: Line;
let giulia: Person;
let marco: Person;
beforeAll(async () => {
  house = await openHouse();
  wire = await lineTo(Number(new URL(house.url).port));
  const made = await makeTable(house, 'Giulia');
  giulia = made.host;
  await sitDown(giulia);
  const door = new URL(made.link);
  door.port = String(wire.port);
  marco = await house.enter('Marco', door.href, { width: 390, height: 844 });
  await sitDown(marco);
  await press(giulia, 'A tavola');
  await seen('qui');
});
afterAll(async () => {
  wire.close();
  await house.close();
});

/** Of Marco, in the window that tells who is there. */
async function seen(what: RegExp | string): Promise<void> {
  await giulia.page.locator('tv-people li', { hasText: 'Marco' }).getByText(what).waitFor();
}
const says = (what: string): Promise<void> => marco.page.locator('tv-connection', { hasText: what }).waitFor();

/** Tells the measured times. */
async function timed(what: Readonly<Record<string, Promise<void>>>): Promise<void> {
  const from = performance.now();
  await Promise.all(
    Object.entries(what).map(async ([title, happens]) => {
      await happens;
      console.log(`${title}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }),
  );
}

test('[T17] [N11] a line that is cut without a word: its page says so, the others see it, and it comes back by itself', async () => {
  await says('In linea');
  wire.cut();
  await timed({ 'cut, and its page says so': says('Senza rete'), 'cut, and another sees it': seen('posto tenuto') });
  await look(marco, 'cut-line-page');
  await look(giulia, 'cut-line-other');
  wire.mend();
  await timed({ 'mended, and its page is live': says('In linea'), 'mended, and another sees it': seen('qui') });
});

test('[T17] a browser that knows of its network: the page says so at once, keeps what is done, and comes back at once', async () => {
  await says('In linea');
  wire.cut();
  const offline = timed({
    'offline, and its page says so': says('Senza rete'),
    'offline, and another sees it': seen('posto tenuto'),
  });
  await marco.context.setOffline(true);
  await offline;
  await press(marco, 'Cambia nome');
  await marco.page.getByLabel('Il tuo nome').fill('Marco P.');
  await press(marco, 'Va bene');
  await marco.page.locator('tv-connection [part=waits]', { hasText: 'in attesa' }).waitFor({ state: 'attached' });
  wire.mend();
  const online = timed({
    'online, and its page is live': says('In linea'),
    'online, and another sees it': seen('qui'),
  });
  await marco.context.setOffline(false);
  await online;
  await giulia.page.locator('tv-people li', { hasText: 'Marco P.' }).waitFor();
});

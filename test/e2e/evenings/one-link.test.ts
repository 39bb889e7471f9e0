/**
 * A whole evening at one link, in five browsers: Codenames to its end, Chrononauts to its end, then the free table. A phone is the hand of
 * a laptop whose screen is shared, somebody comes for the second game. The relay goes away and comes back before the third. Nobody reloads,
 * and neither a title, a preview nor what the page keeps for being offline holds what only some may know.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, onTheTable } from '../helpers/change-game.ts';
import { dealTo, drawer, passAll } from '../helpers/chrono.ts';
import { toTheEnd } from '../helpers/chrono-end.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { cached, pageText } from '../helpers/leaks.ts';
import { look } from '../helpers/look.ts';
import {
  giveClue,
  headline,
  invitation,
  keyOn,
  makeTable,
  press,
  sitDown,
  touch,
  wholeKey,
} from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A reload would forget it. */
const stay = ({ page }: Person): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { cameOnce: true }));
const stayed = ({ page }: Person): Promise<boolean> => page.evaluate(() => 'cameOnce' in globalThis);

async function enter(name: string, link: string, options?: Parameters<House['enter']>[2]): Promise<Person> {
  const person = await house.enter(name, link, options);
  await stay(person);
  return person;
}

/** From the lobby on: the screen is shared, and two taps later the phone's camera has something to read. */
async function handOnPhone(laptop: Person): Promise<Person> {
  await press(laptop, 'Sì, lo condivido');
  await press(laptop, 'La mano sul telefono');
  const offer = laptop.page.locator('tv-pair');
  const size = (await offer.locator('tv-qr').boundingBox())!;
  expect(size.width).toBeGreaterThan(350);
  await look(laptop, 'one-link-pair');
  const link = await offer.evaluate(
    (el) => (el as never as { devices: { offer: { link: string } } }).devices.offer.link,
  );
  const phone = await enter('phone', house.url + link, { width: 390, height: 844, touch: true });
  await phone.page.getByText(/Numero da confrontare/).waitFor();
  await press(laptop, /È lo stesso/);
  await phone.page.getByText('A voce sei').waitFor();
  await laptop.page.keyboard.press('Escape');
  return phone;
}

/** Of the head of the page others make a preview. Neither it, nor the tab, nor what the worker keeps holds the link or a key. */
async function tellsNothing(person: Person, link: string): Promise<void> {
  const head = await person.page.evaluate(() => document.head.outerHTML);
  const shown = [await person.page.title(), person.page.url(), head].join('\n');
  const { urls, text } = await cached(person);
  const [, secret = ''] = link.split('#1.');
  const kept = [shown, ...urls, text].join('\n');
  expect(secret.split('.').filter((part) => kept.includes(part))).toEqual([]);
  expect(['Assassino', 'nella chiave', 'Passante'].filter((word) => shown.includes(word))).toEqual([]);
}

// Five browsers with a deck of their own keys: on a machine that others use as well, ten minutes.
test('[G16] an evening of three games in five browsers, which nobody reloads', async () => {
  const { host: ada, link } = await makeTable(house, 'Ada');
  await stay(ada);
  await sitDown(ada);
  const bea = await enter('Bea', link, { dark: true });
  await sitDown(bea);
  const carl = await enter('Carl', link, { width: 1366, height: 650 });
  await sitDown(carl);
  await ada.page.getByRole('heading', { name: 'Siamo in tre' }).waitFor();
  const phone = await handOnPhone(ada);

  // Codenames, by three: the assassin ends it.
  await press(bea, 'Apparecchia Codenames');
  await press(bea, 'Scegli come');
  await bea.page.getByRole('radio', { name: 'In tre' }).check();
  await press(bea, 'Va bene così');
  for (const spymaster of [phone, bea]) await press(spymaster, /Faccio da capospia/);
  await press(carl, 'Stendi le figure');
  await headline(carl, /indizio/);
  const key = await wholeKey(phone);
  expect((await keyOn(ada)).filter(Boolean)).toEqual([]);
  expect(await pageText(ada)).not.toContain('nella chiave');
  const redsStart = key.filter((who) => who === 'Rossi').length === 8;
  await giveClue(redsStart ? phone : bea, 'MARE', 1);
  await touch(carl, key.indexOf('Assassino') + 1, 'Assassino');
  for (const person of [ada, phone, bea, carl]) {
    await person.page
      .getByText(/Vince (?:Ada|Bea)/)
      .first()
      .waitFor();
    await tellsNothing(person, link);
  }
  await look(carl, 'one-link-end');

  // Chrononauts, with somebody who comes for it.
  await press(carl, 'Cambia gioco');
  await carl.page
    .locator('tv-evening')
    .getByRole('button', { name: /Chrononauts/ })
    .click();
  await onTheTable([phone, bea, carl], 'Chrononauts');
  const dino = await enter('Dino', link, { width: 720, height: 450 });
  await sitDown(dino);
  const players = [phone, bea, carl, dino] as const;
  for (const { page } of [ada, ...players]) await page.getByRole('heading', { name: 'Siamo in quattro' }).waitFor();
  await dealTo([dino, phone, bea, carl], {
    rules: { 'Chi comincia': 'tirano i dadi', 'Si può cambiare identità': 'no' },
  });
  await drawer(players);
  await passAll(players);
  await look(ada, 'one-link-chrono-shared');
  await look(phone, 'one-link-chrono-phone');
  await toTheEnd(players);
  for (const person of [ada, ...players]) {
    await headline(person, /universo|Vince|vinto/i);
    await person.page.locator('tv-receipt').getByText('La serata, due partite').waitFor();
    await tellsNothing(person, link);
  }
  await look(ada, 'one-link-chrono-over');
  await look(carl, 'one-link-chrono-bill');

  // Then the relay goes away between two games.
  await change([bea, phone, carl, dino], /Tavolo libero/);
  await onTheTable(players, 'il Tavolo libero');
  await house.stopRelay();
  await ada.page.getByText('Senza rete').first().waitFor();
  await house.startRelay();
  for (const { page } of [ada, ...players]) await page.getByText('In linea').first().waitFor({ state: 'attached' });
  await press(carl, 'Apparecchia il Tavolo libero');
  await press(carl, /^Laboratorio del mazzo/);
  const pile = (person: Person): ReturnType<Person['page']['locator']> =>
    person.page.getByRole('option', { name: /^mazzo di 52 carte/ });
  await pile(carl).click();
  await press(carl, 'Mescola');
  for (const person of [ada, ...players])
    await pile(person)
      .and(person.page.getByRole('option', { name: /sotto chiave/ }))
      .waitFor({ state: 'attached' });
  await pile(dino).click();
  await press(dino, 'Distribuisci');
  await press(dino, '5 carte a testa');
  await phone.page
    .locator('tv-hand')
    .getByRole('button', { name: /5 di 5$/ })
    .waitFor();

  expect(await invitation(bea)).toBe(link);
  await press(bea, 'Registro');
  const log = bea.page.locator('tv-log');
  for (const game of ['Chrononauts', 'il Tavolo libero'])
    await log.getByText(`porta in tavola ${game}`).first().waitFor();
  await look(bea, 'one-link-log');
  for (const person of [ada, ...players]) {
    expect(await stayed(person)).toBe(true);
    expect(person.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
    await tellsNothing(person, link);
    await person.context.close();
  }
}, 1_800_000);

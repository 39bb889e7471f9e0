/**
 * An evening of TIME Stories with split keys on which people leave for good during a run, before a screen for the whole table. Their
 * agents and cards go to the next person, and who is left alone lays the keys again and plays on. The screen has what all may read.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, invitation, leave, offerDevice, press, sure } from '../helpers/people.ts';
import { button, type Cast, embark, enter, gather, lacks, reads, recon, tap } from '../helpers/stories.ts';

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

const CAST: Cast = [
  ['Ada', 'Vera Lume'],
  ['Bea', 'Nando'],
  ['Carl', 'Ottavio'],
];
const DESK = 'Trentadue manopole';
const SHELF = 'scatola di cerini';
const SILL = 'una radiolina ripete';
const NOTEBOOK = 'il disegno di un cane';

/** A screen that shows the table of this person's seat, without the hand. */
async function screenOf(person: Person, link: string): Promise<Person> {
  const code = await offerDevice(person, 'Là solo il tavolo');
  const screen = await house.enter('schermo', link);
  await press(screen, 'Ho già un posto qui');
  const ways = screen.page.locator('tv-return');
  await ways.getByRole('textbox', { name: 'Codice' }).fill(code);
  await ways.getByRole('button', { name: 'Entra', exact: true }).click();
  await press(person, /È lo stesso/);
  await person.page.getByText('mostra solo il tavolo').first().waitFor();
  await person.page.keyboard.press('Escape');
  await screen.page.getByRole('button', { name: 'Questo schermo mostra solo il tavolo' }).waitFor();
  return screen;
}

/** The outcome line says it, and it stays there for screen readers. */
const hears = ({ page }: Person, words: string): Promise<void> =>
  page.locator('tv-news').getByText(words).last().waitFor({ state: 'attached' });

/** The agents beside the board, as they read. */
const agentsOf = async ({ page }: Person): Promise<string> =>
  (await page.locator('time-people li').allInnerTexts()).join('\n');

test('two of three people leave for good during a run, and the third goes on before a screen for the table', async () => {
  const three = await gather(house, CAST, /Prova microfono/, true);
  const [ada, bea, carl] = three as readonly [Person, Person, Person];
  const screen = await screenOf(carl, await invitation(ada));
  await embark(three, CAST);
  await tap(ada, 'Leggi la prima carta');
  await enter(ada, 'La soffitta');
  await recon(three, [1, 2, 3]);
  for (const person of [...three, screen]) await headline(person, /Raccontate/);
  expect(await reads(carl, 'La tua 3')).toContain(SILL);
  await tap(carl, 'Copri');
  await screen.page.getByText('Su questo schermo le carte di uno solo restano coperte.').waitFor();
  expect(await button(screen, /^Leggi: /).count()).toBe(0);
  await lacks(screen, DESK, SHELF, SILL, NOTEBOOK);
  await lookAround(screen, 'leaving-screen');

  // Bea stands up with a card in front that nobody else has read.
  await leave(bea);
  for (const person of [ada, carl, screen]) {
    await hears(person, 'Carl (Nando) gioca per chi si è alzato da tavola');
    await expect.poll(() => agentsOf(person)).toMatch(/Carl\s+Nando[^]*Carl\s+Ottavio/u);
  }
  expect(await reads(carl, 'La tua 2')).toContain(SHELF);
  await lookAround(carl, 'leaving-heir');
  await tap(carl, 'Copri');
  for (const person of [ada, bea, screen]) await lacks(person, SHELF, SILL, NOTEBOOK);
  await tap(ada, 'L’ho detto a voce');
  for (const _ of ['Nando', 'Ottavio']) await tap(carl, 'L’ho detto a voce');
  for (const person of [ada, carl, screen]) await headline(person, /Che cosa fate/);
  await lookAround(ada, 'leaving-two');

  // The person who laid the keys stands up as well. Her card, and each that is new to Carl, opens when he has laid them himself.
  await leave(ada);
  for (const person of [carl, screen]) await hears(person, 'Carl (Vera Lume) gioca per chi si è alzato da tavola');
  for (const person of [carl, screen]) await headline(person, /Nessuno ha le chiavi delle carte nuove/);
  await lookAround(carl, 'leaving-keys');
  await tap(carl, 'Poso io le chiavi');
  await headline(carl, /Che cosa fate/);
  expect(await reads(carl, 'La tua 1')).toContain(DESK);
  await tap(carl, 'Gioca con Ottavio');
  await tap(carl, /^Carta 4/);
  expect(await reads(carl, 'La tua 4')).toContain(NOTEBOOK);
  await tap(carl, 'Copri');
  await lacks(screen, DESK, SHELF, SILL, NOTEBOOK);

  // Alone he takes two receptacles into the next run.
  await tap(carl, 'Abbandona l’incursione');
  await sure(carl, 'Sì, propongo di abbandonare');
  await headline(carl, /Chi sarai/);
  await carl.page.getByText('Prendine ancora 1').waitFor();
  expect(await carl.page.getByText('Ognuno ne prende uno').count()).toBe(0);
  await carl.page.getByText('Incursione 1', { exact: true }).waitFor();
  await lookAround(carl, 'leaving-crew');
  await tap(carl, 'Prendo Nando');
  await tap(carl, 'Comincia l’incursione 2');
  for (const person of [carl, screen]) await headline(person, /Chi comincia/);
  for (const person of [...three, screen])
    expect(person.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
}, 1_200_000);

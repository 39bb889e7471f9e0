/**
 * An evening of TIME Stories whose keys are split among those who play, in real browsers. Somebody only looks on, somebody is away and
 * comes back, one more sits down during the run, votes, and plays the next one. No page has the words of a card before the run has come to
 * it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, invitation, sure } from '../helpers/people.ts';
import { again, agreed, type Cast, embark, enter, gather, lacks, reads, recon, tap } from '../helpers/stories.ts';

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

const CAST: Cast = [
  ['Ada', 'Vera Lume'],
  ['Bea', 'Nando'],
  ['Carl', 'Ottavio', { width: 390, height: 844, touch: true, mobile: true }],
];
/** On the cards of the shelf and of the sill alone. */
const SHELF = 'scatola di cerini';
const SILL = 'una radiolina ripete';
/** Of an end, which nobody has come to. */
const UNREAD = 'si schiarisce la voce';
/** On the notebook’s card, which nobody reads in the first run. */
const NOTEBOOK = 'il disegno di un cane';

test('three people with split keys, one who looks on, one who is away, and one who sits down during the run', async () => {
  const three = await gather(house, CAST, /Prova microfono/, true);
  const [ada, bea, carl] = three as readonly [Person, Person, Person];
  await ada.page.getByText('Le chiavi delle carte sono divise: le hai posate tu.').waitFor();
  await bea.page.getByText('Le chiavi delle carte sono divise: le ha posate Ada.').waitFor();
  const link = await invitation(ada);
  const wanda = await house.enter('Wanda', link);
  await embark(three, CAST);
  await tap(ada, 'Leggi la prima carta');
  await enter(ada, 'La soffitta');
  await recon(three, [1, 2, 3]);
  for (const person of [...three, wanda]) await headline(person, /Raccontate/);

  // Bea’s page puts the key of her card together, nobody else's does.
  expect(await reads(bea, 'La tua 2')).toContain(SHELF);
  for (const person of [ada, carl, wanda]) await lacks(person, SHELF, UNREAD);
  await lacks(bea, UNREAD);
  await wanda.page.getByText('Vedi quello che vedono tutti').waitFor();
  expect(await wanda.page.getByRole('button', { name: /^Leggi: / }).count()).toBe(0);
  await lookAround(wanda, 'company-watcher');
  await tap(bea, 'Copri');

  // Carl goes: Bea plays for him, and reads and tells his card in his place, until he is back.
  await carl.page.close();
  await tap(bea, 'Gioca per Carl');
  expect(await reads(bea, 'La tua 3')).toContain(SILL);
  await lookAround(bea, 'company-stand-in');
  await tap(bea, 'Copri');
  await tap(ada, 'L’ho detto a voce');
  for (const _ of ['Bea', 'Carl']) await tap(bea, 'L’ho detto a voce');
  for (const person of [ada, bea, wanda]) await headline(person, /Che cosa fate/);
  const back = await again(carl, link);
  await headline(back, /Che cosa fate/);
  expect(await reads(back, 'La tua 3')).toContain(SILL);
  await lacks(back, SHELF, UNREAD);
  await lacks(wanda, SHELF, SILL, UNREAD);

  // Dino sits down while the run is on: he sees what all see.
  const dino = await house.enter('Dino', link);
  await tap(dino, 'Siediti');
  const window = dino.page.locator('tv-sit');
  await window.getByLabel('Il tuo nome').fill('Dino');
  await window.getByRole('button', { name: 'Siediti', exact: true }).click();
  await window.waitFor({ state: 'hidden' });
  await dino.page.getByText('Vedi quello che vedono tutti').waitFor();
  await lacks(dino, SHELF, SILL, UNREAD);

  // All vote, he too: the run is given up, and in the next one he plays.
  const four = [ada, bea, back, dino];
  await tap(ada, 'Abbandona l’incursione');
  await sure(ada, 'Sì, propongo di abbandonare');
  await agreed(four, ada);
  for (const person of [ada, bea, back]) await headline(person, /Incursione abbandonata/);
  await ada.page.getByText('Avete deciso insieme di fermarvi prima della fine').waitFor();
  await ada.page.getByText('Aspettiamo Dino').first().waitFor();
  await tap(dino, 'Prendo Mirella');
  await lookAround(ada, 'company-end');
  await tap(ada, 'Un’altra incursione');
  for (const person of [...four, wanda]) await headline(person, /Chi comincia/);
  await tap(ada, 'Comincia Ada');
  await agreed(four, ada);
  await tap(ada, 'Leggi la prima carta');
  await enter(ada, 'La soffitta');
  await recon(four, [1, 2, 3, 4]);
  for (const person of [...four, wanda]) await headline(person, /Raccontate/);
  // His page puts its key together as the others’ do.
  expect(await reads(dino, 'La tua 4')).toContain(NOTEBOOK);
  for (const person of [ada, bea, back, wanda]) await lacks(person, NOTEBOOK);
  for (const person of [...four, wanda])
    expect(person.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
}, 1_200_000);

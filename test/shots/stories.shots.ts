/**
 * TIME Stories in pictures. The learning mission by four, as far as its first visit in the help goes, so that nothing is told before its
 * time.
 */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import { headline } from '../e2e/helpers/people.ts';
import { type Cast, embark, enter, gather, reads, recon, tap } from '../e2e/helpers/stories.ts';
import { take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const CAST: Cast = [
  ['Giulia', 'Vera Lume'],
  ['Marco', 'Nando'],
  ['Sofia', 'Ottavio'],
  ['Dario', 'Mirella'],
];

test('TIME Stories', async () => {
  const all = await gather(house, CAST, /Prova microfono/);
  const [giulia, marco, sofia, dario] = all as readonly [Person, Person, Person, Person];
  await take(giulia, 'stories-lobby');
  await take(giulia, 'stories-lobby-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
  await embark(all, CAST);
  await tap(giulia, 'Leggi la prima carta');
  await headline(giulia, /Scegli dove andare/);
  await take(giulia, 'stories-map');
  await enter(giulia, 'La soffitta');
  await headline(dario, /Ognuno prende/);
  await take(dario, 'stories-recon-half', { size: 'half' });
  await take(marco, 'stories-recon-phone', { size: 'phone' });
  // Sofia has the window sill, whose words the help shows to everybody.
  await recon(all, [1, 2, 3, 4]);
  for (const person of all) await headline(person, /Raccontate/);
  await reads(sofia, 'La tua 3');
  await take(sofia, 'stories-reading');
  await take(sofia, 'stories-reading-phone-dark', { size: 'phone', dark: true });
  for (const person of all) await tap(person, 'L’ho detto a voce');
  for (const person of all) await headline(person, /Che cosa fate/);
  await tap(sofia, /^Tenta con Orecchio/);
  await headline(dario, /prova di Orecchio/);
  await take(sofia, 'stories-test-dark', { dark: true });
  await take(sofia, 'stories-test-phone', { size: 'phone' });
  await take(dario, 'stories-help-laptop-en', { size: 'laptop', lang: 'en' });
});

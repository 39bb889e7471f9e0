/** Chrononauts and the laboratory's table in pictures: what is dealt by everybody, played by two. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import { chooseOld } from '../e2e/helpers/old-game.ts';
import { headline, invitation, press, sitDown } from '../e2e/helpers/people.ts';
import { take } from './camera.ts';

/** Decks are shuffled by all before anything else; that takes its time on a busy machine. */
const PATIENCE_MS = 120_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Ada and Bea at a table of this game, which has begun. */
async function two(game: string, short: string): Promise<readonly [Person, Person]> {
  const ada = await house.enter('Ada', house.url);
  ada.page.setDefaultTimeout(PATIENCE_MS);
  if (game === 'laboratory') await chooseOld(ada, game);
  else await ada.page.getByRole('radio', { name: game }).check();
  await press(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const bea = await house.enter('Bea', link);
  bea.page.setDefaultTimeout(PATIENCE_MS);
  await sitDown(bea);
  await press(ada, `Apparecchia ${short}`);
  return [ada, bea];
}

test('Chrononauts', async () => {
  const [ada, bea] = await two('Chrononauts', 'Chrononauts');
  const all = [ada, bea];
  await headline(bea, /Che cosa si gioca/);
  await take(ada, 'chrononauts-lobby');
  await take(bea, 'chrononauts-lobby-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
  await press(bea, 'Date le carte');
  for (const person of all) await headline(person, /Chi comincia/);
  await take(ada, 'chrononauts-start-phone', { size: 'phone' });
  for (const [i, person] of all.entries()) {
    await person.page.getByPlaceholder('21:40').fill(`0${i + 1}:15`);
    await press(person, 'Scrivi l’ora');
    await press(person, 'Tieni l’identità');
  }
  for (const person of all) await headline(person, /Tocca a/);
  const first = await Promise.race(
    all.map(async (person) => {
      await person.page.getByRole('button', { name: 'Pesca', exact: true }).waitFor();
      return person;
    }),
  );
  const other = first === ada ? bea : ada;
  await press(first, 'Pesca');
  const hand = first.page.getByRole('list', { name: 'La tua mano' }).getByRole('button');
  await hand.nth(3).waitFor();
  await take(first, 'chrononauts-table');
  await take(first, 'chrononauts-table-half-en', { size: 'half', lang: 'en' });
  await take(first, 'chrononauts-table-phone', { size: 'phone' });
  await take(other, 'chrononauts-table-dark', { dark: true });
  await take(other, 'chrononauts-waits-phone-dark-contrast', { size: 'phone', dark: true, contrast: true });
  // One that can be played, where there is one: with what it can be aimed at.
  const playable = hand.filter({ hasText: 'si può giocare' });
  await ((await playable.count()) > 0 ? playable : hand).first().click();
  await take(first, 'chrononauts-card');
  await take(first, 'chrononauts-card-phone-dark', { size: 'phone', dark: true });
});

test('Laboratory', async () => {
  const [ada, bea] = await two('laboratory', 'il Laboratorio');
  await press(ada, 'Mescolate tutti');
  await ada.page.getByText('mescolato da').first().waitFor();
  await press(bea, /^Distribuisci 5/);
  const card = ada.page
    .getByRole('list', { name: 'La tua mano' })
    .getByRole('button', { name: / di \p{L}+.*, \d+ di 5$/u });
  await card.nth(4).waitFor();
  await take(ada, 'laboratory');
  await take(ada, 'laboratory-half-dark', { size: 'half', dark: true });
  await card.first().click();
  await take(ada, 'laboratory-card-phone-en', { size: 'phone', lang: 'en' });
});

/**
 * A prototype on the free table in real browsers: one prepares it while the other is there, with a deck that is written, pieces that are named
 * and put in order; then both play with it, the other on a phone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { type House, openHouse, type Person } from './house.ts';
import { look } from './look.ts';
import { freeTable } from './free-table.ts';
import { press } from './people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const piece = ({ page }: Person, name: string | RegExp): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name, ...(typeof name === 'string' && { exact: true }) });
const lies = (person: Person, name: string | RegExp): Promise<void> =>
  piece(person, name).first().waitFor({ state: 'attached' });

test('a prototype is written, edited and played by two, one of them on a phone', async () => {
  const [ada, bea] = (await freeTable(house, [['Bea', { width: 390, height: 844, touch: true }]])) as [Person, Person];
  await press(ada, /^Scatola vuota/);
  await lies(bea, /^mazzo di 60 carte/);

  // A deck of six cards, written as a list.
  await press(ada, 'prepara');
  await bea.page.getByText('Ada: tavolo in preparazione').first().waitFor({ state: 'attached' });
  const panel = ada.page.getByRole('region', { name: 'Prepara il tavolo' });
  await look(ada, 'sandbox-prepare-table');
  expect(await findings(ada)).toEqual([]);
  await panel.locator('input[name=name]').fill('Mostri');
  await panel.locator('textarea[name=cards]').fill('Drago | D | ✶\n3x Orco | O\n2x Elfo');
  await press(ada, 'Aggiungi il mazzo');
  await lies(bea, /^mazzo di 6 carte, in ordine/);

  // Six cubes in a line, then what they are called, and one of them alone.
  for (const person of [ada, bea]) await lies(person, 'Cubo');
  const cubes = piece(ada, 'Cubo');
  // The uppermost of each heap of eight.
  await cubes.nth(7).click();
  for (const i of [15, 23, 31]) await cubes.nth(i).click({ modifiers: ['Shift'] });
  await panel.getByRole('button', { name: 'Allinea in alto' }).click();
  await panel.getByRole('button', { name: 'Distanze uguali in riga' }).click();
  await look(ada, 'sandbox-prepare-order');
  await cubes.nth(47).click();
  const name = panel.getByRole('textbox', { name: 'Nome', exact: true });
  await name.fill('Re dei cubi');
  await name.press('Tab');
  await lies(ada, 'Re dei cubi');
  await look(ada, 'sandbox-prepare-piece');
  expect(await findings(ada)).toEqual([]);
  await press(ada, 'Apparecchiato');
  await lies(bea, 'Re dei cubi');

  // Both draw from the new deck: each reads the own card, and no page the other's.
  await piece(ada, /^mazzo di 6 carte/).click();
  await press(ada, 'Mescola');
  await press(ada, 'Distribuisci');
  await press(ada, '3 carte a testa');
  const own = (person: Person): ReturnType<Person['page']['locator']> =>
    person.page.locator('tv-hand').getByRole('button', { name: /^(Drago|Orco|Elfo), 1 di 3$/ });
  for (const person of [ada, bea]) await own(person).waitFor();
  await own(bea).click();
  await look(bea, 'sandbox-prepare-phone');
  const card = (await own(bea).innerText()).split(',')[0]!;
  await press(bea, 'Scopri');
  await lies(ada, new RegExp(`^${card}(?:,|$)`, 'u'));
  expect([ada, bea].flatMap(({ console }) => console.filter((line) => /error/iu.test(line)))).toEqual([]);
});

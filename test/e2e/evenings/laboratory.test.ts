/**
 * A joint deck in real browsers. Four people do with it what one does at a table, one closes the page for good, a fifth comes and draws.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { chooseOld } from '../helpers/old-game.ts';
import { invitation, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const tap = (person: Person, name: string | RegExp): Promise<void> =>
  person.page.getByRole('button', { name }).first().click();
const says = (person: Person, what: string | RegExp): Promise<void> =>
  person.page.getByText(what).first().waitFor({ state: 'attached' });
const everywhere = async (people: readonly Person[], what: string | RegExp): Promise<void> =>
  void (await Promise.all(people.map((person) => says(person, what))));

/** The own cards, as a screen reader says them; waits until there are so many and all can be read. */
async function handOf(person: Person, count: number): Promise<readonly string[]> {
  const hand = person.page.getByRole('list', { name: 'La tua mano' });
  const card = hand.getByRole('button', { name: new RegExp(` di \\p{L}+.*, \\d+ di ${count}$`, 'u') });
  if (count > 0) await card.nth(count - 1).waitFor();
  return card.allInnerTexts();
}
const pick = async (person: Person, i: number, of: number): Promise<void> =>
  person.page
    .getByRole('list', { name: 'La tua mano' })
    .getByRole('button', { name: `, ${i} di ${of}` })
    .click();

test('a deck that nobody holds alone, in five real browsers', async () => {
  const ada = await house.enter('Ada', house.url);
  await chooseOld(ada, 'laboratory');
  await tap(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const others: Person[] = [];
  for (const [name, options] of [
    ['Bea', { width: 720, height: 450 }],
    ['Carl', { width: 390, height: 844 }],
    ['Dino', { dark: true }],
  ] as const) {
    const person = await house.enter(name, link, options);
    await sitDown(person);
    others.push(person);
  }
  const [bea, carl, dino] = others as [Person, Person, Person];
  const all = [ada, bea, carl, dino];
  await tap(ada, 'Apparecchia il Laboratorio');
  await everywhere(all, 'da mescolare');
  await everywhere([ada], 'Il mazzo lo custodite in 4: 3 insieme potrebbero sbirciare');
  await look(ada, 'laboratory-new');

  // Shuffled by all, five each: everybody reads the own five, and no card is in two hands.
  await tap(ada, 'Mescolate tutti');
  await everywhere(all, 'mescolato da Ada, Bea, Carl e Dino');
  await tap(bea, 'Distribuisci 5 a testa');
  const hands = await Promise.all(all.map((person) => handOf(person, 5)));
  const faces = hands.flat().map((text) => text.split(',')[0]);
  expect(new Set(faces).size).toBe(20);
  await look(ada, 'laboratory-dealt');
  await look(bea, 'laboratory-half');
  await look(carl, 'laboratory-phone');
  await look(dino, 'laboratory-dark');

  // Stolen, shown, put back, discarded, taken in.
  await tap(carl, /^Ada/u);
  await tap(carl, 'Ruba una carta ad Ada');
  await tap(carl, 'dorso 1');
  await handOf(carl, 6);
  const left = await handOf(ada, 4);
  await pick(ada, 1, 4);
  await look(ada, 'laboratory-card');
  await tap(ada, 'Mostra a Dino');
  await says(dino, `vedi ${left[0]!.split(',')[0]}`);
  await pick(bea, 1, 5);
  await tap(bea, 'Rimetti sotto il mazzo');
  await handOf(bea, 4);
  await pick(dino, 2, 5);
  await tap(dino, 'Scarta');
  await handOf(dino, 4);
  await tap(ada, /^Scoperte/u);
  await tap(ada, 'Riprendi e mescolate tutti');
  await everywhere(all, 'Qui vanno le carte scoperte');
  await everywhere(all, /^34$/u);

  // Dice of the keepers.
  await tap(ada, /^Dadi/u);
  for (let n = 2; n < 6; n++) await ada.page.getByRole('button', { name: 'un dado in più' }).click();
  await ada.page.getByRole('button', { name: 'd10', exact: true }).click();
  await tap(ada, 'Tira 6d10');
  await everywhere(all, 'Ada · 6d10');
  await look(ada, 'laboratory-dice');
  await look(carl, 'laboratory-phone-later');

  // One closes the page for good: the table takes the hand back into the deck, without having seen it.
  await dino.context.close();
  const rest = [ada, bea, carl];
  await everywhere(rest, /non c’è · 4 carte/u);
  await tap(ada, /^Dino/u);
  await tap(ada, /Rimetti la sua mano nel mazzo/u);
  await look(ada, 'laboratory-away');
  await tap(bea, /^Dino/u);
  await tap(bea, /Rimetti la sua mano nel mazzo/u);
  // Somebody who might still come back is waited for: half a minute, in which a busy page may not have said so.
  const back = Promise.all(rest.map(({ page }) => page.getByText(/^38$/u).first().waitFor()));
  await Promise.race([says(ada, 'Aspettiamo Dino: dopo mezzo minuto fanno i custodi.'), back]);
  await back;
  await everywhere(rest, 'mescolato da Ada, Bea e Carl');

  // A fifth comes and draws.
  const elsa = await house.enter('Elsa', link);
  await elsa.page.getByRole('button', { name: 'Siediti', exact: true }).click();
  const window = elsa.page.locator('tv-sit');
  await window.getByLabel('Il tuo nome').fill('Elsa');
  await window.getByRole('button', { name: 'Siediti', exact: true }).click();
  await everywhere([...rest, elsa], 'Elsa');
  await elsa.page.getByRole('heading', { name: 'La tua mano' }).waitFor();
  await tap(elsa, 'Pesca una carta');
  expect(await handOf(elsa, 1)).toHaveLength(1);
  await everywhere([...rest, elsa], /^37$/u);
  await look(elsa, 'laboratory-newcomer');
  for (const person of [...rest, elsa]) expect(person.console.filter((line) => /error/iu.test(line))).toEqual([]);
  for (const person of [...rest, elsa]) await person.context.close();
});

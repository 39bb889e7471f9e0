/**
 * Evenings with the shipped boxes in real browsers: scopa by four with the Italian cards, one of them on a phone, one by keyboard alone.
 * And tombola by six, until somebody has covered a number that was called.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeTable } from '../helpers/free-table.ts';
import { type House, openHouse, type Person, type PersonOptions } from '../helpers/house.ts';
import { markPointers, tabTo } from '../helpers/keys.ts';
import { look } from '../helpers/look.ts';
import { press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Locator = ReturnType<Person['page']['locator']>;
const option = ({ page }: Person, name: string | RegExp): Locator => page.getByRole('option', { name });
const inHand = ({ page }: Person): Locator => page.locator('tv-hand').getByRole('button');
const there = (people: readonly Person[], name: string | RegExp): Promise<unknown> =>
  Promise.all(people.map((person) => option(person, name).first().waitFor({ state: 'attached' })));

/** A free table with a box on it. @param more those who come, after the first */
async function table(
  box: RegExp,
  more: readonly (readonly [string, PersonOptions])[],
): Promise<readonly [Person, ...Person[]]> {
  const all = await freeTable(house, more);
  await press(all[0], box);
  return all;
}

/** By keyboard alone: with Tab to a button, and Enter on it. */
async function key(person: Person, button: Locator): Promise<void> {
  await tabTo(person, button);
  await person.page.keyboard.press('Enter');
}

test('scopa by four, one on a phone and one by keyboard alone: dealt, played, taken, and dealt again', async () => {
  const people = await table(/^Carte italiane/, [
    ['Bea', { width: 390, height: 844, touch: true }],
    ['Carl', { before: markPointers }],
    ['Dino', { width: 1366, height: 650, dark: true }],
  ]);
  const [ada, bea, carl, dino] = people as unknown as readonly [Person, Person, Person, Person];
  await there(people, /^mazzo di 40 carte/);
  // From here on Carl has no pointer.
  await carl.page.evaluate(() => document.documentElement.removeAttribute('data-pointed'));
  await option(ada, /^mazzo di 40 carte/).click();
  await press(ada, 'Mescola');
  await there(people, /^mazzo di 40 carte, mescolato, sotto chiave/);

  await option(ada, /^mazzo di 40 carte/).click();
  await press(ada, 'Distribuisci');
  for (const _ of [4, 3]) await press(ada, 'uno in meno');
  await press(ada, '3 carte a testa');
  await Promise.all(people.map((person) => inHand(person).nth(2).waitFor()));
  await there(people, /^mazzo di 28 carte/);
  for (let left = 28; left > 24; left--) {
    await option(ada, new RegExp(`^mazzo di ${left} carte`, 'u')).click();
    await press(ada, 'Scopri la prima');
    await there(people, new RegExp(`^mazzo di ${left - 1} carte`, 'u'));
  }
  await Promise.all([ada, bea, dino].map((person) => look(person, `scopa-${person.name.toLowerCase()}`)));

  // Each plays a card face up: by mouse, by finger, by keyboard.
  const played: string[] = [];
  for (const person of [ada, bea, dino]) {
    const card = inHand(person).first();
    played.push((await card.innerText()).split(',')[0]!);
    if (person === bea) await card.tap();
    else await card.click();
    await press(person, 'Scoperta');
  }
  played.push((await inHand(carl).first().innerText()).split(',')[0]!);
  await key(carl, inHand(carl).first());
  await key(carl, carl.page.getByRole('button', { name: 'Scoperta', exact: true }));
  for (const card of played) await there(people, new RegExp(`^${card}`, 'u'));

  // What was played goes to somebody's tricks, by buttons.
  for (const card of played) await option(dino, new RegExp(`^${card}`, 'u')).click({ modifiers: ['Shift'] });
  await press(dino, 'Raccogli in un mazzo');
  await there(people, /^mazzo di 4 carte/);
  await option(dino, /^mazzo di 4 carte/).click();
  const into = dino.page.getByRole('button', { name: /^Metti in: Prese/ });
  if ((await into.count()) === 0) await press(dino, 'altro…');
  await into.first().click();
  await there(people, /^Prese di (?:qua|là), 4 pezzi/);
  await look(ada, 'scopa-taken');

  // The next hand with one press: hands, table and tricks come back.
  await option(carl, 'Da capo').first().waitFor({ state: 'attached' });
  await option(ada, 'Da capo').first().click();
  // A person who is asked reads what will be done.
  await ada.page.getByRole('status').getByText('«Da capo» farà così').waitFor();
  await press(ada, 'Sì');
  await there(people, /^mazzo di 40 carte/);
  for (const person of people) await inHand(person).first().waitFor({ state: 'detached' });
  await look(ada, 'scopa-again');
  expect(await carl.page.evaluate(() => document.documentElement.dataset['pointed'])).toBeUndefined();
  for (const { console: lines } of people)
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});

test('tombola by six: numbers are shuffled and called, everybody sees the same one, and a bean covers it', async () => {
  const small = { width: 720, height: 450 };
  const people = await table(/^Tombola/, [
    ['Bea', { width: 390, height: 844, touch: true }],
    ['Carl', small],
    ['Dino', small],
    ['Elena', small],
    ['Fabio', small],
  ]);
  const [ada, bea] = people as unknown as readonly [Person, Person];
  // A low screen begins with what it can show legibly; what lies outside isn't on the page.
  await there(people, /^Cartella/);
  for (const person of people) await press(person, 'Tutto il tavolo');
  await there(people, /^mazzo di 90 carte/);
  await there(people, /^Cartella 24/);
  await look(ada, 'tombola');
  await option(ada, /^mazzo di 90 carte/).click();
  await press(ada, 'Mescola');
  await there(people, /^mazzo di 90 carte, mescolato/);
  const called = new Set<string>();
  for (let left = 90; left > 87; left--) {
    await option(ada, new RegExp(`^mazzo di ${left} carte`, 'u'))
      .first()
      .click();
    await press(ada, 'Scopri la prima');
    await there(people, new RegExp(`^mazzo di ${left - 1} carte`, 'u'));
  }
  for (const person of people) {
    const numbers = person.page.locator('tv-surface [role=option][aria-label]');
    const all = await numbers.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
    called.add(
      all
        .filter((name) => /^\d{1,2}$/u.test(name))
        .toSorted((a, b) => Number(a) - Number(b))
        .join(),
    );
  }
  expect([called.size, [...called][0]!.split(',').length]).toEqual([1, 3]);

  // A bean goes onto the own card, from the list of everything that lies there.
  await press(bea, 'elenco');
  await bea.page
    .getByRole('button', { name: /^Fagiolo/ })
    .first()
    .click();
  await bea.page.keyboard.press('Enter');
  for (const _ of [1, 2, 3]) await bea.page.keyboard.press('Shift+ArrowDown');
  await bea.page.keyboard.press('Enter');
  await ada.page.getByText('Bea sposta un pezzo').first().waitFor({ state: 'attached' });
  await look(bea, 'tombola-phone');
  for (const { console: lines } of people)
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});

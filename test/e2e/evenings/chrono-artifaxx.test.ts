/** Artifaxx by two in real browsers: no history, hands and things, until a mission is done. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, draw, drawer, lose, noFaults, passAll, play, resolve, takeUp, turnDone } from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, press, sure } from '../helpers/people.ts';
import { copies } from '../helpers/stacked.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const stack = {
  drawPile: copies({ ark: 5, grail: 5, menorah: 5, 'get-there-first': 3 }),
  missionDeck: copies({ 'sacred-vault': 4 }),
};
const THINGS = [/Arca/, /Calice/, /Candelabro/];

/** What of the own mission lies before its owner. */
async function met({ page }: Person): Promise<readonly string[]> {
  return page
    .getByRole('region', { name: 'Missione' })
    .getByRole('listitem')
    .filter({ hasText: /c’è/ })
    .allInnerTexts();
}

/** Takes what is missing from the other one, if the hand can. */
async function take(person: Person, done: readonly string[]): Promise<boolean> {
  if (!(await takeUp(person, /Sotto il naso.*si può giocare/))) return false;
  const aims = person.page.getByRole('group', { name: 'Su quale?' }).getByRole('button');
  const names = await aims.allInnerTexts();
  const at = names.findIndex((name) =>
    THINGS.some((thing) => thing.test(name) && !done.some((one) => thing.test(one))),
  );
  if (names.length > 0 && at >= 0) await aims.nth(at).click();
  if (names.length > 0 && at < 0) return false;
  await person.page.getByRole('button', { name: /^Gioca/ }).click();
  await turnDone(person);
  return true;
}

async function turn(person: Person): Promise<void> {
  const done = await met(person);
  for (const thing of THINGS) if (!done.some((one) => thing.test(one)) && (await resolve(person, thing))) return;
  if (await take(person, done)) return;
  if (await play(person, /Oggetto/)) return turnDone(person);
  await lose(person);
}

test('[CH-246, CH-275] two play Artifaxx until a mission is done, and go on talking', async () => {
  const { people } = await deal(house, {
    names: ['Ada', 'Bea'],
    stack,
    mode: 'Artifaxx',
    rules: { 'Chi comincia': 'tirano i dadi' },
    options: [{}, { dark: true }],
  });
  await Promise.all(people.map((person) => headline(person, /Tocca a/)));
  expect(await people[0]!.page.getByRole('grid').count()).toBe(0);
  await passAll(people);
  for (let n = 0; n < 40; n++) {
    const who = await drawer(people);
    await draw(who);
    await turn(who);
    if ((await met(who)).length === 3) {
      await lookAround(who, 'chrono-artifaxx');
      await press(who, 'Missione compiuta');
      await sure(who, 'Sì, davvero');
      await headline(who, /Hai vinto/);
      break;
    }
    await press(who, 'Finisci il turno');
  }
  await Promise.all(people.map((person) => headline(person, /Hai vinto|Vince/)));
  const [ada, bea] = people as [Person, Person];
  await press(ada, /^Due parole/);
  await ada.page.getByLabel('Scrivi al tavolo').fill('E se il Titanic avesse virato?');
  await press(ada, 'Invia');
  await bea.page.getByText('E se il Titanic avesse virato?').first().waitFor();
  await lookAround(bea, 'chrono-artifaxx-over', ['desk', 'phone']);
  noFaults(people);
});

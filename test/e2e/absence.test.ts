/**
 * Three at a game of cards, and the page of whoever has the turn is closed: the others are offered what can be done. Once that person comes back
 * by themselves; once somebody else opens the link, gets the seat with its hand, and plays the turn.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, draw, drawer, held, lose, noFaults, readable } from './chrono.ts';
import { type House, openHouse, type Person } from './house.ts';
import { look, lookAround } from './look.ts';
import { press } from './people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Until all of them are offered something; says in how many seconds each was. It is told and not asserted: others use the machine. */
async function offered(others: readonly Person[], name: string, closed: number): Promise<void> {
  const seconds = await Promise.all(
    others.map(async ({ page }) => {
      await page.getByText(new RegExp(`${name} è via dal.*: si aspetta la sua mossa`)).waitFor();
      return ((performance.now() - closed) / 1000).toFixed(1);
    }),
  );
  console.log(`the others were offered what can be done ${seconds.join(' and ')} s after ${name}’s page was closed`);
}

const offer = ({ page }: Person): ReturnType<Person['page']['getByRole']> =>
  page.getByRole('button', { name: 'Che si fa?', exact: true });

test('[I21] [I36] [C13] whoever drops in their turn is missed by all, comes back, or is followed by somebody who reads the hand and plays on', async () => {
  const { people, link } = await deal(house, {
    names: ['Ada', 'Bea', 'Carlo'],
    rules: { 'Chi comincia': 'tirano i dadi', 'Si può cambiare identità': 'no' },
    options: [{}, { width: 720, height: 900 }, { width: 390, height: 844 }],
  });
  const on = await drawer(people);
  const others = people.filter((person) => person !== on);
  const [first, second] = others as [Person, Person];
  await readable(on);
  const hand = await held(on);

  let closed = performance.now();
  await on.page.close();
  await offered(others, on.name, closed);
  for (const person of others) await look(person, `absence-offer-${person.page.viewportSize()!.width}`);
  const back: Person = { ...on, page: await on.context.newPage() };
  await back.page.goto(link);
  for (const { page } of others) await page.getByText(`${on.name} è di nuovo qui.`).waitFor();
  for (const person of others) expect(await offer(person).count()).toBe(0);
  await look(first, 'absence-back');
  await expect.poll(() => held(back)).toEqual(hand);

  closed = performance.now();
  await on.context.close();
  await offered(others, on.name, closed);
  await offer(first).click();
  const window = first.page.locator('tv-absence');
  await window.getByText('Dare il posto a un’altra persona').waitFor();
  // The game hears of it later than the people, and has a way of its own from then on.
  await window.getByRole('button', { name: 'Per me si va avanti' }).waitFor();
  await lookAround(first, 'absence-window');
  await press(second, 'Aspettiamo');
  await press(first, 'Invita qualcuno');
  expect(await first.page.getByLabel('Link dell’invito', { exact: true }).inputValue()).toBe(link);
  await first.page.keyboard.press('Escape');

  const dino = await house.enter('Dino', link, { width: 390, height: 844 });
  await press(dino, 'Chiedi il posto…');
  await dino.page.getByLabel('Il tuo nome').fill('Dino');
  await look(dino, 'absence-newcomer');
  await press(dino, 'Chiedi il posto');
  await dino.page.getByText(`Hai chiesto il posto di ${on.name}`).waitFor();
  await second.page.getByText(`Dino chiede di giocare al posto di ${on.name}.`).waitFor();
  await lookAround(second, 'absence-give');
  for (const person of others) await press(person, 'Sì, gioca Dino');
  for (const { page } of others)
    await page
      .getByText(/Tocca a Dino/)
      .first()
      .waitFor();
  await expect.poll(() => held(dino)).toEqual(hand);
  await draw(dino);
  await lose(dino);
  await press(dino, 'Finisci il turno');
  await look(dino, 'absence-played');
  expect(others).toContain(await drawer(others));
  noFaults([...others, dino]);
  for (const { context } of [...others, dino]) await context.close();
});

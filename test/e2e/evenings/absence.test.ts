/**
 * Three at a game of cards, and the page of whoever has the turn is closed: the others are offered what can be done. Once that person comes
 * back by themselves; once somebody else opens the link, gets the seat with its hand, and plays the turn. And two, of whom one's line is
 * cut. These are too few to agree on anything, so the other goes on alone, and gives the seat away then.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, draw, drawer, held, lose, noFaults, readable } from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look, lookAround } from '../helpers/look.ts';
import { lineTo } from '../helpers/line.ts';
import { giveClue, headline, invitation, makeTable, press, sitDown, touch, wholeKey } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Until all of them are offered something; says in how many seconds each was. It is told and not asserted: others use the machine. */
async function timed(others: readonly Person[], since: number, what: string): Promise<void> {
  const seconds = await Promise.all(
    others.map(async (person) => {
      await offer(person).waitFor();
      return ((performance.now() - since) / 1000).toFixed(1);
    }),
  );
  console.log(`the others were offered what can be done ${seconds.join(' and ')} s after ${what}`);
}

async function offered(others: readonly Person[], name: string, closed: number): Promise<void> {
  await timed(others, closed, `${name}’s page was closed`);
  for (const { page } of others)
    await page.getByText(new RegExp(`${name} è via dal.*: si aspetta la sua mossa`)).waitFor();
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

test('[I37] [G3] one of two goes on without the other, whose line was cut, and gives the seat to somebody who plays on', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const line = await lineTo(Number(new URL(house.url).port));
  const door = new URL(link);
  door.port = String(line.port);
  const marco = await house.enter('Marco', door.href, { width: 720, height: 450 });
  await sitDown(marco);
  await press(giulia, 'Apparecchia Codenames');
  await press(giulia, 'Scegli come');
  await giulia.page.getByRole('radio', { name: 'Tutti insieme' }).check();
  await press(giulia, 'Va bene così');
  await press(giulia, /Faccio da capospia/);
  await press(marco, 'Stendi le figure');
  await headline(marco, /indizio/);
  const own = (await wholeKey(giulia)).indexOf('Rossi') + 1;
  await giveClue(giulia, 'MARE', 1);
  await headline(marco, /scegliete/);

  const cut = performance.now();
  line.cut();
  await timed([giulia], cut, 'Marco’s line was cut');
  await giulia.page.getByText(/Senza conferme da Marco siete in pochi/).waitFor();
  line.mend();
  await giulia.page.getByText('Marco è di nuovo qui.').waitFor();

  const closed = performance.now();
  await marco.context.close();
  await timed([giulia], closed, 'Marco’s page was closed');
  await offer(giulia).click();
  await giulia.page.locator('tv-absence').getByText('Siete in pochi per confermare').waitFor();
  await lookAround(giulia, 'absence-two');
  await giulia.page.locator('tv-absence').getByRole('button', { name: 'Avanti senza…' }).click();
  await press(giulia, 'Avanti senza Marco');
  await giulia.page.getByText('Il tavolo ha un nuovo link').first().waitFor();
  const nadia = await house.enter('Nadia', await invitation(giulia), { width: 390, height: 844 });
  await press(nadia, 'Chiedi il posto…');
  await nadia.page.getByLabel('Il tuo nome').fill('Nadia');
  await press(nadia, 'Chiedi il posto');
  await press(giulia, 'Sì, gioca Nadia');
  await touch(nadia, own, 'Rossi');
  await giulia.page.getByText('Nadia').first().waitFor();
  noFaults([giulia, nadia]);
  line.close();
  for (const { context } of [giulia, nadia]) await context.close();
});

/** Choosing whom one plays with, in real browsers: somebody is sent away, and the table goes on under another link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { invitation, leftAlone, makeTable, press, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('three send the fourth away: new link, same seats, and the old link leads nowhere for strangers', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const others: Person[] = [];
  for (const name of ['Marco', 'Sofia', 'Dario']) {
    const person = await house.enter(name, link);
    await person.page.getByLabel('Il tuo nome').waitFor();
    await sitDown(person);
    others.push(person);
  }
  const [marco, sofia, dario] = others as [Person, Person, Person];
  await press(host, 'A tavola');
  await press(host, 'Altro su Dario');
  await press(host, 'Togli dal tavolo');
  await look(host, 'company-kick-ask');
  await press(host, 'Togli Dario');
  // Those who count by then decide how many must agree: with enough of them the table has gone on before the last one says so.
  const gone = (person: Person): Promise<void> => person.page.getByText('Il tavolo ha un nuovo link').first().waitFor();
  for (const person of [marco, sofia]) await Promise.any([press(person, 'Sì'), gone(person)]);
  await dario.page.getByText('Non sei più a questo tavolo').waitFor();
  await look(dario, 'company-kicked');
  for (const person of [host, marco, sofia]) {
    await person.page.getByText('Il tavolo ha un nuovo link').first().waitFor();
    await expect.poll(() => person.page.locator('tv-lobby .place .name', { hasText: 'Dario' }).count()).toBe(0);
  }
  await look(host, 'company-kick-done');
  await host.page.keyboard.press('Escape');
  const now = await invitation(host);
  expect(now).not.toBe(link);
  await expect.poll(() => invitation(sofia)).toBe(now);

  // A reload finds the table by the address as it stands, and the seat.
  await marco.page.reload();
  await marco.page.getByText('A voce sei').waitFor();
  await expect.poll(() => invitation(marco)).toBe(now);
  // One page that comes by the old link goes where its device belongs; a stranger's is told.
  const stranger = await house.enter('Tom', link);
  await stranger.page.getByText('Questo link è vecchio').waitFor();
  const friend = await house.enter('Elena', now);
  await friend.page.getByLabel('Il tuo nome').waitFor();
  await sitDown(friend);
  await host.page.locator('tv-lobby .place', { hasText: 'Elena' }).waitFor();
});

test('one of two goes on without the other, who finds a note on return and follows', async () => {
  const { host, link, other: marco } = await leftAlone(house, 'Giulia', 'Marco');
  await press(marco, 'Avanti senza…');
  await press(marco, 'Avanti senza Giulia');
  await marco.page.getByText('Il tavolo ha un nuovo link').first().waitFor();
  const back = { ...host, page: await host.context.newPage() };
  await back.page.goto(link);
  await back.page.getByRole('heading', { name: 'Gli altri sono andati avanti' }).waitFor();
  await press(back, 'Seguili');
  await back.page.getByText('A voce sei').waitFor();
  await back.page.locator('tv-lobby .place', { hasText: 'Marco' }).waitFor();
  const there = await invitation(marco);
  await expect.poll(() => invitation(back)).toBe(there);
  for (const person of [back, marco]) await person.context.close();
});

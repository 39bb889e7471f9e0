/** An evening of Lupus for nine: one of them moderates. A page is loaded anew in mid-night, and by day the part is handed over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { button, choose, day, gather, held, pick, said } from '../helpers/lupus.ts';
import { headline, sure } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Zoe', 'Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gina', 'Ivo'] as const;

test('[LU-195] nine people, one of whom moderates: a reload in mid-night loses nothing, and the part is handed over by day', async () => {
  const all = await gather(
    house,
    NAMES.map((name) => [name] as const),
  );
  const [zoe, ...players] = all as [Person, ...Person[]];
  await zoe.page.getByRole('radio', { name: 'Una persona, che non gioca' }).check({ force: true });
  await zoe.page.getByText('Zoe modera: sa tutto').waitFor();
  await choose(zoe, 'La notte', 'tutti insieme, circa 50 secondi');
  await choose(zoe, 'Il passo della notte', 'con calma');
  for (const person of players) await button(person, 'Per me va bene così').click();
  await button(zoe, 'Si comincia: la prima notte').click();

  for (const person of players) await headline(person, /Prima notte/);
  await zoe.page.getByText('Console di chi modera').waitFor();
  await openCall(zoe);
  await Promise.all(players.map((person) => pick(person, person.name === 'Ada' ? 'Bea' : 'Ada')));
  // What was picked lies on the device, and comes back with the page.
  const [ada] = players as [Person];
  await ada.page.reload();
  await headline(ada, /Prima notte/);
  await button(ada, 'Scelto: la 2, Bea').waitFor();
  await expect.poll(() => held(ada)).not.toMatch(/Solo per te|^$/u);
  // The moderator sees who has which card, nobody else does.
  const book = zoe.page.getByRole('tab', { name: 'Libro' });
  if (await book.isVisible()) await book.click();
  await zoe.page.getByText('Lupo mannaro').first().waitFor();
  await zoe.page.getByText('Veggente').first().waitFor();
  for (const person of players) expect(await person.page.getByText('Lupo mannaro').count(), person.name).toBe(0);

  for (const person of players) await headline(person, /Parlate/);
  await day(players, ['Ivo', 'Gina']);
  await headline(ada, /Seconda notte/);
  await openCall(zoe);
  const living = players.filter(({ name }) => name !== 'Ivo');
  await Promise.all(living.map((person) => pick(person, person.name === 'Bea' ? 'Carl' : 'Bea')));
  for (const person of players)
    await expect.poll(() => said(person), { timeout: 200_000 }).not.toMatch(/notte|giorno/u);
  const tools = zoe.page.getByRole('tab', { name: 'Risposte' });
  if (await tools.isVisible()) await tools.click();
  // Ivo is out, and takes the part over once all who live agree.
  const list = zoe.page.getByRole('combobox', { name: 'A chi passa la mano' });
  if (await list.isVisible()) await list.selectOption({ label: '8, Ivo' });
  await button(zoe, 'Passo a Ivo').click();
  await sure(zoe, 'Sì, a Ivo');
  // Where the question hasn't come yet nobody has a button: all are asked before the first answers.
  for (const person of players) await person.page.getByRole('heading', { name: 'Modera Ivo?' }).waitFor();
  for (const person of players) {
    const yes = button(person, 'Per me va bene');
    if (await yes.isVisible()) await yes.click();
  }
  const ivo = players.find(({ name }) => name === 'Ivo')!;
  await ivo.page.getByText('Console di chi modera').waitFor();
  await expect.poll(() => zoe.page.getByText('Console di chi modera').count()).toBe(0);
}, 1_500_000);

async function openCall(zoe: Person): Promise<void> {
  const now = zoe.page.getByRole('tab', { name: 'Adesso' });
  if (await now.isVisible()) await now.click();
  const open = button(zoe, 'Apri il turno');
  await expect.poll(() => open.isEnabled()).toBe(true);
  await open.click();
}

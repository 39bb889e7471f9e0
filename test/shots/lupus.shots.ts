/** Lupus in pictures: an evening of nine, one of whom moderates, from the lobby to the end with its check, at every size. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import { button, choose, day, gather, held, pick, said } from '../e2e/helpers/lupus.ts';
import { headline } from '../e2e/helpers/people.ts';
import { take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Giulia', 'Marco', 'Sofia', 'Dario', 'Elena', 'Tommaso', 'Nadia', 'Luca', 'Irene'] as const;
const WOLF = /Guarda chi è lupo|Sei un lupo/u;

/** The console is in tabs where it has no room for three columns. */
async function tab(person: Person, name: string): Promise<void> {
  const found = person.page.getByRole('tab', { name });
  if (await found.isVisible()) await found.click();
}

async function lobby(giulia: Person): Promise<void> {
  await take(giulia, 'lupus-lobby');
  await take(giulia, 'lupus-lobby-half', { size: 'half' });
  await take(giulia, 'lupus-lobby-phone-dark', { size: 'phone', dark: true });
  await button(giulia, 'Scrivi una carta').click();
  await giulia.page.getByLabel('Come si chiama').fill('Il fornaio');
  await giulia.page.getByLabel('Che cosa fa').fill('Porta il pane: parla per primo, ogni mattina.');
  await take(giulia, 'lupus-blank-card-en', { lang: 'en' });
  await button(giulia, 'Lascia stare').click();
  await giulia.page.getByRole('radio', { name: 'Una persona, che non gioca' }).check({ force: true });
  await giulia.page.getByText('Giulia modera: sa tutto').waitFor();
  await choose(giulia, 'La notte', 'tutti insieme, circa 50 secondi');
  await choose(giulia, 'Il passo della notte', 'con calma');
  await choose(giulia, 'Per un voto', 'un minuto');
  await choose(giulia, 'Per difendersi', '90 secondi');
}

/** What is looked at by night, by whoever plays and by whoever moderates. */
async function night(giulia: Person, [marco, sofia]: readonly [Person, Person]): Promise<void> {
  await take(giulia, 'lupus-console');
  await take(giulia, 'lupus-console-half-en', { size: 'half', lang: 'en' });
  await take(marco, 'lupus-night');
  await take(marco, 'lupus-night-half', { size: 'half' });
  await take(marco, 'lupus-night-laptop', { size: 'laptop' });
  await take(sofia, 'lupus-night-phone', { size: 'phone' });
}

/** The card, while it is held. */
async function card(person: Person): Promise<void> {
  await button(person, 'Tieni premuto per leggere').focus();
  await person.page.keyboard.down(' ');
  await take(person, 'lupus-card-phone', { size: 'phone' });
  await person.page.keyboard.up(' ');
}

test('Lupus in Tabula', async () => {
  const all = await gather(
    house,
    NAMES.map((name) => [name] as const),
  );
  const [giulia, ...players] = all as [Person, ...Person[]];
  const [marco, sofia] = players as [Person, Person];
  await lobby(giulia);
  for (const person of players) await button(person, 'Per me va bene così').click();
  await button(giulia, 'Si comincia: la prima notte').click();

  const wolves: string[] = [];
  for (let cycle = 1; ; cycle++) {
    await expect.poll(() => said(giulia)).toMatch(/notte/u);
    await tab(giulia, 'Adesso');
    const open = button(giulia, 'Apri il turno');
    await expect.poll(() => open.isEnabled()).toBe(true);
    await open.click();
    await marco.page.locator('button.spot').first().waitFor();
    const away = cycle === 1 ? sofia : marco;
    for (const person of players) {
      const spots = await person.page.locator('button.spot').allInnerTexts();
      const target = NAMES.find((name) => name !== away.name && name !== person.name && spots.some((t) => t.includes(name)));
      await pick(person, target!);
    }
    if (cycle === 1) {
      for (const person of players) {
        await expect.poll(() => held(person)).not.toMatch(/Solo per te|^$/u);
        if (WOLF.test(await held(person))) wolves.push(person.name);
      }
      await card(players.find(({ name }) => wolves.includes(name))!);
    } else await night(giulia, [marco, sofia]);
    await expect.poll(() => said(giulia), { timeout: 300_000 }).not.toMatch(/notte|giorno/u);
    if (/Vinc|carte/u.test(await said(giulia))) break;
    if (cycle === 1) {
      await take(marco, 'lupus-talk');
      await take(marco, 'lupus-talk-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
      await take(giulia, 'lupus-console-day-laptop', { size: 'laptop' });
    } else await take(sofia, 'lupus-talk-tablet-dark', { size: 'tablet', dark: true });
    for (const person of players) {
      const ready = button(person, 'Per me si può votare');
      if (await ready.isVisible()) await ready.click();
    }
    await expect.poll(() => said(marco)).toMatch(/ot[ai]/u);
    if (cycle === 1) {
      await take(players[3]!, 'lupus-vote');
      await take(players[3]!, 'lupus-vote-half', { size: 'half' });
      await take(marco, 'lupus-vote-phone-dark', { size: 'phone', dark: true });
    }
    await day(players, [...wolves, 'Luca', 'Irene']);
    if (/Vinc|carte|finita/u.test(await said(giulia))) break;
  }
  for (const person of all) await headline(person, /Vinc/);
  await marco.page.getByText('Controllato: ogni parola').waitFor();
  await take(marco, 'lupus-over');
  await take(marco, 'lupus-over-half-dark', { size: 'half', dark: true });
  await take(sofia, 'lupus-over-phone-en', { size: 'phone', lang: 'en' });
}, 1_500_000);

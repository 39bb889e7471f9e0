/** How things turn out, in pictures: each outcome line, the hush after the assassin, and the bill, at four sizes and in the dark. */
import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { deal, passAll } from '../e2e/helpers/chrono.ts';
import { toTheEnd } from '../e2e/helpers/chrono-end.ts';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import {
  beginCodenames,
  giveClue,
  headline,
  invitation,
  makeTable,
  press, type Side, sides, sitDown, touch } from '../e2e/helpers/people.ts';
import { SIZES, take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** As it is at this instant, at the size that the page has: what is seen for three seconds waits for nobody. */
async function snap({ page, context }: Person, name: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await devtools.detach();
  await mkdir('docs/pictures', { recursive: true });
  await writeFile(`docs/pictures/${name}.webp`, Buffer.from(data, 'base64'));
}

const outcome = ({ page }: Person, says: RegExp): Promise<void> =>
  page.locator('tv-news .told').filter({ hasText: says }).waitFor();

/** The hush, held at its deepest: it is over before a busy machine has taken a picture of it. */
async function hushed({ page }: Person): Promise<void> {
  await page
    .locator('.finale.hush')
    .evaluate((hush) => Object.assign((hush as HTMLElement).style, { animation: 'none', opacity: '1' }));
}

test('Codenames to the assassin', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia', SIZES.laptop);
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { ...SIZES.desk, dark: true });
  const sofia = await house.enter('Sofia', link, SIZES.phone);
  const elena = await house.enter('Elena', link, SIZES.half);
  for (const person of [marco, sofia, elena]) await sitDown(person);
  await take(sofia, 'lobby-column', { size: 'column' });
  await beginCodenames([giulia, marco, sofia, elena]);
  const reds: Side = { name: 'Rossi', spymaster: giulia, operative: sofia };
  const blues: Side = { name: 'Blu', spymaster: marco, operative: elena };
  const { start, other, of } = await sides(reds, blues);
  const [mine, theirs] = [of(start.name), of(other.name)];
  await giveClue(start.spymaster, 'MARE', 3);
  await headline(start.operative, /scegliete/);
  await take(start.operative, 'codenames-column', { size: 'column' });
  await take(start.spymaster, 'codenames-column-spymaster-dark', { size: 'column', dark: true });
  await start.operative.page.getByRole('button', { name: new RegExp(`^figura ${mine[0]}\\b`) }).click();
  await marco.page.locator('.fingers tv-plate').first().waitFor();
  await snap(marco, 'pointing-dark');
  await start.operative.page.getByRole('button', { name: `Scopri la ${mine[0]}`, exact: true }).click();
  await outcome(sofia, /si continua/);
  await snap(sofia, 'outcome-own-phone');
  await touch(start.operative, mine[1]!, start.name);
  await touch(start.operative, of('Passante')[0]!, 'Passante');
  await outcome(giulia, /tocca ai/);
  await snap(giulia, 'outcome-bystander-laptop');
  await giveClue(other.spymaster, 'NEVE', 2);
  await touch(other.operative, mine[2]!, start.name);
  await outcome(marco, /tocca ai/);
  await snap(marco, 'outcome-rival-dark');
  await giveClue(start.spymaster, 'FUOCO', 2);
  await touch(start.operative, theirs[0]!, other.name).catch(() => undefined);
  await giveClue(other.spymaster, 'PANE', 1);
  await headline(other.operative, /scegliete/);
  const [assassin] = of('Assassino');
  await other.operative.page.getByRole('button', { name: new RegExp(`^figura ${assassin}\\b`) }).click();
  await press(other.operative, `Scopri la ${assassin}`);
  await Promise.all([hushed(marco), hushed(sofia)]);
  await Promise.all([snap(marco, 'finale-assassin-dark'), snap(sofia, 'finale-assassin-phone')]);
  await snap(elena, 'outcome-assassin-half');
  for (const { page } of [marco, sofia])
    await page.locator('.finale.hush').evaluate((hush) => ((hush as HTMLElement).style.display = 'none'));
  await giulia.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  for (const [person, name] of [
    [giulia, 'laptop'],
    [sofia, 'phone'],
    [elena, 'half'],
  ] as const)
    await take(person, `bill-${name}`, { size: name });
  await take(marco, 'bill-dark', { dark: true });
  await take(marco, 'bill-tablet-en', { size: 'tablet', lang: 'en' });
});

/** The bill of a game at every size, in the dark and in English. */
async function bills(game: string, person: Person, sizes: readonly (keyof typeof SIZES)[] = ['laptop', 'half', 'phone']): Promise<void> {
  await person.page.locator('tv-receipt').waitFor();
  // A shower lasts for two seconds and a half.
  await person.page.waitForTimeout(4_500);
  for (const size of sizes) await take(person, `bill-${game}-${size}`, { size });
  await take(person, `bill-${game}-dark-en`, { dark: true, lang: 'en' });
}

test('Chrononauts to the end of the universe', async () => {
  const { people } = await deal(house, {
    names: ['Giulia', 'Marco', 'Sofia'],
    options: [SIZES.laptop, { ...SIZES.desk, dark: true }, SIZES.phone],
    rules: { 'Chi comincia': 'tirano i dadi', 'Si può cambiare identità': 'no' },
  });
  const [giulia, marco, sofia] = people as [Person, Person, Person];
  await passAll(people);
  let told = 0;
  const seen = async (person: Person): Promise<void> => {
    if (told++ === 0) await snap(person, 'outcome-chrononauts-laptop');
  };
  const tells = giulia.page.locator('tv-news .told').waitFor().then(() => seen(giulia));
  await toTheEnd(people);
  await tells;
  await Promise.all([snap(marco, 'finale-chrononauts-dark'), snap(sofia, 'finale-chrononauts-phone')]);
  await bills('chrononauts', marco, ['half', 'phone']);
  // Her page is a laptop's: on one so low the years leave the word Paradox to their stripes, and axe wants it in sight.
  await snap(giulia, 'bill-chrononauts-laptop');
});

/** Two at a table of this game, which has begun. */
async function two(game: string): Promise<readonly [Person, Person]> {
  const giulia = await house.enter('Giulia', house.url, SIZES.laptop);
  await giulia.page.getByRole('radio', { name: game }).check();
  await press(giulia, 'Apparecchia il tavolo');
  await giulia.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(giulia);
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { ...SIZES.desk, dark: true });
  await sitDown(marco);
  await press(giulia, new RegExp(`^Apparecchia il ${game.split(' ')[0]}`, 'u'));
  return [giulia, marco];
}

test('a free table, cleared', async () => {
  const [giulia, marco] = await two('Tavolo libero');
  await press(giulia, /^Carte italiane/);
  for (const { page } of [giulia, marco]) await page.getByRole('option', { name: /^mazzo di 40 carte/ }).waitFor();
  for (const person of [giulia, marco]) {
    await press(person, 'giochi');
    await press(person, /^Basta così/);
  }
  await bills('free-table', giulia);
});

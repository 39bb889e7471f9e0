/** An evening of Codenames in pictures: the lobby, each phase and role, a refusal, no network, the bill, and the windows of the shell. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import { giveClue, headline, makeTable, press, type Side, sides, sitDown, touch } from '../e2e/helpers/people.ts';
import { take } from './camera.ts';

/** For who was away for a while. */
const PATIENCE_MS = 90_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const shut = (person: Person): Promise<void> => person.page.keyboard.press('Escape');

async function windows(person: Person, other: Person): Promise<void> {
  await press(person, 'Menu');
  await take(person, 'menu-phone', { size: 'phone' });
  await take(person, 'menu-phone-dark-contrast', { size: 'phone', dark: true, contrast: true });
  await shut(person);
  await press(person, 'Invita');
  await take(person, 'invite');
  await shut(person);
  await press(person, 'A tavola');
  await take(person, 'people');
  await take(person, 'people-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
  await shut(person);
  for (const text of ['Buonasera a tutti, ci siamo?', 'Manca solo Elena, arriva tra un minuto']) await say(other, text);
  await press(person, /^Due parole/);
  await take(person, 'talk');
  await take(person, 'talk-phone-dark', { size: 'phone', dark: true });
  await take(person, 'talk-half-contrast-en', { size: 'half', contrast: true, lang: 'en' });
  await shut(person);
  await say(other, 'Eccola: possiamo cominciare');
  await person.page.locator('tv-bubbles p').last().waitFor();
  await take(person, 'bubble-phone', { size: 'phone' });
}

async function say(person: Person, text: string): Promise<void> {
  await press(person, /^Due parole/);
  await person.page.getByLabel('Scrivi al tavolo').fill(text);
  await press(person, 'Invia');
  await shut(person);
}

/** The teams are made and the key too. One of the two who make it is away for a while, so that there is time to look. */
async function begin(people: readonly [Person, Person, Person, Person], link: string): Promise<void> {
  const [first, second, third] = people;
  await press(first, 'Apparecchia Codenames');
  await headline(third, /Fate le squadre/);
  await take(first, 'codenames-teams');
  await take(third, 'codenames-teams-phone', { size: 'phone' });
  for (const spymaster of [first, second]) await press(spymaster, /^Faccio da capospia/);
  await third.page.getByRole('button', { name: 'Stendi le figure' }).waitFor();
  await second.page.goto('about:blank');
  await press(third, 'Stendi le figure');
  for (const person of [first, third]) {
    await headline(person, /preparano la chiave/);
    await person.page.getByRole('grid', { name: 'Le figure' }).locator('img').nth(19).waitFor();
  }
  await take(first, 'codenames-key');
  await take(third, 'codenames-key-phone-en', { size: 'phone', lang: 'en' });
  await second.page.goto(link);
  for (const person of people) await headline(person, /indizio/);
}

/** A clue seen by all roles. */
async function clue({ spymaster, operative }: Side, rival: Side): Promise<void> {
  await spymaster.page.getByLabel('Parola', { exact: true }).fill('MARE');
  await take(spymaster, 'codenames-clue-spymaster');
  await take(spymaster, 'codenames-clue-spymaster-phone-dark', { size: 'phone', dark: true });
  await take(spymaster, 'codenames-clue-spymaster-half-en', { size: 'half', lang: 'en' });
  await take(operative, 'codenames-clue-operative-phone', { size: 'phone' });
  await take(rival.spymaster, 'codenames-clue-rival-contrast', { contrast: true });
}

/** A guess seen by all roles, a picture chosen; and what is told to whoever stops too early. */
async function guess({ spymaster, operative }: Side, watcher: Person, picture: number): Promise<void> {
  await headline(operative, /scegliete/);
  await operative.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }).click();
  await take(operative, 'codenames-guess-operative-dark', { dark: true });
  await take(operative, 'codenames-guess-operative-phone', { size: 'phone' });
  await take(operative, 'codenames-guess-operative-half', { size: 'half' });
  await take(spymaster, 'codenames-guess-spymaster-half-contrast', { size: 'half', contrast: true });
  await take(watcher, 'codenames-guess-watcher-en', { lang: 'en' });
  await press(operative, `Scopri la ${picture}`);
  await headline(operative, /un’altra/);
  await operative.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }).click();
  await operative.page.getByText('CN-').first().waitFor();
  await take(operative, 'codenames-refusal');
  await take(operative, 'codenames-refusal-phone-dark', { size: 'phone', dark: true });
  await operative.page.locator('tv-refusal').getByRole('button', { name: 'Chiudi' }).click();
}

test('Codenames', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  giulia.page.setDefaultTimeout(PATIENCE_MS);
  await take(giulia, 'new-table');
  await sitDown(giulia);
  const rest: Person[] = [];
  for (const name of ['Marco', 'Sofia', 'Elena']) {
    const person = await house.enter(name, link);
    person.page.setDefaultTimeout(PATIENCE_MS);
    if (name === 'Sofia') await person.page.getByLabel('Il tuo nome').waitFor();
    if (name === 'Sofia') await take(person, 'invited-phone', { size: 'phone' });
    await sitDown(person);
    rest.push(person);
  }
  const nadia = await house.enter('Nadia', link);
  const [marco, sofia, elena] = rest as [Person, Person, Person];
  await giulia.page.getByRole('heading', { name: 'Siamo in quattro' }).waitFor();
  await take(giulia, 'lobby');
  await take(giulia, 'lobby-phone-dark', { size: 'phone', dark: true });
  await take(giulia, 'lobby-half-contrast-en', { size: 'half', contrast: true, lang: 'en' });
  await windows(giulia, marco);
  await begin([giulia, marco, sofia, elena], link);

  const reds: Side = { name: 'Rossi', spymaster: giulia, operative: sofia };
  const blues: Side = { name: 'Blu', spymaster: marco, operative: elena };
  const { start, other, of } = await sides(reds, blues);
  const theirs = of(start.name);
  await clue(start, other);
  await giveClue(start.spymaster, 'MARE', theirs.length);
  await guess(start, nadia, theirs[0]!);
  await press(start.operative, 'Regole');
  await take(start.operative, 'rules');
  await shut(start.operative);
  await press(start.operative, 'Registro');
  await take(start.operative, 'log-phone', { size: 'phone' });
  await shut(start.operative);

  await house.stopRelay();
  await giulia.page.getByText('Senza rete').first().waitFor();
  await take(giulia, 'codenames-offline');
  await take(giulia, 'codenames-offline-phone-dark', { size: 'phone', dark: true });
  await house.startRelay();
  for (const person of [giulia, marco, sofia, elena]) await person.page.getByText('In linea').first().waitFor();

  for (const picture of theirs.slice(1)) await touch(start.operative, picture, start.name);
  await nadia.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  await take(giulia, 'codenames-over');
  await take(giulia, 'codenames-over-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
  await take(giulia, 'codenames-over-half', { size: 'half' });
});

test('the first page', async () => {
  const person = await house.enter('Giulia', house.url);
  await person.page.getByRole('button', { name: 'Apparecchia il tavolo' }).waitFor();
  await take(person, 'first-page');
  await take(person, 'first-page-phone-dark', { size: 'phone', dark: true });
  const english = await house.enter('Julia', house.url, { locale: 'en-GB' });
  await english.page.getByRole('button', { name: /table/i }).first().waitFor();
  await take(english, 'first-page-half-contrast-en', { size: 'half', contrast: true });
});

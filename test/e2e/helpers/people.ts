/** What people do at a table, said as they would: each step goes through the page by role and name, as a screen reader would. */
import { expect } from 'vitest';
import type { House, Person, PersonOptions } from './house.ts';

/** Makes a table on the first page and gives its invitation. */
export async function makeTable(
  house: House,
  name: string,
  options?: PersonOptions,
): Promise<{ host: Person; link: string }> {
  const host = await house.enter(name, house.url, options);
  await host.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await host.page.getByLabel('Il tuo nome').waitFor();
  return { host, link: await invitation(host) };
}

/** Opens the invitation, reads its link, closes it again. */
export async function invitation(person: Person): Promise<string> {
  await person.page.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await person.page.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await person.page.keyboard.press('Escape');
  expect(link).toContain('#1.');
  return link;
}

export async function sitDown(person: Person): Promise<void> {
  await person.page.getByLabel('Il tuo nome').fill(person.name);
  await person.page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await person.page.getByText('A voce sei').waitFor();
}

/** @param name the whole of it, or a part as an expression */
export const press = (person: Person, name: string | RegExp): Promise<void> =>
  person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

/** Answers a question that a tap has just asked. What comes at once is taken for a double tap, so it is tapped while the question stands. */
export async function sure(person: Person, name: string | RegExp): Promise<void> {
  const yes = person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
  await yes.waitFor();
  await expect
    .poll(async () => {
      // It may go between the look and the tap.
      if (await yes.isVisible()) await yes.click({ timeout: 1_000 }).catch(() => undefined);
      return yes.isVisible();
    })
    .toBe(false);
}

export async function rename(person: Person, name: string): Promise<void> {
  await press(person, 'Cambia nome');
  await person.page.getByLabel('Il tuo nome').fill(name);
  await press(person, 'Va bene');
}

/** Two at a table; the host's page goes, and what the other one does next waits for it. */
export async function leftAlone(
  house: House,
  host: string,
  name: string,
): Promise<{ host: Person; link: string; other: Person }> {
  const made = await makeTable(house, host);
  await sitDown(made.host);
  const other = await house.enter(name, made.link);
  await sitDown(other);
  await other.page.getByRole('heading', { name: 'Siamo in due' }).waitFor();
  // A newcomer's own page shows the seat at once; the others know of it when it stands in the order, and so in the log.
  for (const person of [made.host, other]) {
    await press(person, 'Registro');
    await person.page
      .getByRole('listitem')
      .filter({ hasText: `${name} si siede` })
      .first()
      .waitFor();
    await person.page.keyboard.press('Escape');
  }
  await made.host.page.close();
  await rename(other, `${name} B.`);
  return { ...made, other };
}

/** Four at a table with a key made: the first and second are the spymasters of Reds and Blues, the others their operatives. */
export async function beginCodenames(people: readonly [Person, Person, Person, Person]): Promise<void> {
  await people[0].page.getByRole('button', { name: 'Apparecchia Codenames' }).click();
  await layPictures(people);
}

/** From the lobby on. */
export async function layPictures(people: readonly [Person, Person, Person, Person]): Promise<void> {
  const [first, second, third] = people;
  for (const spymaster of [first, second]) {
    await spymaster.page.getByRole('button', { name: 'Faccio da capospia' }).click();
  }
  await third.page.getByRole('button', { name: 'Stendi le figure' }).click();
  for (const person of people) await headline(person, /indizio/);
}

/** Waits until the status line says so. */
export async function headline(person: Person, what: RegExp): Promise<void> {
  await person.page.getByRole('heading', { level: 2, name: what }).first().waitFor();
}

/** Identities by picture, 1 … 20, as the page tells them; what it doesn't tell is ''. */
export async function keyOn(person: Person): Promise<string[]> {
  const grid = await person.page.getByRole('grid', { name: 'Le figure' }).ariaSnapshot();
  const out = Array.from({ length: 20 }, () => '');
  for (const [, n, who] of grid.matchAll(/button "figura (\d+)[^"]*nella chiave: (\p{L}+)/gu))
    out[Number(n) - 1] = who!;
  return out;
}

/** Where nothing is uncovered yet: the page knows that there is a key before it has read it. */
export async function wholeKey(spymaster: Person): Promise<string[]> {
  let key: string[] = [];
  await expect.poll(async () => (key = await keyOn(spymaster)).every(Boolean)).toBe(true);
  return key;
}

export interface Side {
  /** As it is said of a covered picture. */
  readonly name: string;
  readonly spymaster: Person;
  readonly operative: Person;
}

/** The key of a game, read by a spymaster: who begins with whom, and the pictures of an identity, 1 … 20. */
export async function sides(
  reds: Side,
  blues: Side,
): Promise<{ readonly start: Side; readonly other: Side; of(who: string): number[] }> {
  const key = await wholeKey(reds.spymaster);
  const of = (who: string): number[] => key.flatMap((one, i) => (one === who ? [i + 1] : []));
  return of('Rossi').length === 8 ? { start: reds, other: blues, of } : { start: blues, other: reds, of };
}

export async function giveClue(spymaster: Person, word: string, number: number): Promise<void> {
  await spymaster.page.getByLabel('Parola', { exact: true }).fill(word);
  for (let n = 1; n < number; n++) await spymaster.page.getByRole('button', { name: 'Più' }).click();
  await spymaster.page.getByRole('button', { name: 'Dai l’indizio' }).click();
}

const GUESSING = /scegliete|un’altra/;

/** When it is their turn: taps the picture, then confirms; done when its cover shows to this person. */
export async function touch(operative: Person, picture: number, found: string): Promise<void> {
  await headline(operative, GUESSING);
  await operative.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }).click();
  await operative.page.getByRole('button', { name: `Scopri la ${picture}`, exact: true }).click();
  await covered(operative, picture, found);
}

export async function covered(person: Person, picture: number, found: string): Promise<void> {
  await person.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b.*${found}`) }).waitFor();
}

/** Done when this page knows that the turn is over: who guesses for both teams would else choose the next picture in it. */
export async function stop(operative: Person): Promise<void> {
  await operative.page.getByRole('button', { name: 'Basta', exact: true }).click();
  await operative.page.getByRole('heading', { level: 2, name: GUESSING }).first().waitFor({ state: 'hidden' });
}

export async function toDevices(person: Person): Promise<void> {
  await press(person, 'A tavola');
  await press(person, 'I tuoi dispositivi');
}

/** Opens an offer of this person’s seat to another device, and gives its code. */
export async function offerDevice(person: Person, way: string): Promise<string> {
  await toDevices(person);
  await press(person, 'Aggiungi un dispositivo');
  await person.page.getByRole('radio', { name: way }).check();
  await press(person, 'Mostra il codice');
  return person.page.locator('tv-pair .code').innerText();
}

/** Stands up for good. */
export async function leave(person: Person): Promise<void> {
  await press(person, 'Menu');
  await press(person, 'Lascia il posto');
  await press(person, 'Mi alzo');
}

/**
 * A whole evening of Memento Mori, from the ready-made start to the epilogue, in four real browsers. One plays by keyboard alone, one on a
 * phone, one is loaded again while its person writes, and one is closed in a Darkness scene. What only one person may read, or only
 * those who have yielded, is on nobody else's page. With `STORY=1` the story is kept in `docs/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look, lookAround } from '../helpers/look.ts';
import { pageText } from '../helpers/leaks.ts';
import {
  act,
  button,
  confirm,
  describeDarkness,
  element,
  gather,
  KEYS,
  mean,
  openNotes,
  ownTrait,
  prelude,
  said,
  talk,
  tap,
  write,
  type Look,
} from '../helpers/memento.ts';
import { AFTER } from '../helpers/memento-tale.ts';
import { headline } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NOTE = 'Duilio non sa ancora niente della chiave';
const WHISPER = 'Stanotte tocca alla lampada';

/** Somebody writes for themselves alone. */
async function jot(person: Person, others: readonly Person[]): Promise<void> {
  await openNotes(person);
  await person.page.getByLabel('I tuoi appunti').fill(NOTE);
  await tap(person, 'Tieni gli appunti');
  await person.page.getByRole('button', { name: 'Tenuti.' }).waitFor({ state: 'hidden' });
  await person.page.keyboard.press('Escape');
  for (const other of others) {
    await openNotes(other);
    expect(await pageText(other)).not.toContain(NOTE);
    await other.page.keyboard.press('Escape');
  }
}

/** Those who have yielded agree in private. */
async function whisper(from: Person, to: Person, others: readonly Person[]): Promise<void> {
  await openNotes(from);
  await from.page.getByLabel('Tra chi ha ceduto').fill(WHISPER);
  await tap(from, 'Dillo agli altri');
  await from.page.keyboard.press('Escape');
  await openNotes(to);
  await to.page.getByText(WHISPER).waitFor();
  await look(to, `memento-channel-${to.name}`);
  await to.page.keyboard.press('Escape');
  for (const other of others) expect(await pageText(other)).not.toContain(WHISPER);
}

/** Their page is closed in the middle of their scene, more than half of the others go on. Then they come back to what came of it. */
async function leavesAndComesBack(person: Person, others: readonly Person[]): Promise<void> {
  const address = person.page.url();
  await person.page.goto('about:blank');
  for (const other of others.slice(0, 2)) {
    await button(other, `Andiamo avanti senza ${person.name}`).waitFor();
    await look(other, `memento-away-${other.name}`);
    await mean(other, `Andiamo avanti senza ${person.name}`, 'Sì, per me si va avanti');
  }
  await expect.poll(() => said(others[2]!)).not.toContain('L’Oscurità parla');
  await person.page.goto(address);
  await person.page.locator('tv-status h2').first().waitFor();
}

/** The document, as it lies in the downloads. */
async function save(person: Person): Promise<string> {
  const saved = person.page.waitForEvent('download');
  await tap(person, 'Salva il documento');
  return readFile(await (await saved).path(), 'utf8');
}

/** Nothing of the story is in a title or an address, and the relay carries none of it in the clear. */
async function staysAtTheTable({ page, frames }: Person): Promise<void> {
  const outside = `${await page.title()} ${page.url()}`;
  expect(frames).not.toEqual([]);
  for (const text of ['Agnese', 'Punta Sale', 'Accende il fuoco', AFTER[0]!]) {
    expect(outside).not.toContain(text);
    expect(frames.some((frame) => frame.includes(text))).toBe(false);
  }
}

const shows: Look = (person, where) => look(person, `memento-${where}-${person.name}`);

/** @returns whether the dice let the Darkness have a scene of its own: of forty stories one is over before */
async function evening(): Promise<boolean> {
  const all = await gather(house, [
    ['Ada'],
    [KEYS, { width: 1366, height: 650 }],
    ['Carl', { width: 390, height: 844, touch: true, mobile: true }],
    ['Dino', { width: 720, height: 450 }],
  ]);
  const [ada, bea, carl, dino] = all as [Person, Person, Person, Person];
  for (const person of all) await shows(person, 'lobby');

  // Limits and an option, then everybody confirms.
  const lastScene = ada.page.getByLabel('L’ultimo personaggio racconta la sua scena');
  await lastScene.selectOption('quando è il suo turno');
  await ada.page.getByLabel('Che cosa resta fuori dalla storia').fill('Niente violenza sugli animali');
  await tap(ada, 'Scrivi i limiti');
  await tap(dino, 'Altro');
  await dino.page.getByText('Niente violenza sugli animali').first().waitFor();
  await dino.page.keyboard.press('Escape');
  await confirm(all);

  // The Darkness. A page that is loaded again in the middle of a sentence still has it.
  await element(carl).fill('Arriva con la nebb');
  await carl.page.reload();
  await expect.poll(() => element(carl).inputValue()).toBe('Arriva con la nebb');
  await describeDarkness(all, shows);
  await talk(all, shows);

  // One trait each, with a name; one is doubted, and stays.
  for (const person of [ada, bea, carl]) {
    await ownTrait(person, shows);
    await person.page.getByText('La tua scheda è pronta').waitFor();
  }
  await mean(bea, 'Si può imparare?', 'Chiedilo al tavolo');
  const asked: Person[] = [];
  for (const person of all) {
    await headline(person, /Si può imparare/);
    if (!(await person.page.getByText('Questa scelta è di altri').isVisible())) asked.push(person);
  }
  expect(asked).toHaveLength(3);
  for (const person of asked) await tap(person, /^Si può imparare: resta/);
  await headline(dino, /Una caratteristica per te/);
  await ownTrait(dino, shows);
  for (const setter of all) await prelude(setter, shows);

  // The Lantern: a vote that changes.
  for (const person of all) await headline(person, /Chi porta la Lanterna/);
  await tap(ada, /^Bastiano/);
  for (const person of [bea, carl, dino]) await tap(person, /^Agnese/);
  await look(ada, 'memento-vote-Ada');
  await look(carl, 'memento-vote-Carl');
  await tap(ada, /^Agnese/);
  await headline(ada, /Affronta l’Oscurità/);
  await lookAround(ada, 'memento-declare');

  // Somebody touches the X: nobody is named, and it goes on when somebody says so.
  await tap(carl, 'X: un passo indietro');
  await tap(carl, 'Fermiamoci qui');
  for (const person of all) await headline(person, /Un passo indietro/);
  await tap(dino, 'Si riprende');

  await jot(carl, [ada, bea, dino]);

  // The story, to its end.
  const seen: string[] = [];
  const shot = new Set<string>();
  const yielded = new Set<Person>();
  let hasLeft = false;
  const leaving = async (person: Person): Promise<boolean> => {
    if (hasLeft) return false;
    hasLeft = true;
    await leavesAndComesBack(
      person,
      all.filter((one) => one !== person),
    );
    return true;
  };
  const yields = async (person: Person): Promise<void> => {
    yielded.add(person);
    const [first, second] = [...yielded];
    const living = all.filter((one) => !yielded.has(one));
    if (second === person && yielded.size === 2) await whisper(first!, second, living);
  };
  for (;;) {
    const line = await said(ada);
    if (seen.at(-1) !== line) seen.push(line);
    if (/è finita/.test(line)) break;
    for (const person of all) {
      const owes = await said(person);
      const step = (/ti fermi|la fermi|Racconti? |Raccontate|Cadono|invid|attacca|cede|ultima/u.exec(owes) ?? [''])[0];
      if (step && !shot.has(`${step} ${person.name}`)) {
        shot.add(`${step} ${person.name}`);
        await look(person, `memento-${step.replaceAll(/\W+/gu, '-')}-${person.name}`);
        if (person === ada) await lookAround(person, `memento-${step.replaceAll(/\W+/gu, '-')}`);
      }
      const on = { attack: () => leaving(person), defeat: () => yields(person) };
      if (await act(person, seen.length % 2 === 0, on)) continue;
      // A new Lantern, where the Followers choose.
      const vote = person.page.locator('tv-decision button[aria-pressed="false"]:not([aria-disabled])').first();
      if (await vote.isVisible()) await vote.click().catch(() => undefined);
    }
  }
  if (!hasLeft) {
    for (const person of all) await person.context.close();
    return false;
  }
  expect(yielded.size).toBeGreaterThanOrEqual(2);

  // Read again, and taken home: what somebody wrote is a text in it, never markup.
  for (const person of all) await headline(person, /La storia è finita/);
  for (const [i, text] of AFTER.entries()) await write(all[i]!, text);
  await dino.page.getByText(AFTER.at(-1)!).first().waitFor();
  for (const person of all) await look(person, `memento-end-${person.name}`);
  await lookAround(ada, 'memento-end');
  const story = await save(ada);
  expect(story).toContain('Preludio 4');
  expect(story).toContain(AFTER[0]!);
  expect(story).not.toContain(NOTE);
  expect(story).not.toContain(WHISPER);
  if (process.env['STORY']) await writeFile('docs/story-of-an-evening.html', story);
  await write(ada, 'Il traghetto torna <vuoto> & in orario.');
  expect(await save(ada)).toContain('Il traghetto torna &lt;vuoto&gt; &amp; in orario.');
  for (const person of all) await staysAtTheTable(person);
  for (const person of all) expect(person.console.filter((line) => /error/iu.test(line))).toEqual([]);
  for (const person of all) await person.context.close();
  return true;
}

test('four people play a story from the ready-made start to the epilogue', async () => {
  while (!(await evening()));
});

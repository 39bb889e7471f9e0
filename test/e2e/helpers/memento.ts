/** A table of Memento Mori as people come through it: each step of the ready-made start, and whatever somebody owes in a scene. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { House, Person, PersonOptions } from './house.ts';
import { taleOf } from './memento-tale.ts';
import { headline, invitation, sitDown, sure } from './people.ts';

/** Plays with the keys alone. */
export const KEYS = 'Bea';
const FILL = 'Riempi con l’inizio pronto';

export const button = (person: Person, name: string | RegExp): Locator =>
  person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

export async function tap(person: Person, name: string | RegExp): Promise<void> {
  if (person.name !== KEYS) return button(person, name).click();
  await button(person, name).focus();
  await person.page.keyboard.press('Enter');
}

/** Tapped, then confirmed. */
export async function mean(person: Person, name: string | RegExp, yes: string | RegExp): Promise<void> {
  await tap(person, name);
  await sure(person, yes);
}

const can = async (person: Person, name: string | RegExp): Promise<boolean> => {
  const found = button(person, name);
  return (await found.isVisible()) && (await found.isEnabled());
};

/** What the status line says. */
export const said = (person: Person): Promise<string> => person.page.locator('tv-status h2').first().innerText();

/** The first of the choices; with the keys where the person plays so. */
export async function choose(person: Person): Promise<void> {
  const first = person.page.getByRole('radio').first();
  if (person.name === KEYS) {
    await first.focus();
    await person.page.keyboard.press('Space');
  } else await first.check({ force: true });
}

/** Adds to the story. */
export async function write(person: Person, text: string): Promise<void> {
  const pen = person.page.getByLabel('Scrivi che cosa succede');
  await pen.fill(text);
  await tap(person, 'Aggiungi alla storia');
  await expect.poll(() => pen.inputValue()).toBe('');
}

/** The Trickster with the trait that is chosen, or a die. */
export const answerLoss = (person: Person, trick: boolean): Promise<void> =>
  trick ? mean(person, 'Rinuncio e rilancio', /^Sì, rinuncio a «/) : mean(person, 'Do un dado', 'Sì, do il dado');

/**
 * Does what a person owes in a scene of the story; answers whether there was anything.
 * @param trick rather than cede a die
 * @param on what happens before an attack by the Darkness, which is left out where it says so; and before a defeat is told
 */
export async function act(
  person: Person,
  trick: boolean,
  on: { attack?: () => Promise<boolean>; defeat?: () => Promise<void> } = {},
): Promise<boolean> {
  if (await can(person, 'Tira i dadi')) await tap(person, 'Tira i dadi');
  else if (await can(person, 'Chiedili di nuovo')) await tap(person, 'Chiedili di nuovo');
  else if (await button(person, 'Scegli una caratteristica').isVisible()) {
    await choose(person);
    await tap(person, /^Invidio «/);
  } else if (await button(person, 'Scegli qualcuno').isVisible()) {
    if (await on.attack?.()) return true;
    await choose(person);
    await tap(person, /^Attacca /);
  } else if (await button(person, 'Scegli a che cosa rinunci').isVisible()) {
    await choose(person);
    await answerLoss(person, trick);
  } else if (await can(person, 'Chiudo la scena')) {
    // Of several who have the word one writes.
    const page = person.page.locator('memento-page');
    if ((await page.locator('h3').innerText()).startsWith('La sconfitta')) await on.defeat?.();
    if ((await page.locator('.lines li').count()) === 0)
      await write(person, taleOf(await page.locator('h3').innerText(), await page.locator('.demands').innerText()));
    await mean(person, 'Chiudo la scena', 'Sì, la scena è finita');
  } else return false;
  return true;
}

/** What is done with each person's page on the way, by a word for where it stands. */
export type Look = (person: Person, where: string) => Promise<void>;
const nothing: Look = async () => undefined;

/** The first of them makes the table, the others follow the invitation; then all have the lobby before them. */
export async function gather(
  house: House,
  people: readonly (readonly [string, PersonOptions?])[],
): Promise<readonly Person[]> {
  const [first, options] = people[0]!;
  const host = await house.enter(first, house.url, options);
  await host.page.getByRole('radio', { name: 'Memento Mori' }).check();
  await tap(host, 'Apparecchia il tavolo');
  await host.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(host);
  await sitDown(host);
  const all = [host];
  for (const [name, its] of people.slice(1)) {
    const person = await house.enter(name, link, its);
    await sitDown(person);
    all.push(person);
  }
  await tap(host, 'Apparecchia Memento Mori');
  for (const person of all) await headline(person, /finirà male/);
  return all;
}

/** Everybody knows how it ends. */
export async function confirm(all: readonly Person[]): Promise<void> {
  for (const person of all) await tap(person, 'So come finisce, e gioco');
  for (const person of all) await headline(person, /Oscurità/);
}

/** What somebody says of the Darkness. */
export const element = (person: Person): Locator => person.page.getByLabel('Il tuo elemento dell’Oscurità');

export async function describeDarkness(all: readonly Person[], look: Look = nothing): Promise<void> {
  for (const person of all) {
    const before = await element(person).inputValue();
    await tap(person, FILL);
    await expect.poll(() => element(person).inputValue()).not.toBe(before);
    await tap(person, 'Mettilo sul tavolo');
    await person.page.getByRole('heading', { name: 'Cambialo, se vuoi' }).waitFor();
  }
  for (const person of all) await look(person, 'darkness');
  for (const person of all) await tap(person, 'Per me va bene');
}

export async function talk(all: readonly Person[], look: Look = nothing): Promise<void> {
  for (const person of all) await headline(person, /Parlate/);
  for (const person of all) {
    const note = person.page.getByLabel('Scrivi un appunto per tutti');
    await tap(person, FILL);
    await expect.poll(() => note.inputValue()).not.toBe('');
    await tap(person, 'Aggiungi');
    await expect.poll(() => note.inputValue()).toBe('');
  }
  await all[0]!.page.getByText('Punta Sale').first().waitFor();
  for (const person of all) await look(person, 'talk');
  for (const person of all) await tap(person, 'Per me va bene');
  for (const person of all) await headline(person, /Una caratteristica per te/);
}

/** One trait, and a name. */
export async function ownTrait(person: Person, look: Look = nothing): Promise<void> {
  await tap(person, FILL);
  await expect.poll(() => person.page.getByLabel('Una sua caratteristica').inputValue()).not.toBe('');
  await look(person, 'own');
  await tap(person, 'Scrivila sulla scheda');
}

export async function prelude(setter: Person, look: Look = nothing): Promise<void> {
  await headline(setter, /Apri tu un preludio/);
  await tap(setter, 'Usa l’inizio pronto');
  await expect.poll(() => setter.page.getByLabel('Scrivi che cosa succede').inputValue()).not.toBe('');
  await tap(setter, 'Aggiungi alla storia');
  await look(setter, 'prelude');
  await mean(setter, 'Chiudo il preludio', 'Sì, la scena è finita');
  await headline(setter, /Com’erano/);
  await tap(setter, FILL);
  await button(setter, 'Consegno le caratteristiche').waitFor();
  await look(setter, 'giving');
  await tap(setter, 'Consegno le caratteristiche');
}

/** Where notes are: beside the status line, on a phone in the menu. */
export async function openNotes(person: Person): Promise<void> {
  // Both buttons also say that a message has come.
  const notes = /^Appunti/u;
  if (!(await button(person, notes).isVisible())) await tap(person, /^Altro/u);
  await tap(person, notes);
}

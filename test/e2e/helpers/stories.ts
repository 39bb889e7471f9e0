/** A table of TIME Stories as people come through it: the learning mission, from the lobby to its end. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import { everybody, type House, type Person, type PersonOptions } from './house.ts';
import { pageText, stored } from './leaks.ts';
import { headline, invitation, sitDown, sure } from './people.ts';

/** @param name the whole of it; or a part as an expression, of those that can be pressed */
export const button = (person: Person, name: string | RegExp): Locator =>
  person.page
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : { disabled: false }) })
    .first();
export const tap = (person: Person, name: string | RegExp): Promise<void> => button(person, name).click();
const can = async (person: Person, name: string | RegExp): Promise<boolean> => {
  const found = button(person, name);
  return (await found.isVisible()) && (await found.isEnabled());
};
/** What the status line says. */
export const said = (person: Person): Promise<string> => person.page.locator('tv-status h2').first().innerText();

/** Each name with the receptacle that they take. */
export type Cast = readonly (readonly [name: string, receptacle: string, options?: PersonOptions])[];

/** The first of them makes the table and chooses the mission. @param splits its keys, among all who sit there */
export async function gather(
  house: House,
  cast: Cast,
  mission: string | RegExp,
  splits = false,
): Promise<readonly Person[]> {
  const [first, , options] = cast[0]!;
  const host = await house.enter(first, house.url, options);
  await host.page.getByRole('radio', { name: 'TIME Stories' }).check();
  await tap(host, 'Apparecchia il tavolo');
  await host.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(host);
  await sitDown(host);
  const all = [host];
  for (const [name, , its] of cast.slice(1)) {
    const person = await house.enter(name, link, its);
    await sitDown(person);
    all.push(person);
  }
  await tap(host, 'Apparecchia TIME Stories');
  for (const person of all) await headline(person, /Scegliete una missione/);
  if (splits) await host.page.getByRole('radio', { name: /^Divise fra chi gioca/ }).check();
  await tap(host, mission);
  for (const person of all) await headline(person, /Chi sarai/);
  return all;
}

/** Later: a new page in the browser that this person had before. */
export async function again(person: Person, link: string): Promise<Person> {
  const page = await person.context.newPage();
  page.on('pageerror', (error) => person.console.push(`pageerror: ${error.message}`));
  everybody.delete(person);
  const back = { ...person, page };
  everybody.add(back);
  await page.goto(link);
  return back;
}

export async function embark(all: readonly Person[], cast: Cast): Promise<void> {
  for (const [i, [, receptacle]] of cast.entries()) {
    await tap(all[i]!, `Prendo ${receptacle}`);
    await button(all[i]!, `Lascio ${receptacle}`).waitFor();
  }
  await expect.poll(() => can(all[0]!, /Cominc/)).toBe(true);
  await tap(all[0]!, /Cominc/);
  for (const person of all) await headline(person, /Chi comincia/);
  await tap(all[0]!, `Comincia ${all[0]!.name}`);
  await agreed(all, all[0]!);
  await headline(all[0]!, /Leggi il Prologo/);
}

/** Everybody but whoever proposed says yes. */
export async function agreed(all: readonly Person[], proposer: Person): Promise<void> {
  for (const person of all) {
    if (person === proposer) continue;
    await button(person, /^Si fa/).waitFor();
    await tap(person, /^Si fa/);
  }
}

/** The Captain reads to all and leads into the place. */
export async function enter(captain: Person, place: string): Promise<void> {
  await headline(captain, /Scegli dove andare/);
  await tap(captain, `Andiamo: ${place}`);
  await sure(captain, new RegExp(`^Si va: ${place}`));
  await tap(captain, 'Leggi la carta A');
}

/** Everybody takes the card of this number, from 1; when all have confirmed they read and tell. */
export async function recon(all: readonly Person[], cards: readonly number[]): Promise<void> {
  for (const [i, person] of all.entries()) {
    await headline(person, /Ognuno prende una carta/);
    await tap(person, `Prendo la ${cards[i]!}`);
    await button(person, `Confermo la ${cards[i]!}`).waitFor();
  }
  for (const [i, person] of all.entries()) {
    await expect.poll(() => can(person, `Confermo la ${cards[i]!}`)).toBe(true);
    await tap(person, `Confermo la ${cards[i]!}`);
  }
}

/** What stands on the card that is open before this person. */
export async function reads(person: Person, card: string): Promise<string> {
  await tap(person, card);
  await tap(person, new RegExp(`^Leggi: ${card}`));
  const page = person.page.getByRole('group', { name: card, exact: true });
  await page.waitFor();
  await expect.poll(() => page.innerText()).not.toContain('La pagina si apre');
  return page.innerText();
}

/** Neither the page nor what it keeps has these words. */
export async function lacks(person: Person, ...words: readonly string[]): Promise<void> {
  const kept = await stored(person);
  const shown = await pageText(person);
  for (const one of words) {
    const isThere = shown.includes(one) || kept.includes(one) || kept.includes(hex(utf8(one)));
    expect(isThere, `${person.name}: ${one}`).toBe(false);
  }
}

/** The steps of a test or of a conflict, as they come. */
const TRIAL: readonly (string | RegExp)[] = [
  'Dai il via al conflitto',
  'Si tenta così',
  /^(?:Non potenzio|Potenzia di \d)$/,
  'Niente di più',
  /^Non uso altro/,
  'Gira il Destino',
];

/** Does what a person owes by the way; answers whether there was anything. */
export async function owed(person: Person): Promise<boolean> {
  for (const name of ['Aggiornamento di Emergenza', 'Sì', ...TRIAL, /^Tenta con/])
    if (await can(person, name)) {
      await tap(person, name);
      return true;
    }
  return false;
}

/** Until nobody owes anything and the headline is so for the first of them. */
export async function settle(all: readonly Person[], until: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      if (until.test(await said(all[0]!))) return true;
      for (const person of all) await owed(person);
      return false;
    })
    .toBe(true);
}

/** Ways that lead on, the most pressing first. */
const ON: readonly (string | RegExp)[] = [
  'Aggiornamento di Emergenza',
  'Lascio perdere',
  'Non paghiamo',
  ...TRIAL,
  /^Leggi (?:la prossima|l’ultima)$/,
  'Leggi la carta A',
  /^Si va: /,
  /^Andiamo: /,
  /^Confermo(?: la \d)?$/,
  /^Prendo la \d$/,
  'L’ho detto a voce',
  'Segui la carta',
  /^Tenta con/,
  'Rimetti a posto la carta',
  /^Proponi: \d/,
  'Proponi di saltarlo',
  /^Passa il mazzo/,
  'Proponi di andare via',
];
/** Tests are taken only where a conflict asks for one. */
const FIGHTS = /Conflitto/;

/** Does what this person owes or may do next on the way through a run; answers whether there was anything. @param all those who vote */
export async function owes(person: Person, all: readonly Person[]): Promise<boolean> {
  const { page } = person;
  const vote = page
    .locator('tv-decision')
    .getByRole('button', { name: /^Si fa/, pressed: false })
    .first();
  if (await vote.isVisible()) {
    await vote.click();
    return true;
  }
  // A proposal waits for the others, a card for its reader.
  if (await page.locator('tv-decision').first().isVisible()) return false;
  const asked = page.locator('time-ask').getByRole('button').last();
  if ((await asked.isVisible()) && !(await can(person, 'Lascio perdere'))) {
    await asked.click();
    return true;
  }
  for (const name of ON) {
    if (!(await can(person, name))) continue;
    // Only one of them proposes.
    if (typeof name !== 'string' && name.source.startsWith('^Proponi') && person !== all[0]) continue;
    if (String(name).startsWith('Proponi') && person !== all[0]) continue;
    if (name instanceof RegExp && name.source.startsWith('^Tenta') && !(await fights(person))) continue;
    await tap(person, name);
    return true;
  }
  // A person who is held by a conflict of their own takes its test on the card, which is read first.
  if (!(await page.getByText(FIGHTS).first().isVisible()) && (await can(person, /^Leggi: La tua/))) {
    await tap(person, /^Leggi: La tua/);
    return true;
  }
  return false;
}

const fights = async ({ page }: Person): Promise<boolean> => page.getByText(FIGHTS).first().isVisible();

/** A table of Lupus as people come through it: gathering, nights in which everybody taps somebody, and days to their end. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { House, Person, PersonOptions } from './house.ts';
import { headline, invitation, sitDown } from './people.ts';

export const button = (person: Person, name: string | RegExp): Locator =>
  person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

/** What the status line says. */
export const said = (person: Person): Promise<string> => person.page.locator('tv-status h2').first().innerText();

/** The first of them makes the table, the others follow the invitation; then all have the lobby before them. */
export async function gather(
  house: House,
  people: readonly (readonly [string, PersonOptions?])[],
): Promise<readonly Person[]> {
  const [first, options] = people[0]!;
  const host = await house.enter(first, house.url, options);
  await host.page.getByRole('radio', { name: 'Lupus in Tabula' }).check();
  await button(host, 'Apparecchia il tavolo').click();
  await host.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(host);
  await sitDown(host);
  const all = [host];
  for (const [name, its] of people.slice(1)) {
    const person = await house.enter(name, link, its);
    await sitDown(person);
    all.push(person);
  }
  await button(host, 'Apparecchia Lupus').click();
  for (const person of all) await headline(person, /Chi siete/);
  return all;
}

/** Sets one of the lists of the lobby. */
export const choose = (person: Person, label: string, value: string): Promise<unknown> =>
  person.page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: value });

/** All agree, and the first night begins. */
export async function begin(all: readonly Person[]): Promise<void> {
  for (const person of all) await button(person, 'Per me va bene così').click();
  await button(all[0]!, 'Si comincia: la prima notte').click();
  for (const person of all) await headline(person, /Prima notte/);
}

/** Somebody in the square, where people can be tapped. */
const spot = (person: Person, name: string): Locator =>
  person.page.getByRole('radio', { name: new RegExp(`\\b${name}\\b`, 'u') });

/** Taps somebody, then sets it. */
export async function pick(person: Person, name: string): Promise<void> {
  await spot(person, name).click();
  await button(person, new RegExp(`^Scelgo la \\d+, ${name}$`, 'u')).click();
  await button(person, new RegExp(`^Scelto: la \\d+, ${name}$`, 'u')).waitFor();
}

/** The same with keys: the number, then Enter. */
export async function pickByKeys(person: Person, number: number, name: string): Promise<void> {
  await person.page.getByRole('radio').first().focus();
  await person.page.keyboard.type(String(number));
  await person.page.keyboard.press('Enter');
  await button(person, new RegExp(`^Scelgo la \\d+, ${name}$`, 'u')).focus();
  await person.page.keyboard.press('Enter');
  await button(person, new RegExp(`^Scelto: la \\d+, ${name}$`, 'u')).waitFor();
}

/** What the reading field says while it is held; '' where nothing is dealt yet. */
export async function held(person: Person): Promise<string> {
  const hold = button(person, 'Tieni premuto per leggere');
  await hold.focus();
  await person.page.keyboard.down(' ');
  const text = await person.page.locator('.secret').first().innerText();
  await person.page.keyboard.up(' ');
  await expect.poll(() => person.page.locator('.secret.open').count()).toBe(0);
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Somebody at a day: who plays by keys alone touches nothing. */
interface Player {
  readonly person: Person;
  readonly byKeys: boolean;
}

const press = async ({ person, byKeys }: Player, what: Locator): Promise<void> => {
  const done = byKeys ? what.focus().then(() => person.page.keyboard.press('Enter')) : what.click();
  // What was there a moment ago may be gone: a clock has run out, or the others have ended it.
  await done.catch(() => undefined);
};

/**
 * Waits for the day, and votes until somebody has gone to the stake; who is to die is voted for by all who may.
 * @param keys name of whoever plays by keys alone
 */
export async function day(all: readonly Person[], victims: readonly string[], keys?: string): Promise<void> {
  for (const person of all) await expect.poll(() => said(person)).not.toMatch(/notte|giorno/u);
  for (;;) {
    const now = await said(all[0]!);
    if (/notte|Vinc|finita|carte/u.test(now)) return;
    for (const person of all) await act({ person, byKeys: person.name === keys }, victims);
  }
}

async function act(player: Player, victims: readonly string[]): Promise<void> {
  const { person } = player;
  for (const name of ['Per me si può votare', 'Ho detto quello che volevo'])
    if (await can(person, name)) return press(player, button(person, name));
  if (/tocca a te/u.test(await said(person))) await vote(player, victims);
}

const can = async (person: Person, name: string): Promise<boolean> => {
  const found = button(person, name);
  return (await found.isVisible()) && (await found.isEnabled());
};

async function vote(player: Player, victims: readonly string[]): Promise<void> {
  const { person } = player;
  for (const name of victims) {
    if (name === person.name && victims.length > 1) continue;
    if ((await spot(person, name).count()) === 0) continue;
    await press(player, spot(person, name));
    const go = button(person, new RegExp(`^Voto la \\d+, ${name}$`, 'u'));
    if (!(await go.isVisible())) continue;
    return press(player, go);
  }
}

/** What people do at a table of Chrononauts, said as they would; cards and years are found by what a screen reader says of them. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { House, Person, PersonOptions } from './house.ts';
import { headline, invitation, press, sitDown, sure } from './people.ts';
import { type Stack, withStack } from './stacked.ts';

export interface Dealt {
  readonly people: readonly Person[];
  readonly link: string;
}

export interface Setting {
  readonly names: readonly string[];
  readonly stack?: Stack;
  /** Of the lobby: what is chosen where. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly mode?: 'Chrononauts' | 'Artifaxx' | 'Solonauts';
  /** Of each in turn. */
  readonly options?: readonly PersonOptions[];
  /** Of each, before the cards are dealt. */
  readonly begun?: (person: Person) => Promise<void>;
}

const ruleField = ({ page }: Person, label: string): Locator => page.getByLabel(label).first();

async function setRule(person: Person, label: string, value: string): Promise<void> {
  const field = ruleField(person, label);
  if (value === 'no') await field.uncheck();
  else if (value === 'yes') await field.check();
  else await field.selectOption(value);
}

/** What a rule of the house is set to, in the lobby's words. */
const ruleOf = (person: Person, label: string): Promise<string> =>
  ruleField(person, label).evaluate((field: HTMLInputElement | HTMLSelectElement) =>
    'selectedOptions' in field ? (field.selectedOptions[0]?.label ?? '') : field.checked ? 'yes' : 'no',
  );

/** All sit at a new table and the cards are being dealt. */
export async function deal(
  house: House,
  { names, stack, rules = {}, mode, options = [], begun }: Setting,
): Promise<Dealt> {
  const people: Person[] = [];
  let link = house.url;
  for (const [i, name] of names.entries()) {
    const person = await house.enter(name, link, { ...options[i], ...(stack && { prepare: withStack(stack) }) });
    people.push(person);
    if (i === 0) {
      await person.page.getByRole('radio', { name: 'Chrononauts' }).check();
      await press(person, 'Apparecchia il tavolo');
      await person.page.getByLabel('Il tuo nome').waitFor();
      link = await invitation(person);
    }
    await sitDown(person);
  }
  await dealTo(people, { rules, ...(mode && { mode }), ...(begun && { begun }) });
  return { people, link };
}

/** …at a table where all sit, from the lobby on. The first of them chooses how it is played. */
export async function dealTo(
  people: readonly Person[],
  { rules = {}, mode, begun }: Pick<Setting, 'rules' | 'mode' | 'begun'>,
): Promise<void> {
  const [host] = people as [Person, ...Person[]];
  await host.page.getByRole('button', { name: 'Apparecchia Chrononauts' }).click();
  await headline(host, /Che cosa si gioca/);
  if (mode) await host.page.getByRole('button', { name: new RegExp(`^${mode}`) }).click();
  for (const [label, value] of Object.entries(rules)) await setRule(host, label, value);
  // One that was set just before another still holds, on every page.
  for (const person of people)
    for (const [label, value] of Object.entries(rules)) await expect.poll(() => ruleOf(person, label)).toBe(value);
  if (begun) for (const person of people) await begun(person);
  await press(host, 'Date le carte');
}

/** Comes late, and only watches. */
export async function watch(house: House, name: string, link: string, stack: Stack): Promise<Person> {
  const person = await house.enter(name, link, { prepare: withStack(stack) });
  await headline(person, /Tocca a/);
  return person;
}

export const hand = ({ page }: Person): Locator =>
  page.getByRole('list', { name: /^La (tua )?mano/ }).getByRole('button');

/** What is in the hand, as it is read aloud; each card by its number from 0. */
export async function held(person: Person): Promise<readonly string[]> {
  const said = hand(person).locator('.heard');
  return (await said.allInnerTexts()).map((label) => label.replace(/; \d+ di \d+/, ''));
}

/** The person whose turn it is, once they may draw. */
export function drawer(people: readonly Person[]): Promise<Person> {
  return Promise.race(
    people.map(async (person) => {
      await person.page.getByRole('button', { name: 'Pesca', exact: true }).waitFor();
      return person;
    }),
  );
}

/** Draws, and waits until the card is in the hand and can be read. */
export async function draw(person: Person): Promise<void> {
  const before = await hand(person).count();
  await press(person, 'Pesca');
  await hand(person).nth(before).waitFor();
  await readable(person);
}

/** All of the hand can be read: what was drawn is covered until its keepers have opened it for its owner. */
export async function readable(person: Person): Promise<void> {
  await expect.poll(async () => (await held(person)).some((card) => card.startsWith('Carte coperte'))).toBe(false);
}

export const year = ({ page }: Person, which: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${which}`) });

/** A second tap would put it down again. */
export async function pick(card: Locator): Promise<void> {
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
}

/** Takes up a card of the hand; says whether there was one. */
export async function takeUp(person: Person, card: RegExp): Promise<boolean> {
  const at = (await held(person)).findIndex((name) => card.test(name));
  if (at < 0) return false;
  await pick(hand(person).nth(at));
  return true;
}

/** Announces it, aimed at this year where one is named; says whether the hand had such a card that can be played. */
export async function play(person: Person, card: RegExp, at?: number): Promise<boolean> {
  const playable = new RegExp(`${card.source}.*si può giocare`);
  if (!(await takeUp(person, playable))) return false;
  if (at !== undefined && (await year(person, at).getAttribute('aria-selected')) !== 'true')
    await year(person, at).click();
  await person.page.getByRole('button', { name: /^Gioca( su|$)/ }).click();
  return true;
}

/** Plays it, and waits until its windows are closed. */
export async function resolve(person: Person, card: RegExp, at?: number): Promise<boolean> {
  const played = await play(person, card, at);
  if (played) await turnDone(person);
  return played;
}

export const turnDone = ({ page }: Person): Promise<void> =>
  page.getByRole('button', { name: 'Finisci il turno' }).waitFor();

/** Loses time with the first card of these kinds that is there, else with the last one. */
export async function lose(person: Person, ...cards: readonly RegExp[]): Promise<void> {
  for (const card of cards) if (await takeUp(person, card)) return loseTaken(person);
  await pick(hand(person).last());
  await loseTaken(person);
}

async function loseTaken(person: Person): Promise<void> {
  await press(person, /^Scarta: perdi tempo/);
  await sure(person, 'Sì, davvero');
  await turnDone(person);
}

export const window = ({ page }: Person): Locator => page.getByRole('region', { name: 'Carte annunciate' });

export const has = async (person: Person, card: RegExp): Promise<boolean> =>
  (await held(person)).some((name) => card.test(name));

/** Answers the open window with a Note. */
export async function memo(person: Person): Promise<void> {
  await window(person).getByRole('button', { name: 'Biglietto' }).click();
}

export const pass = async (person: Person): Promise<void> =>
  window(person).getByRole('button', { name: 'Lascia passare' }).click();

/** Everybody passes whatever comes. */
export async function passAll(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await page.getByRole('checkbox', { name: 'Lascio passare tutto' }).check();
}

export const history = async ({ page }: Person): Promise<string> => {
  const places = page.getByRole('grid', { name: 'La linea del tempo' }).getByRole('gridcell');
  return (await places.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel))).join('\n');
};

/** All see the same history, once it has run through. */
export async function sameHistory(people: readonly Person[]): Promise<void> {
  await expect.poll(async () => new Set(await Promise.all(people.map(history))).size).toBe(1);
}

export function noFaults(people: readonly Person[]): void {
  for (const { console: lines } of people) expect(lines.filter((line) => line.startsWith('pageerror'))).toEqual([]);
}

/**
 * What the pages of a table of Chrononauts could tell somebody who looks into them. Of hands, goal cards and the draw pile nothing that
 * isn't theirs, in the page, on the disk and on the wire. Of an open window they tell nothing about who could answer it or has passed. For
 * players, for a watcher who came late, and for a second tab.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardsIt } from '../../../src/games/chrononauts/words/cards-it.ts';
import { copies } from '../helpers/stacked.ts';
import {
  deal,
  draw,
  drawer,
  has,
  held,
  lose,
  noFaults,
  pass,
  play,
  readable,
  watch,
  window,
} from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { heard, ownSecrets, pageText, stored } from '../helpers/leaks.ts';
import { headline, press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const FATE = /Tutta un’altra storia/;
const MEMO = /Biglietto/;
/** Each is in the deck once, and its name stands nowhere but on the card itself. */
const PATCHES = Object.keys(cardsIt.names).filter((id) => /^P\d{4}[a-c]?$/.test(id));
const stack = {
  drawPile: [...PATCHES.slice(0, 12), ...copies({ memo: 6, 'reverse-fate': 8 })],
};

const named = (texts: string, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => texts.includes(cardsIt.names[id]!));
const identitiesIn = (texts: string): readonly string[] =>
  Object.values(cardsIt.identities).flatMap(({ name }) => (texts.includes(name) ? [name] : []));
const missionsIn = (texts: string): readonly string[] =>
  ['triptych', 'cheaters', 'portrait-and-beast', 'great-mysteries', 'menagerie', 'sacred-vault'].filter((id) =>
    texts.includes(cardsIt.names[id]!),
  );

/** What lies open on the discard pile. */
const discards = async ({ page }: Person): Promise<string> =>
  (await page.locator('ol.discards li').allTextContents()).join('\n');

/** Of Patches, Identities and Missions a page tells its owner's, and those that lie open; a watcher's page none but those. */
async function tellsOnly(person: Person, owner?: Person): Promise<void> {
  const text = await pageText(person);
  const known = `${await discards(person)}\n${owner ? (await held(owner)).join('\n') : ''}`;
  expect(named(text, PATCHES), `${person.name}: cards`).toEqual(named(known, PATCHES));
  expect(named(text, ['memo']), `${person.name}: memo`).toEqual(named(known, ['memo']));
  expect(identitiesIn(text).length, `${person.name}: identities`).toBe(owner ? 1 : 0);
  expect(missionsIn(text).length, `${person.name}: missions`).toBeLessThanOrEqual(owner ? 1 : 0);
}

/** The own hand and identity can be read. */
async function known(person: Person): Promise<void> {
  await readable(person);
  await expect.poll(async () => identitiesIn(await pageText(person)).length).toBe(1);
}

/** What a screen reader finds in the window, without the clock, which goes on between two looks and is spoken at some moments only. */
const windowOf = async (person: Person): Promise<string> =>
  (await window(person).ariaSnapshot()).replaceAll(/^ *- (timer|text:) .*Restano.*\n/gmu, '');

test('nobody’s page, disk or wire tells of another’s cards, of the pile, or of who could answer', async () => {
  const { people, link } = await deal(house, {
    names: ['Ada', 'Bea', 'Carlo'],
    stack,
    rules: { 'Chi comincia': 'tirano i dadi', 'Tempo per il Biglietto': '60 s', 'Si può cambiare identità': 'no' },
  });
  await Promise.all(people.map((person) => headline(person, /Tocca a/)));
  const late = await watch(house, 'Dina', link, stack);
  const tab = { ...people[1]!, name: 'Bea’s second tab', page: await people[1]!.context.newPage() };
  await tab.page.goto(people[1]!.page.url());
  await headline(tab, /Tocca a/);

  // What was dealt is opened for its owners one by one.
  for (const person of [...people, tab]) await known(person);
  for (const person of people) await tellsOnly(person, person);
  await tellsOnly(late);
  await tellsOnly(tab, people[1]);

  // The keys of a hand are on its own device, and went nowhere.
  for (const owner of people) {
    const keys = await ownSecrets(owner, 'hand/');
    expect(keys.length, owner.name).toBeGreaterThan(0);
    for (const other of [...people, late].filter((person) => person !== owner)) {
      const [disk, wire] = [await stored(other), await heard(other, link)];
      expect(disk.includes('EXTRACTABLE')).toBe(false);
      expect(wire.length).toBeGreaterThan(10);
      for (const key of keys) {
        expect(disk.includes(key), `${other.name}: disk`).toBe(false);
        expect(
          wire.some((entry) => entry.includes(key)),
          `${other.name}: wire`,
        ).toBe(false);
      }
    }
  }

  // Two who must answer, one with a Note and one without: what they see differs in nothing.
  for (let n = 0; n < 20; n++) {
    const who = await drawer(people);
    await draw(who);
    const others = people.filter((person) => person !== who);
    const memos = await Promise.all(others.map((person) => has(person, MEMO)));
    if ((await has(who, FATE)) && memos[0] !== memos[1]) {
      await play(who, FATE, 1957);
      await Promise.all(others.map((person) => window(person).getByText('1957 si gira').waitFor()));
      const [one, another] = others as [Person, Person];
      expect(await windowOf(one)).toBe(await windowOf(another));
      const before = await windowOf(who);
      await pass(one);
      await window(one).getByText('L’hai lasciata passare').waitFor();
      for (const blind of [who, another, late])
        expect(await window(blind).getByText('passare').count()).toBe(blind === another ? 1 : 0);
      expect(await windowOf(who)).toBe(before);
      // Words that explain themselves are buttons too.
      expect(
        await window(late)
          .getByRole('button', { name: /Lascia|Biglietto/u })
          .count(),
      ).toBe(0);
      await pass(another);
      break;
    }
    await lose(who, /Toppa/, MEMO);
    await press(who, 'Finisci il turno');
  }
  for (const person of people) await tellsOnly(person, person);
  noFaults([...people, late]);
}, 400_000);

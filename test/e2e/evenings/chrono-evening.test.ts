/**
 * A game of Chrononauts by four in real browsers through the real relay, with the joint deck. A Note goes against a Note; a page is
 * reloaded in the middle of a window. There are an UltraParadox, a Patch of 1945 that falls, and a mission that is done. The deck holds
 * nothing but what such a game needs. Nobody chooses who gets what, so the people here play what their hands allow towards it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deal,
  draw,
  drawer,
  has,
  lose,
  memo,
  noFaults,
  pass,
  passAll,
  play,
  resolve,
  sameHistory,
  turnDone,
  window,
  year,
} from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, press, sure } from '../helpers/people.ts';
import { copies } from '../helpers/stacked.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const FATE = /Tutta un’altra storia/;
const MEMO = /Biglietto/;
const THINGS = [/Arca/, /Calice/, /Candelabro/];

const stack = {
  drawPile: copies({
    'reverse-fate': 8,
    memo: 6,
    P1962: 2,
    P1945b: 2,
    ark: 5,
    grail: 5,
    menorah: 5,
  }),
  missionDeck: copies({ 'sacred-vault': 5 }),
  identityDeck: copies({ I03: 5 }),
};

/** What is to happen, in this order; each says whether this hand could do it. */
const EVENTS: readonly ((who: Person, all: readonly Person[]) => Promise<boolean>)[] = [
  duel,
  async (who) => (await resolve(who, /Toppa 1962/)) && shows(who, /UltraParadosso/),
  async (who) => resolve(who, FATE, 1941),
  async (who) => resolve(who, /Toppa 1945/),
  async (who) => (await resolve(who, FATE, 1936)) && bare(who),
];

async function shows({ page }: Person, words: RegExp): Promise<boolean> {
  await page.getByText(words).first().waitFor();
  return true;
}

/** 1945 lies open again, and its Patch on the discard pile. */
async function bare(who: Person): Promise<boolean> {
  await year(who, 1945)
    .and(who.page.getByRole('gridcell', { name: /^1945: Paradosso/ }))
    .waitFor();
  return true;
}

/** 1957 is turned: one stops it with a Note, another stops that; a third reloads the page meanwhile and finds the window as it was. */
async function duel(who: Person, all: readonly Person[]): Promise<boolean> {
  const others = all.filter((person) => person !== who);
  const ready = await Promise.all(others.map((person) => has(person, MEMO)));
  const [first, second] = others.filter((_, i) => ready[i]);
  if (!first || !second || !(await has(who, FATE))) return false;
  const third = others.find((person) => person !== first && person !== second)!;
  await play(who, FATE, 1957);
  await Promise.all(others.map((person) => window(person).getByText('1957 si gira').waitFor()));
  await lookAround(third, 'chrono-window');
  await third.page.reload();
  await window(third).getByText('1957 si gira').waitFor();
  await memo(first);
  await headline(second, new RegExp(`^${first.name} ferma`));
  await memo(second);
  await headline(third, new RegExp(`^${second.name} ferma`));
  await lookAround(third, 'chrono-stack');
  for (const person of all) if (person !== second) await pass(person);
  await turnDone(who);
  await year(who, 1957)
    .and(who.page.getByRole('gridcell', { name: /^1957′/ }))
    .waitFor();
  await passAll(all);
  return true;
}

/** An Artifact that isn't there yet, once nobody answers any more; else a card that nobody needs goes. */
async function otherwise(who: Person, unanswered: boolean): Promise<void> {
  if (!unanswered) return lose(who, /Toppa/, ...THINGS);
  for (const thing of THINGS) if (!(await mission(who)).includes(thing.source) && (await resolve(who, thing))) return;
  await lose(who, ...THINGS, /Toppa/, MEMO);
}

/** What of the own mission lies before its owner already. */
async function mission({ page }: Person): Promise<readonly string[]> {
  const met = page.getByRole('region', { name: 'Missione' }).getByRole('listitem').filter({ hasText: /c’è/ });
  const told = await met.allInnerTexts();
  return THINGS.filter((thing) => told.some((line) => thing.test(line))).map(({ source }) => source);
}

test('four play: a Note against a Note, an UltraParadox, a Patch that falls, and a mission done', async () => {
  const { people } = await deal(house, {
    names: ['Ada', 'Bea', 'Carlo', 'Dina'],
    stack,
    rules: { 'Chi comincia': 'tirano i dadi', 'Tempo per il Biglietto': '60 s', 'Si può cambiare identità': 'no' },
  });

  const left = [...EVENTS];
  for (let turns = 0; turns < 60; turns++) {
    const who = await drawer(people);
    await draw(who);
    if (left[0] && (await left[0](who, people))) left.shift();
    else await otherwise(who, left.length < EVENTS.length);
    if (left.length === 0 && (await mission(who)).length === 3) {
      await press(who, 'Missione compiuta');
      await sure(who, 'Sì, davvero');
      await headline(who, /Hai vinto/);
      break;
    }
    await press(who, 'Finisci il turno');
  }
  expect(left).toEqual([]);
  await expect
    .poll(
      async () =>
        (await Promise.all(people.map(({ page }) => page.locator('h2').first().innerText()))).filter((head) =>
          /Vince|vinto/.test(head),
        ).length,
    )
    .toBe(4);
  await sameHistory(people);
  await lookAround(people[0]!, 'chrono-over');
  noFaults(people);
}, 600_000);

/**
 * One table, three browser engines: Chromium, Firefox and WebKit play at it, each through its own automation. Where a machine lacks
 * one of them the test says which and is left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumVisitor } from '../../engines/chromium.ts';
import { firefoxPath, firefoxVisitor } from '../../engines/firefox.ts';
import type { Visitor } from '../../engines/visitor.ts';
import { hasWebkit, webkitVisitor } from '../../engines/webkit.ts';
import { type House, openHouse } from '../helpers/house.ts';
import { chooseOld } from '../helpers/old-game.ts';
import { invitation } from '../helpers/people.ts';

const lacking = [firefoxPath ? '' : 'Firefox', hasWebkit ? '' : 'WebKit'].filter(Boolean);
if (lacking.length > 0) console.warn(`Left out: this machine has no ${lacking.join(' and no ')}.`);

let house: House;
const open: Visitor[] = [];
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  for (const one of open) await one.driver.close().catch(() => undefined);
  await house.close();
});

/** Ada and Dino in Chromium, Bea in Firefox, all in Italian; Carl in WebKit, in English. All are seated. @param game the name of its card, or the id of one that has none any more */
async function four(game: string): Promise<readonly [Visitor, Visitor, Visitor, Visitor]> {
  const host = await house.enter('Ada', house.url);
  if (game === 'laboratory') await chooseOld(host, game);
  else await host.page.getByRole('radio', { name: game }).check();
  await host.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await host.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(host);
  const ada = chromiumVisitor(host);
  await sit(ada);
  const bea = await firefoxVisitor('Bea', link);
  open.push(bea);
  await sit(bea);
  const carl = await webkitVisitor('Carl', link);
  open.push(carl);
  await sit(carl);
  const dino = chromiumVisitor(await house.enter('Dino', link));
  await sit(dino);
  return [ada, bea, carl, dino];
}

/** What is named in the tests, in each language of the table. */
const WORDS = {
  it: {
    name: 'Il tuo nome',
    sit: 'Siediti',
    seated: /A voce sei/,
    unshuffled: /da mescolare/,
    shuffled: /mescolato da Ada, Bea, Carl e Dino/,
    mixAll: 'Mescolate tutti',
    deal: 'Distribuisci 5 a testa',
    steal: /Ruba una carta a/,
    back: /dorso 1/,
    ofHand: (n: number) => new RegExp(`(?<= di \\p{L}+.*), \\d+ di ${n}$`, 'u'),
  },
  en: {
    name: 'Your name',
    sit: 'Sit down',
    seated: /On the call you/,
    unshuffled: /to be shuffled/,
    shuffled: /shuffled by Ada, Bea, Carl and Dino/,
    mixAll: 'Everybody shuffles',
    deal: 'Deal 5 each',
    steal: /Steal a card from/,
    back: /back 1/,
    ofHand: (n: number) => new RegExp(`(?<= of \\p{L}+.*), \\d+ of ${n}$`, 'u'),
  },
} as const;
const words = (one: Visitor): (typeof WORDS)['it' | 'en'] => WORDS[one.name === 'Carl' ? 'en' : 'it'];

async function sit(one: Visitor): Promise<void> {
  await one.fill(words(one).name, one.name);
  await one.tap('button', words(one).sit);
  await one.sees('text', words(one).seated);
}

const all = async (people: readonly Visitor[], see: (one: Visitor) => Promise<unknown>): Promise<void> =>
  void (await Promise.all(people.map(see)));

async function look(people: readonly Visitor[], name: string): Promise<void> {
  if (!process.env['SHOTS']) return;
  mkdirSync('shots', { recursive: true });
  for (const one of people) writeFileSync(`shots/engines-${name}-${one.name}.png`, await one.driver.picture());
}

/** The own cards, as they are named without their places; waits until there are so many, and all can be read. */
const hand = (one: Visitor, count: number): Promise<readonly string[]> =>
  one.until(`${count} cards`, async () => {
    const cards = await one.names('button', words(one).ofHand(count));
    return cards.length === count ? cards.map((card) => card.replace(words(one).ofHand(count), '')) : undefined;
  });

test.skipIf(lacking.length > 0)('a deck that three engines shuffle, deal, steal from and roll beside', async () => {
  const people = await four('laboratory');
  const [ada, bea, carl] = people;
  await ada.tap('button', 'Apparecchia il Laboratorio');
  await all(people, (one) => one.sees('text', words(one).unshuffled));
  await bea.tap('button', words(bea).mixAll);
  await all(people, (one) => one.sees('text', words(one).shuffled));
  await carl.tap('button', words(carl).deal);
  const hands = await Promise.all(people.map((one) => hand(one, 5)));
  for (const own of hands) expect(new Set(own).size).toBe(5);
  const [adas, beas, , dinos] = hands;
  expect(new Set([...adas!, ...beas!, ...dinos!]).size).toBe(15);
  await look(people, 'deck');

  await carl.tap('button', /^Bea/u);
  await carl.tap('button', words(carl).steal);
  await carl.tap('button', words(carl).back);
  const stolen = (await hand(carl, 6)).filter((card) => !hands[2]!.includes(card));
  expect(stolen).toHaveLength(1);
  expect(await hand(bea, 4)).not.toEqual(beas);

  await bea.tap('button', /^Dadi/u);
  await bea.tap('button', /^Tira \d+d\d+$/u);
  await all(people, (one) => one.sees('text', /Bea · /));
  await look(people, 'dice');
});

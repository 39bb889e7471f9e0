/**
 * One table, three browser engines: Chromium, Firefox and WebKit play at it, each through its own automation. Where a machine lacks
 * one of them the test says which and is left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
// WebKit's driver has one session at a time.
afterEach(async () => {
  for (const one of open.splice(0)) await one.driver.close().catch(() => undefined);
});
afterAll(() => house.close());

/**
 * Ada and Dino in Chromium, Bea in Firefox, all in Italian; Carl in WebKit, in English. All are seated.
 * @param game the name of its card, or the id of one that has none any more
 */
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
    claim: /^Faccio da capospia/,
    lay: 'Stendi le figure',
    word: 'Parola',
    more: 'Più',
    clue: 'Dai l’indizio',
    guess: /scegliete|un’altra/,
    picture: (n: number) => new RegExp(`\\bfigura ?${n}(?!\\d)`, 'u'),
    touch: (n: number) => `Scopri la ${n}`,
    stop: 'Basta',
    teams: ['Rossi', 'Blu'],
    bystander: 'Passante',
    wins: (team: string) => `Vincono i ${team}`,
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
    claim: /^I’ll be spymaster/,
    lay: 'Lay out the pictures',
    word: 'Word',
    more: 'More',
    clue: 'Give the clue',
    guess: /pick a picture|another one or stop/,
    picture: (n: number) => new RegExp(`\\bpicture ?${n}(?!\\d)`, 'u'),
    touch: (n: number) => `Uncover ${n}`,
    stop: 'Stop here',
    teams: ['Reds', 'Blues'],
    bystander: 'Bystander',
    wins: (team: string) => `The ${team} win`,
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

/** Of Codenames: the team by its place in the words, who leads it and who guesses. */
interface Team {
  readonly team: 0 | 1;
  readonly spymaster: Visitor;
  readonly operative: Visitor;
}

/** What a spymaster's page says of the key, by picture; waits until it is whole. */
const keyOf = (one: Visitor): Promise<readonly string[]> =>
  one.until('the key', async () => {
    const said = await one.names('button', /nella chiave: /u);
    const key = said.map((name) => /nella chiave: (\p{L}+)/u.exec(name)![1]!);
    return key.length === 20 ? key : undefined;
  });

async function giveClue({ spymaster }: Team, word: string, number: number): Promise<void> {
  await spymaster.fill(words(spymaster).word, word);
  for (let n = 1; n < number; n++) await spymaster.tap('button', words(spymaster).more);
  await spymaster.tap('button', words(spymaster).clue);
}

/** Two taps; done when all see what it was. @param of what it is, as each page calls it */
async function touch(
  { operative }: Team,
  people: readonly Visitor[],
  picture: number,
  of: (one: Visitor) => string,
): Promise<void> {
  await operative.sees('heading', words(operative).guess);
  await operative.tap('button', words(operative).picture(picture));
  await operative.tap('button', words(operative).touch(picture));
  await all(people, (one) =>
    one.until(`picture ${picture} as ${of(one)}`, async () => {
      const [name = ''] = await one.names('button', words(one).picture(picture));
      return name.includes(of(one)) || undefined;
    }),
  );
}

test.skipIf(lacking.length > 0)('a game of Codenames that three engines play to its end', async () => {
  const people = await four('Codenames Immagini');
  const [ada, bea, carl, dino] = people;
  await ada.tap('button', 'Apparecchia Codenames');
  for (const one of [ada, bea]) await one.tap('button', words(one).claim);
  await carl.tap('button', words(carl).lay);
  const key = await keyOf(ada);
  expect(await keyOf(bea)).toEqual(key);
  const reds: Team = { team: 0, spymaster: ada, operative: carl };
  const blues: Team = { team: 1, spymaster: bea, operative: dino };
  const left = (of: string): number[] => key.flatMap((one, i) => (one === of ? [i + 1] : []));
  const isReds = left('Rossi').length === 8;
  const [start, other] = isReds ? [reds, blues] : [blues, reds];
  const own = left(words(ada).teams[start.team]);
  const of =
    ({ team }: Team) =>
    (one: Visitor): string =>
      words(one).teams[team];
  const passerBy = (one: Visitor): string => words(one).bystander;

  await giveClue(start, 'MARE', 2);
  await touch(start, people, own.shift()!, of(start));
  await touch(start, people, left('Passante')[0]!, passerBy);
  await look(people, 'guess');
  await giveClue(other, 'NOTTE', 1);
  await touch(other, people, left(words(ada).teams[other.team])[0]!, of(other));
  await other.operative.tap('button', words(other.operative).stop);
  await giveClue(start, 'TUTTO', own.length);
  for (const picture of own) await touch(start, people, picture, of(start));
  await all(people, (one) => one.sees('text', words(one).wins(of(start)(one))));
  await look(people, 'over');
});

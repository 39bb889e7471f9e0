/**
 * One of two has five keys and half a screen. They guess the time, say who they are, draw, turn a year, answer a window, lay
 * things before themselves, and win a game of Chrononauts. What they press follows from what is drawn in front of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  draw,
  drawer,
  hand,
  has,
  held,
  lose,
  noFaults,
  passAll,
  play,
  readable,
  turnDone,
  year,
} from '../helpers/chrono.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, invitation, press, sitDown } from '../helpers/people.ts';
import { copies, withStack } from '../helpers/stacked.ts';
import { choose, chooseButton, fiveKeysOnly, write } from '../helpers/switches.ts';

/** Answers what the same button asks now: at once would be half of a double tap. */
const means = (person: Person): Promise<void> =>
  expect
    .poll(async () => {
      const yes = person.page.getByRole('button', { name: 'Sì, davvero', exact: true });
      if (await yes.isVisible()) await chooseButton(person, 'Sì, davvero');
      return yes.isVisible();
    })
    .toBe(false);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const FATE = /Tutta un’altra storia/;
const THINGS = [/Arca/, /Calice/, /Candelabro/];
const stack = {
  drawPile: copies({ 'reverse-fate': 6, ark: 9, grail: 9, menorah: 9 }),
  missionDeck: copies({ 'sacred-vault': 5 }),
  identityDeck: copies({ I03: 5 }),
};

const look = (person: Person, name: string): Promise<void> =>
  lookAround(person, `chrono-five-${name}`, ['half', 'phone']);

/** Both sit at a table of Chrononauts; the second has five keys. */
async function sit(): Promise<readonly [Person, Person]> {
  const prepare = withStack(stack);
  const giulia = await house.enter('Giulia', house.url, { prepare });
  await giulia.page.getByRole('radio', { name: 'Chrononauts' }).check();
  await press(giulia, 'Apparecchia il tavolo');
  await giulia.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(giulia);
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { before: fiveKeysOnly, prepare, width: 720, height: 450 });
  await write(marco, 'Il tuo nome', 'Marco');
  await chooseButton(marco, 'Siediti');
  await marco.page.getByText('A voce sei').waitFor();
  return [giulia, marco];
}

/** The label of the field for the time. */
const TIME = 'Senza guardare: chi ci va più vicino comincia. Hai un minuto, poi chi non ha scritto è fuori dalla gara.';

async function begin(giulia: Person, marco: Person): Promise<void> {
  await chooseButton(marco, 'Apparecchia Chrononauts');
  await headline(marco, /Che cosa si gioca/);
  await look(marco, 'lobby');
  await chooseButton(marco, 'Date le carte');
  await headline(marco, /Chi comincia/);
  await write(marco, TIME, '09:15');
  await look(marco, 'time');
  await chooseButton(marco, 'Scrivi l’ora');
  await chooseButton(marco, 'Tieni l’identità');
  await headline(giulia, /Chi comincia/);
  await giulia.page.getByPlaceholder('21:40').fill('02:15');
  await press(giulia, 'Scrivi l’ora');
  await press(giulia, 'Tieni l’identità');
}

/** Takes up the first card of this kind by five keys; says whether the hand has one. */
async function take(marco: Person, card: RegExp): Promise<boolean> {
  const at = (await held(marco)).findIndex((name) => card.test(name));
  if (at >= 0) await choose(marco, hand(marco).nth(at));
  return at >= 0;
}

/** A turn of the one with five keys: what is still wanted, else a card goes. Says what was laid or turned. */
async function turn(marco: Person, wanted: readonly RegExp[]): Promise<RegExp | undefined> {
  const before = await hand(marco).count();
  await chooseButton(marco, 'Pesca');
  await hand(marco).nth(before).waitFor();
  await readable(marco);
  for (const card of wanted) {
    if (!(await take(marco, card))) continue;
    if (card === FATE) await choose(marco, year(marco, 1957));
    await look(marco, 'card');
    await chooseButton(marco, /^Gioca( su|$)/);
    await turnDone(marco);
    return card;
  }
  await choose(marco, hand(marco).last());
  await chooseButton(marco, /^Scarta: perdi tempo/);
  await means(marco);
  await turnDone(marco);
  return undefined;
}

/** The other turns a year where the hand can, and the one with five keys lets it pass. */
async function otherTurn(giulia: Person, marco: Person): Promise<boolean> {
  await draw(giulia);
  const turns = (await has(giulia, FATE)) && (await play(giulia, FATE, 1936));
  if (turns) {
    await headline(marco, /Giulia: Tutta un’altra storia/);
    await look(marco, 'window');
    await chooseButton(marco, 'Lascia passare');
    await turnDone(giulia);
  } else await lose(giulia, ...THINGS);
  await press(giulia, 'Finisci il turno');
  return turns;
}

test('a person with five keys plays a game of Chrononauts and wins it', async () => {
  const [giulia, marco] = await sit();
  await begin(giulia, marco);
  await headline(marco, /Tocca a/);
  await passAll([giulia]);
  let wanted: readonly RegExp[] = [FATE, ...THINGS];
  let answered = false;
  for (let turns = 0; turns < 60; turns++) {
    if ((await drawer([giulia, marco])) === giulia) answered = (await otherTurn(giulia, marco)) || answered;
    else {
      const done = await turn(marco, wanted);
      wanted = wanted.filter((card) => card !== done);
      if (wanted.length === 0 && answered) break;
      await chooseButton(marco, 'Finisci il turno');
    }
  }
  await chooseButton(marco, 'Missione compiuta');
  await means(marco);
  await headline(marco, /Hai vinto/);
  await headline(giulia, /Vince Marco/);
  await look(marco, 'over');
  expect(await marco.page.locator('html').getAttribute('data-other')).toBeNull();
  noFaults([giulia, marco]);
});

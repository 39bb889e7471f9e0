/**
 * One of two has five keys and nothing else. They sit down, set the game, choose its way, guess to the end of a game of Codenames, and lead
 * the next one. What they press follows from what is drawn in front of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { covered, giveClue, headline, makeTable, press, sitDown, stop, touch, wholeKey } from '../helpers/people.ts';
import { choose, chooseButton, fiveKeysOnly, pressed, write } from '../helpers/switches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Presses that lead to a picture and touch it: five halvings, one to choose; two and one to confirm. */
const TOUCH_AT_MOST = 10;

/** Pictures of an identity in the key, 1 … 20. */
const those = (key: readonly string[], who: string): number[] => key.flatMap((one, i) => (one === who ? [i + 1] : []));

const look = (person: Person, name: string): Promise<void> => lookAround(person, `five-${name}`, ['half', 'phone']);

async function sitAndSet(marco: Person): Promise<void> {
  await write(marco, 'Il tuo nome', 'Marco');
  await look(marco, 'name');
  await chooseButton(marco, 'Siediti');
  await marco.page.getByText('A voce sei').waitFor();
  await chooseButton(marco, 'Apparecchia Codenames');
  await look(marco, 'lobby');
  await chooseButton(marco, 'Scegli come');
  const together = marco.page.getByRole('radio', { name: 'Tutti insieme' });
  await choose(marco, together);
  expect(await together.isChecked()).toBe(true);
  await look(marco, 'ways');
  await chooseButton(marco, 'Va bene così');
}

async function touchBySwitch(marco: Person, picture: number, found: string): Promise<void> {
  const before = pressed.get(marco.name)!;
  await headline(marco, /scegliete|un’altra/);
  await choose(marco, marco.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }));
  await chooseButton(marco, `Scopri la ${picture}`);
  await covered(marco, picture, found);
  expect(pressed.get(marco.name)! - before).toBeLessThanOrEqual(TOUCH_AT_MOST);
}

test('a person with five keys sits down, plays a game of Codenames to its end and leads the next one', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { before: fiveKeysOnly, width: 720, height: 450 });
  await sitAndSet(marco);
  await press(giulia, /Faccio da capospia/);
  await chooseButton(marco, 'Stendi le figure');
  await headline(giulia, /indizio/);
  const key = await wholeKey(giulia);
  const [first, ...rest] = those(key, 'Rossi');

  await giveClue(giulia, 'MARE', 1);
  await touchBySwitch(marco, first!, 'Rossi');
  await chooseButton(marco, 'Basta');
  await headline(giulia, /squadra virtuale/);
  const enemy = those(key, 'Blu')[0]!;
  await press(giulia, new RegExp(`^figura ${enemy}\\b`));
  await press(giulia, `Copri la ${enemy}`);
  await giveClue(giulia, 'TUTTO', rest.length);
  await headline(marco, /scegliete/);
  await look(marco, 'board');
  for (const picture of rest) await touchBySwitch(marco, picture, 'Rossi');
  await headline(marco, /Avete vinto/);
  await look(marco, 'end');

  await chooseButton(marco, 'Un’altra, cambia capospia');
  await chooseButton(marco, 'Gira le figure');
  await headline(marco, /dai un indizio/);
  const next = await wholeKey(marco);
  await write(marco, 'Parola', 'luna');
  await look(marco, 'clue');
  await chooseButton(marco, 'Dai l’indizio');
  await touch(giulia, those(next, 'Rossi')[0]!, 'Rossi');
  await stop(giulia);
  await headline(marco, /squadra virtuale/);
  const other = those(next, 'Blu')[0]!;
  await choose(marco, marco.page.getByRole('button', { name: new RegExp(`^figura ${other}\\b`) }));
  await chooseButton(marco, `Copri la ${other}`);
  await covered(giulia, other, 'Blu');

  expect(await marco.page.locator('html').getAttribute('data-other')).toBeNull();
  expect(marco.console.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
});

/** Codenames in other ways, by clicking: two together against the virtual team, three with one operative for both. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import {
  covered,
  giveClue,
  headline,
  keyOn,
  makeTable,
  press,
  sitDown,
  stop,
  touch,
  wholeKey,
} from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** All sit, the game is set, and somebody chooses how it is played. */
async function sit(names: readonly [string, ...string[]], way: string): Promise<Person[]> {
  const { host, link } = await makeTable(house, names[0]);
  await sitDown(host);
  const all = [host];
  for (const name of names.slice(1)) {
    const person = await house.enter(name, link, { width: 720, height: 450 });
    await sitDown(person);
    all.push(person);
  }
  await press(host, 'Apparecchia Codenames');
  await press(host, 'Scegli come');
  await host.page.getByRole('radio', { name: way }).check();
  await press(host, 'Va bene così');
  return all;
}

/** Pictures of an identity in the key, 1 … 20. */
const those = (key: readonly string[], who: string): number[] => key.flatMap((one, i) => (one === who ? [i + 1] : []));

test('two people play together: the spymaster covers for the virtual team, and what is left of it is their score', async () => {
  const [giulia, marco] = (await sit(['Giulia', 'Marco'], 'Tutti insieme')) as [Person, Person];
  await press(giulia, /Faccio da capospia/);
  await press(marco, 'Stendi le figure');
  await headline(marco, /indizio/);
  const key = await wholeKey(giulia);
  const [first, ...rest] = those(key, 'Rossi');
  const enemy = those(key, 'Blu')[2]!;
  expect([rest.length, those(key, 'Blu').length]).toEqual([7, 7]);
  expect((await keyOn(marco)).filter(Boolean)).toEqual([]);

  await giveClue(giulia, 'MARE', 1);
  await touch(marco, first!, 'Rossi');
  await stop(marco);
  await headline(giulia, /squadra virtuale/);
  await giulia.page.getByRole('button', { name: new RegExp(`^figura ${enemy}\\b`) }).click();
  await press(giulia, `Copri la ${enemy}`);
  await covered(marco, enemy, 'Blu');

  await giveClue(giulia, 'TUTTO', rest.length);
  for (const picture of rest) await touch(marco, picture, 'Rossi');
  for (const person of [giulia, marco]) {
    await headline(person, /Avete vinto/);
    await person.page.getByText('Punti: 6').first().waitFor();
    await person.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  }
  await press(marco, 'Un’altra, cambia capospia');
  await giulia.page.getByRole('button', { name: 'Gira le figure' }).waitFor();
  await press(marco, 'Non più capospia');
  for (const person of [giulia, marco]) await person.context.close();
});

test('three people play: the third guesses for both, and a spymaster wins', async () => {
  const [giulia, marco, sofia] = (await sit(['Giulia', 'Marco', 'Sofia'], 'In tre')) as [Person, Person, Person];
  for (const spymaster of [giulia, marco]) await press(spymaster, /Faccio da capospia/);
  await press(sofia, 'Stendi le figure');
  await headline(sofia, /indizio/);
  const key = await wholeKey(giulia);
  const redsStart = those(key, 'Rossi').length === 8;
  const [starts, follows] = redsStart ? [giulia, marco] : [marco, giulia];
  const [own, others] = redsStart ? ['Rossi', 'Blu'] : ['Blu', 'Rossi'];
  await giveClue(starts, 'MARE', 1);
  await touch(sofia, those(key, own)[0]!, own);
  await stop(sofia);
  await giveClue(follows, 'NOTTE', 1);
  await touch(sofia, those(key, others)[0]!, others);
  await touch(sofia, those(key, 'Assassino')[0]!, 'Assassino');
  for (const person of [giulia, marco, sofia]) {
    await person.page.getByText(`Vince ${starts.name}`).first().waitFor();
    await person.context.close();
  }
});

/** The table’s host closes the page for good in the middle of a game, and the others play on. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { beginCodenames, covered, giveClue, headline, makeTable, sitDown, touch, wholeKey } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the host’s browser is gone: the others take over, a card is still opened, and the seat is kept', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const others: Person[] = [];
  for (const [name, options] of [
    ['Marco', {}],
    ['Sofia', { width: 390, height: 844 }],
    ['Elena', { width: 720, height: 450, dark: true }],
  ] as const) {
    const person = await house.enter(name, link, options);
    await sitDown(person);
    others.push(person);
  }
  const [marco, sofia, elena] = others as [Person, Person, Person];
  await beginCodenames([giulia, marco, sofia, elena]);
  const key = await wholeKey(giulia);
  const redsBegin = key.filter((who) => who === 'Rossi').length === 8;
  const [spymaster, operative] = redsBegin ? [giulia, sofia] : [marco, elena];
  const own = key.indexOf(redsBegin ? 'Rossi' : 'Blu') + 1;
  await giveClue(spymaster, 'lampone', 1);
  await headline(operative, /scegliete/);
  await giulia.context.close();
  await touch(operative, own, redsBegin ? 'Rossi' : 'Blu');
  for (const person of others) await covered(person, own, redsBegin ? 'Rossi' : 'Blu');
  await marco.page.getByText('posto tenuto').first().waitFor();
  for (const person of others) await person.context.close();
});

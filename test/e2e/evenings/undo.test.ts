/** Taking back and going back together, in real browsers: a turn ended too soon, a clue typed wrong. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import {
  beginCodenames,
  giveClue,
  headline,
  keyOn,
  makeTable,
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

const takeBack = (person: Person): Promise<void> =>
  person.page.getByRole('button', { name: 'Ritira la mossa', exact: true }).click();

async function propose(person: Person, line: RegExp): Promise<void> {
  await person.page.getByRole('button', { name: 'Registro', exact: true }).click();
  await person.page.getByRole('button', { name: line }).first().click();
  await person.page.getByRole('heading', { name: 'Torniamo indietro?' }).waitFor();
}

test('[U9] a stop is taken back; a wrong clue isn’t, but all go back to before it; one no ends a proposal', async () => {
  const { host, link } = await makeTable(house, 'Anna');
  await sitDown(host);
  const people = [host];
  for (const name of ['Bruno', 'Carla', 'Dario']) {
    const person = await house.enter(name, link);
    await sitDown(person);
    people.push(person);
  }
  const four = people as [Person, Person, Person, Person];
  await beginCodenames(four);
  const red = (await wholeKey(four[0])).filter((who) => who === 'Rossi').length;
  const [spymaster, operative] = red > 7 ? [four[0], four[2]] : [four[1], four[3]];
  const team = red > 7 ? 'Rossi' : 'Blu';
  await giveClue(spymaster, 'sbagliata', 2);
  await headline(operative, /scegliete/);

  // CN-047: a clue binds, and the refusal says so.
  await takeBack(spymaster);
  await spymaster.page.getByText('questa mossa vincola chi la fa').waitFor();
  await look(spymaster, 'undo-binding');

  // All go back to before it.
  await propose(spymaster, /tornare a prima di: .*sbagliata/i);
  await look(spymaster, 'undo-window');
  await spymaster.page.getByRole('button', { name: 'Proponilo a tutti' }).click();
  await spymaster.page.getByText('Hai proposto di tornare').waitFor();
  const others = four.filter((person) => person !== spymaster);
  await look(others[0]!, 'undo-strip');
  for (const person of others) await person.page.getByRole('button', { name: 'D’accordo', exact: true }).click();
  for (const person of four) await headline(person, /indizio/);
  await giveClue(spymaster, 'giusta', 2);

  // One touch, a stop, and the stop is taken back by whoever pressed it.
  const first = (await keyOn(spymaster)).findIndex((who) => who === team) + 1;
  await touch(operative, first, team);
  await headline(operative, /un’altra/);
  await stop(operative);
  for (const person of four) await headline(person, /indizio/);
  await takeBack(operative);
  await headline(operative, /un’altra/);

  // One no ends a proposal; the touch stays.
  await propose(spymaster, /tornare a prima di: .*sceglie la/);
  await look(spymaster, 'undo-opened');
  await spymaster.page.getByRole('button', { name: 'Proponilo a tutti' }).click();
  await operative.page.getByText('resta nota a tutti').waitFor();
  await operative.page.getByRole('button', { name: 'No, avanti così' }).click();
  await spymaster.page.getByText('Hai proposto di tornare').waitFor({ state: 'hidden' });
  await headline(operative, /un’altra/);
  await operative.page.getByRole('button', { name: 'Registro', exact: true }).click();
  await operative.page.getByText('Annullata: non vale più.').first().waitFor();
  await look(operative, 'undo-log');
  for (const person of four) expect(person.console.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
});

/**
 * Codenames by rules of the house: a doubtful word, a clue without a number, Assassin's End lost and won; four browsers, the real relay.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { pageText } from '../helpers/leaks.ts';
import {
  covered,
  headline,
  layPictures,
  makeTable,
  press,
  type Side,
  sides,
  sitDown,
  touch,
} from '../helpers/people.ts';
import { ad } from '../../../src/language/italian.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function set(person: Person, options: readonly RegExp[]): Promise<void> {
  await press(person, 'Cambia');
  for (const option of options) await person.page.getByRole('checkbox', { name: option }).check();
  await press(person, 'Fatto');
}

const write = (person: Person, word: string): Promise<void> =>
  person.page.getByLabel('Parola', { exact: true }).fill(word);

test('[CN-069, CN-132, CN-146, CN-145] a word is denied and another allowed, clues come without a number, and Assassin’s End is lost and won', async () => {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const marco = await house.enter('Marco', link);
  const sofia = await house.enter('Sofia', link, { width: 390, height: 844, touch: true });
  const elena = await house.enter('Elena', link, { width: 720, height: 450 });
  for (const person of [marco, sofia, elena]) await sitDown(person);
  const people = [giulia, marco, sofia, elena] as const;
  await giulia.page.getByRole('button', { name: 'Apparecchia Codenames' }).click();
  await set(sofia, [/La Fine dell’Assassino/, /illimitati/]);
  await layPictures(people);
  const reds = { name: 'Rossi', spymaster: giulia, operative: sofia };
  const blues = { name: 'Blu', spymaster: marco, operative: elena };

  // A word that only people can judge: denied, then another one allowed. Nobody else has read either before.
  const first = await sides(reds, blues);
  const { start, other } = first;
  await write(start.spymaster, 'sotto sopra');
  await press(start.spymaster, `Chiedi ${ad(other.spymaster.name)}`);
  await press(other.spymaster, 'Non vale');
  await headline(start.spymaster, /dai un indizio/);
  await write(start.spymaster, 'capo stazione');
  await press(start.spymaster, /illimitato/);
  await press(start.spymaster, `Chiedi ${ad(other.spymaster.name)}`);
  await headline(start.operative, new RegExp(`${other.spymaster.name} decide`));
  for (const one of [start.operative, other.operative]) expect(await pageText(one)).not.toMatch(/sopra|stazione/iu);
  await press(other.spymaster, 'Vale');
  for (const one of people) await one.page.getByText('CAPO STAZIONE').first().waitFor();
  await start.operative.page.getByText('tentativi a volontà').waitFor();

  // The assassin too early: a last stand. A person who stops there has lost.
  await touch(start.operative, first.of('Assassino')[0]!, 'Assassino');
  for (const one of people) await headline(one, /ultima spiaggia/);
  await press(start.operative, 'Basta');
  await press(start.operative, 'Sì, mi fermo');
  for (const one of people) await one.page.getByText(/si sono fermati/).waitFor();

  // And once more, to the end.
  await press(start.operative, 'Un’altra partita');
  await press(start.operative, /^(Stendi|Gira) le figure$/);
  for (const one of people) await headline(one, /indizio/);
  const second = await sides(reds, blues);
  await write(second.start.spymaster, 'avanti');
  await press(second.start.spymaster, /illimitato/);
  await press(second.start.spymaster, 'Dai l’indizio');
  await touch(second.start.operative, second.of('Assassino')[0]!, 'Assassino');
  for (const one of people) await headline(one, /ultima spiaggia/);
  for (const picture of second.of(second.start.name)) await pick(second.start, picture);
  for (const one of people) await one.page.getByText(/trovate tutte all’ultima spiaggia/).waitFor();
});

/** In a last stand: no headline asks for a picture. */
async function pick({ name, operative }: Side, picture: number): Promise<void> {
  await operative.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }).click();
  await press(operative, `Scopri la ${picture}`);
  await covered(operative, picture, name);
}

/**
 * Two teams of four, eight browsers. A word is put to the rival spymaster, and a timer ends a turn. There are zero and unlimited. A
 * spymaster goes for good and is followed by an operative. The key is read from a spymaster's page.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { pageText } from '../helpers/leaks.ts';
import { covered, headline, keyOn, makeTable, press, sitDown, stop, touch } from '../helpers/people.ts';
import { ad } from '../../../src/language/italian.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The first of each leads. */
interface Side {
  readonly name: 'Rossi' | 'Blu';
  readonly team: readonly [Person, Person, Person, Person];
}

const NAMES = ['Giulia', 'Marco', 'Sofia', 'Elena', 'Dario', 'Tom', 'Ada', 'Bruno'] as const;
const SIZES = [{}, { width: 720, height: 450 }, { width: 390, height: 844, touch: true }];

async function eight(): Promise<readonly Person[]> {
  const { host, link } = await makeTable(house, NAMES[0]);
  await sitDown(host);
  const all = [host];
  for (const [i, name] of NAMES.entries()) {
    if (i === 0) continue;
    const person = await house.enter(name, link, SIZES[i % SIZES.length]);
    await sitDown(person);
    all.push(person);
  }
  return all;
}

/** The table says who sits in which team; here they are joined by turns. */
const side = (people: readonly Person[], name: Side['name'], first: number): Side => ({
  name,
  team: [people[first]!, people[first + 2]!, people[first + 4]!, people[first + 6]!],
});

async function write(person: Person, word: string, number: number | 'zero' | 'illimitato'): Promise<void> {
  await person.page.getByLabel('Parola', { exact: true }).fill(word);
  if (number === 'illimitato') await press(person, /illimitato/);
  else if (number === 'zero') await press(person, 'Meno');
  else for (let n = 1; n < number; n++) await press(person, 'Più');
}

async function setRules(person: Person): Promise<void> {
  await press(person, 'Cambia');
  for (const option of [/illimitati/, /zero/]) await person.page.getByRole('checkbox', { name: option }).check();
  const choose = (name: RegExp, value: string): Promise<unknown> =>
    person.page.getByRole('combobox', { name }).selectOption(value);
  await choose(/^Timer/, 'chiude il turno');
  await choose(/^Per i tentativi/, '1 minuto');
  await choose(/^Per un indizio/, '5 minuti');
  await press(person, 'Fatto');
}

test('[CN-070, CN-130, CN-133, CN-189, CNQ-25] two teams of four: a ruling, zero, unlimited, a turn that runs out, a spymaster who goes', async () => {
  const people = await eight();
  await press(people[0]!, 'Apparecchia Codenames');
  await setRules(people[2]!);
  const [reds, blues] = [side(people, 'Rossi', 0), side(people, 'Blu', 1)];
  for (const { team } of [reds, blues]) await press(team[0], /Faccio da capospia/);
  await press(people[3]!, 'Stendi le figure');
  for (const person of people) await headline(person, /indizio/);
  const key = await keyOn(reds.team[0]);
  const of = (who: string): number[] => key.flatMap((one, i) => (one === who ? [i + 1] : []));
  const [start, other] = of('Rossi').length === 8 ? [reds, blues] : [blues, reds];
  const [lead, ...guessers] = start.team;
  const [rival, ...others] = other.team;
  const own = of(start.name);
  const theirs = of(other.name);

  // Denied, then allowed without a number; who guesses has read neither before.
  await write(lead, 'sotto sopra', 1);
  await press(lead, `Chiedi ${ad(rival.name)}`);
  await press(rival, 'Non vale');
  await headline(lead, /dai un indizio/);
  await write(lead, 'capo stazione', 'illimitato');
  await press(lead, `Chiedi ${ad(rival.name)}`);
  await headline(guessers[0], new RegExp(`${rival.name} decide`));
  for (const one of [...guessers, ...others]) {
    expect(await pageText(one)).not.toMatch(/sopra|stazione/iu);
    expect((await keyOn(one)).filter(Boolean)).toEqual([]);
  }
  await press(rival, 'Vale');
  for (const one of people) await one.page.getByText('CAPO STAZIONE').first().waitFor();
  for (const [i, one] of guessers.entries()) await touch(one, own[i]!, start.name);
  await stop(guessers[0]);

  // Zero: as many guesses as one likes.
  await headline(rival, /dai un indizio/);
  await write(rival, 'silenzio', 'zero');
  await press(rival, 'Dai l’indizio');
  await touch(others[1], theirs[0]!, other.name);
  await stop(others[2]);

  // Nobody guesses: the minute is over, and the turn with it.
  await headline(lead, /dai un indizio/);
  await write(lead, 'pausa', 1);
  await press(lead, 'Dai l’indizio');
  await headline(guessers[0], /scegliete/);
  await headline(rival, /dai un indizio/);

  // The person who leads goes, while the others are to guess. Two of the team want the same one, who hears the key and gives the next clue.
  await write(rival, 'partenza', 1);
  await press(rival, 'Dai l’indizio');
  await lead.context.close();
  await guessers[0].page.getByText(`${lead.name} non c’è`).waitFor();
  await press(guessers[0], `Lo fa ${guessers[1].name}`);
  await press(guessers[1], 'Lo faccio io');
  await headline(guessers[1], /dai un indizio/);
  // The key comes to its new holder by letters, after the turn.
  await expect.poll(async () => (await keyOn(guessers[1])).filter(Boolean).length).toBe(20 - 4);
  const heard = await keyOn(guessers[1]);
  expect(heard.map((who, i) => who || key[i])).toEqual(key);
  for (const one of [guessers[0], guessers[2], ...others]) expect((await keyOn(one)).filter(Boolean)).toEqual([]);
  await write(guessers[1], 'arrivo', own.length - 3);
  await press(guessers[1], 'Dai l’indizio');
  for (const picture of own.slice(3)) {
    await touch(guessers[2], picture, start.name);
    await covered(rival, picture, start.name);
  }
  for (const one of people.filter((person) => person !== lead)) {
    await one.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
    expect(one.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
  }
}, 1_200_000);

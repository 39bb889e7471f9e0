/** A whole game by clicking: four browsers and a watcher, the real relay, everything that people do in one evening. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './house.ts';
import { heard, ownSecrets, pageText, stored } from './leaks.ts';
import {
  beginCodenames,
  covered,
  giveClue,
  headline,
  keyOn,
  makeTable,
  sitDown,
  stop,
  touch,
  wholeKey,
} from './people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Pictures of an identity that lie uncovered, 1 … 20. */
class Key {
  readonly #key: string[];
  readonly #gone = new Set<number>();
  constructor(key: string[]) {
    this.#key = key;
  }
  take(who: string): number {
    const at = this.#key.findIndex((identity, i) => identity === who && !this.#gone.has(i));
    if (at < 0) throw new Error(`no ${who} left`);
    this.#gone.add(at);
    return at + 1;
  }
  left(who: string): number {
    return this.#key.filter((identity, i) => identity === who && !this.#gone.has(i)).length;
  }
  /** What the pages of operatives may not tell. */
  uncovered(): number[] {
    return this.#key.flatMap((_, i) => (this.#gone.has(i) ? [] : [i + 1]));
  }
}

interface Teams {
  readonly name: string;
  readonly spymaster: Person;
  readonly operative: Person;
}

/** Five people with a key: Giulia and Sofia are the Reds, Marco and Elena the Blues, Nadia watches. */
async function sitAndBegin(): Promise<{
  all: Person[];
  link: string;
  key: Key;
  start: Teams;
  other: Teams;
  unknowing: Person[];
}> {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const marco = await house.enter('Marco', link);
  const sofia = await house.enter('Sofia', link, { width: 390, height: 844, dark: true, touch: true });
  const elena = await house.enter('Elena', link, { width: 720, height: 450 });
  for (const person of [marco, sofia, elena]) await sitDown(person);
  const nadia = await house.enter('Nadia', link);
  await beginCodenames([giulia, marco, sofia, elena]);
  await headline(nadia, /indizio/);
  const key = new Key(await wholeKey(giulia));
  const reds = { name: 'Rossi', spymaster: giulia, operative: sofia };
  const blues = { name: 'Blu', spymaster: marco, operative: elena };
  const redsStart = key.left('Rossi') === 8;
  return {
    all: [giulia, marco, sofia, elena, nadia],
    link,
    key,
    start: redsStart ? reds : blues,
    other: redsStart ? blues : reds,
    unknowing: [sofia, elena, nadia],
  };
}

async function everyoneSees(all: readonly Person[], picture: number, found: string): Promise<void> {
  for (const person of all) await covered(person, picture, found);
}

/** The last turn: all that the team still has to find, in one go. */
async function finish(key: Key, team: Teams, word: string): Promise<void> {
  const left = key.left(team.name);
  await giveClue(team.spymaster, word, left);
  for (let n = 0; n < left; n++) await touch(team.operative, key.take(team.name), team.name);
}

test('four people in four browsers play a game by clicking, a fifth watches, and only the spymasters’ pages can read the key', async () => {
  const { all, link, key, start, other, unknowing } = await sitAndBegin();
  expect(key.uncovered()).toHaveLength(20);
  expect(await wholeKey(other.spymaster)).toEqual(await wholeKey(start.spymaster));
  const secrets = [...(await ownSecrets(start.spymaster)), ...(await ownSecrets(other.spymaster))];
  expect(secrets).toHaveLength(2);

  const noLeak = async (): Promise<void> => {
    for (const person of unknowing) {
      expect((await keyOn(person)).filter(Boolean), person.name).toEqual([]);
      expect(await pageText(person), person.name).not.toMatch(/nella chiave|in the key|assassino|assassin\b/iu);
      const disk = await stored(person);
      expect(disk.includes('EXTRACTABLE')).toBe(false);
      const wire = await heard(person, link);
      expect(wire.length).toBeGreaterThan(20);
      for (const secret of secrets) {
        // Seed and blind apart: neither may be anywhere.
        for (const half of [secret.slice(0, 64), secret.slice(64)]) {
          expect(disk.includes(half), `${person.name}: disk`).toBe(false);
          expect(
            wire.some((entry) => entry.includes(half)),
            `${person.name}: wire`,
          ).toBe(false);
        }
      }
    }
  };
  await noLeak();

  // One of the own, then a bystander: the turn ends.
  await giveClue(start.spymaster, 'MARE', 2);
  await headline(start.operative, /scegliete/);
  const own = key.take(start.name);
  await touch(start.operative, own, start.name);
  await everyoneSees(all, own, start.name);
  await noLeak();
  const nobody = key.take('Passante');
  await touch(start.operative, nobody, 'Passante');
  await everyoneSees(all, nobody, 'Passante');

  // An enemy agent: the turn ends too, and the others are one further.
  await giveClue(other.spymaster, 'NOTTE', 1);
  const enemy = key.take(start.name);
  await touch(other.operative, enemy, start.name);
  await everyoneSees(all, enemy, start.name);
  await noLeak();

  // One of the own, then enough.
  await giveClue(start.spymaster, 'ALI', 1);
  await touch(start.operative, key.take(start.name), start.name);
  await stop(start.operative);
  await giveClue(other.spymaster, 'VAPORE', 2);
  await touch(other.operative, key.take(other.name), other.name);
  await stop(other.operative);
  await noLeak();

  await finish(key, start, 'TUTTO');
  for (const person of all) {
    await person.page.getByText(`Vincono i ${start.name}`).first().waitFor();
    await person.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  }
  const told = await keyOn(start.spymaster);
  for (const person of all) {
    await expect(keyOn(person), person.name).resolves.toEqual(told);
    expect(
      person.console.filter((line) => /^(error|pageerror)/.test(line)),
      person.name,
    ).toEqual([]);
    expect(person.page.url()).not.toContain('#1.');
    await person.context.close();
  }
});

test('the relay dies, comes back, loses its disk; an operative and the founder reload: nothing is lost, same seats, same key', async () => {
  const { all, key, start, other } = await sitAndBegin();
  const [giulia, , , , nadia] = all as [Person, Person, Person, Person, Person];
  const before = await keyOn(giulia);
  await giveClue(start.spymaster, 'MARE', 2);

  await house.stopRelay();
  await giulia.page.getByText('Senza rete').first().waitFor();
  await house.startRelay();
  for (const person of all) await person.page.getByText('Dal vivo').first().waitFor();
  const first = key.take(start.name);
  await touch(start.operative, first, start.name);

  await start.operative.page.reload();
  await headline(start.operative, /un’altra o basta|scegliete/);
  await covered(start.operative, first, start.name);
  const second = key.take(start.name);
  await touch(start.operative, second, start.name);
  await stop(start.operative);

  await giulia.page.reload();
  await giulia.page.getByRole('grid', { name: 'Le figure' }).waitFor();
  await expect.poll(() => keyOn(giulia).then((k) => k.filter(Boolean).length)).toBeGreaterThan(0);
  await giveClue(other.spymaster, 'NOTTE', 1);
  const third = key.take(other.name);
  await touch(other.operative, third, other.name);
  await stop(other.operative);

  await house.stopRelay();
  await giulia.page.getByText('Senza rete').first().waitFor();
  await house.startRelay(true);
  for (const person of all) await person.page.getByText('Dal vivo').first().waitFor();
  const late = await house.enter('Tom', nadia.page.url().split('#')[0]!);
  await late.context.close();
  await finish(key, start, 'TUTTO');
  for (const person of all) {
    await person.page.getByText(`Vincono i ${start.name}`).first().waitFor();
    await person.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  }
  for (const person of all) await expect(keyOn(person)).resolves.toEqual(await keyOn(giulia));
  expect((await keyOn(giulia)).length).toBe(before.length);
  for (const person of all) await person.context.close();
});

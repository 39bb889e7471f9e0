/** A table of Codenames in five browsers, with what its spymasters read of the key. */
import type { House, Person } from './house.ts';
import { beginCodenames, covered, giveClue, headline, makeTable, sitDown, touch, wholeKey } from './people.ts';

/** Pictures of an identity that lie uncovered, 1 … 20. */
export class Key {
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
export async function sitAndBegin(house: House): Promise<{
  all: Person[];
  link: string;
  key: Key;
  start: Teams;
  other: Teams;
  unknowing: Person[];
}> {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { still: true });
  const sofia = await house.enter('Sofia', link, { width: 390, height: 844, dark: true, touch: true });
  const elena = await house.enter('Elena', link, { width: 720, height: 450, still: true });
  for (const person of [marco, sofia, elena]) await sitDown(person);
  const nadia = await house.enter('Nadia', link, { still: true });
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

export async function everyoneSees(all: readonly Person[], picture: number, found: string): Promise<void> {
  for (const person of all) await covered(person, picture, found);
}

/** The last turn: all that the team still has to find, in one go. */
export async function finish(key: Key, team: Teams, word: string): Promise<void> {
  const left = key.left(team.name);
  await giveClue(team.spymaster, word, left);
  for (let n = 0; n < left; n++) await touch(team.operative, key.take(team.name), team.name);
}

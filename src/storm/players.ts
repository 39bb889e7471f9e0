/** Six people without a plan: each makes lawful moves of Codenames by chance, in an order that brings a game to its end. */
import { FREE } from '../kernel/game.ts';
import type { Table } from '../kernel/view/table-view.ts';
import type { Rng } from '../sim/rng.ts';

/** Around the table, seat by seat. */
export const PEOPLE: readonly string[] = ['Anna', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Furio'];

/** What clues are made of: the same in both languages of the page, as it is one table. */
const WORDS = [
  'Roma',
  'Venezia',
  'opera',
  'piano',
  'pasta',
  'radio',
  'luna',
  'delta',
  'circo',
  'cinema',
  'mare',
  'zebra',
];
/** Most that a clue is for: one who guesses by chance goes wrong soon enough. */
const MOST = 3;

/** What is tried first, and what only where nothing else is left. A move that stands nowhere here isn't made. */
const USUAL: readonly (readonly string[])[] = [
  ['nextGame', 'setTeam', 'drawGrid', 'claimSpymaster', 'ruleClue', 'ruleChallenge', 'coverEnemy', 'spell'],
  ['giveClue', 'touch'],
  ['stop'],
  ['standIn'],
];

export interface Choice {
  readonly move: string;
  readonly args: unknown;
}

/** One move of the person before this table; nothing where there is none. */
export function choose(table: Table, rng: Rng): Choice | undefined {
  for (const moves of USUAL)
    for (const move of rng.shuffle(moves)) {
      // A guess that was right is followed by another, most of the time.
      const args = filled(move, table.choices(move), table.view.me.seat ?? 0, rng);
      if (args !== undefined && !table.check(move, args)) return { move, args };
    }
  return undefined;
}

function filled(move: string, choices: readonly unknown[], seat: number, rng: Rng): unknown {
  const fits = choices.filter((one) => isFit(move, one, seat));
  const choice = rng.pick(fits);
  if (choice === undefined) return undefined;
  return JSON.parse(JSON.stringify(choice), (_key, inner: unknown) => (inner === FREE ? rng.pick(WORDS) : inner));
}

/** Two teams of three, every second seat; and no clue for more than a few. */
function isFit(move: string, choice: unknown, seat: number): boolean {
  const { number, team } = choice as { readonly number?: unknown; readonly team?: unknown };
  if (move === 'setTeam') return team === (seat % 2 === 0 ? 'red' : 'blue');
  return move !== 'giveClue' || (typeof number === 'number' && number >= 1 && number <= MOST);
}

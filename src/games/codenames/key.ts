/**
 * The key: who is where. It is laid out by the kernel from a seed that the two spymasters and a public roll make together (`Ask.secret`). So
 * neither chooses it (CN-019) and both hold the same one (CN-022).
 */
import { IDENTITIES, TEAMS, type Identity, type Team } from './view.ts';

/** CN-011, CN-174: five columns, and four or five rows. */
export const COLUMNS = 5;
export const CELLS: Readonly<Record<'5x4' | '5x5', number>> = { '5x4': 20, '5x5': 25 };
export const MOST_CELLS = 25;

type Counts = Readonly<Record<'first' | 'second' | 'bystander' | 'assassin', number>>;

/** CN-018, CN-028: cells of the starting team and of the other, bystanders, assassin. */
const FOUR_ROWS: Counts = { first: 8, second: 7, bystander: 4, assassin: 1 };
/** CN-175 */
const FIVE_ROWS: Counts = { first: 9, second: 8, bystander: 7, assassin: 1 };

/** CN-177: the key's numbers follow from the grid's. @param cells 20 or 25 */
export const countsOf = (cells: number): Counts => (cells === CELLS['5x5'] ? FIVE_ROWS : FOUR_ROWS);

export const isTeam = (face: string | undefined): face is Team => TEAMS.some((team) => team === face);
export const isIdentity = (face: string | undefined): face is Identity => IDENTITIES.some((one) => one === face);

/** How many cells of a kind a key has. @param cells in the grid */
export function countOf(identity: Identity, starting: Team, cells: number): number {
  const counts = countsOf(cells);
  if (identity === 'bystander' || identity === 'assassin') return counts[identity];
  return identity === starting ? counts.first : counts.second;
}

/** Is this the content of a whole key: identities in the right numbers, and behind them the lights, which name who starts? */
export function isKey(faces: readonly string[], cells: number): boolean {
  const starting = faces[cells];
  if (faces.length !== cells + 1 || !isTeam(starting)) return false;
  const grid = faces.slice(0, cells);
  return IDENTITIES.every((one) => grid.filter((face) => face === one).length === countOf(one, starting, cells));
}

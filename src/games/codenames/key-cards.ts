/**
 * The finite list of key cards (CN-025): forty of each size, half of them with Red's lights. They aren't anybody's secret; which one was
 * drawn, and how it was turned, is.
 */
import { dice } from '../../kernel/dice.ts';
import { COLUMNS, countOf } from './key.ts';
import { IDENTITIES, TEAMS, type Team } from './view.ts';

/** Cards of each size. */
export const KEY_CARDS = 40;

/** Identities row by row as the card is printed. @param n 0 … 39; even ones have Red's lights */
export function keyCard(cells: number, n: number): { readonly grid: readonly string[]; readonly starting: Team } {
  const starting = TEAMS[n % 2]!;
  const grid = IDENTITIES.flatMap((one) => Array.from({ length: countOf(one, starting, cells) }, () => one));
  return { grid: dice(Uint8Array.of(0x6b, cells, n)).shuffle(grid), starting };
}

/** CN-020, CN-176: a card lies along the grid, or upside down; a square one may lie on each side. */
export const turnsOf = (cells: number): number => (cells === COLUMNS * COLUMNS ? 4 : 2);

/** @param turn 0 … one less than `turnsOf` */
export function turned(grid: readonly string[], turn: number): readonly string[] {
  if (turnsOf(grid.length) === 2) return turn === 0 ? grid : grid.toReversed();
  let now = grid;
  for (let i = 0; i < turn; i++) {
    const from = now;
    // A quarter to the right: what was the first column from below is the first row.
    now = from.map((_, at) => from[(COLUMNS - 1 - (at % COLUMNS)) * COLUMNS + Math.floor(at / COLUMNS)]!);
  }
  return now;
}

/** CN-196: is it the same card, however it lies? */
export function isSameCard(grid: readonly string[], lastKey: readonly string[]): boolean {
  const last = lastKey.slice(0, -1);
  if (last.length !== grid.length) return false;
  return Array.from({ length: turnsOf(grid.length) }, (_, turn) => turned(grid, turn)).some((one) =>
    one.every((identity, i) => identity === last[i]),
  );
}

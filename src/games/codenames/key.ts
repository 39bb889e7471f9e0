/**
 * The key: who is where. It is laid out by the kernel from a seed that the two spymasters and a public roll make together
 * (`Ask.secret`), so neither chooses it (CN-019) and both hold the same one (CN-022).
 */
import { dice } from '../../kernel/dice.ts';
import { IDENTITIES, TEAMS, type Identity, type Team } from './view.ts';

/** Cells of a grid of five columns and four rows (CN-011). */
export const CELLS = 20;

/** CN-018, CN-028: cells of the starting team and of the other, bystanders, assassin. Together `CELLS` (CN-177). */
export const COUNTS: Readonly<Record<'first' | 'second' | 'bystander' | 'assassin', number>> = {
  first: 8,
  second: 7,
  bystander: 4,
  assassin: 1,
};

/** Where the lights lie among the cells of the secret: behind the twenty of the grid. */
export const LIGHTS = 20;

export const isTeam = (face: string | undefined): face is Team => TEAMS.some((team) => team === face);
export const isIdentity = (face: string | undefined): face is Identity => IDENTITIES.some((one) => one === face);

/** How many cells of a kind a key has. */
export function countOf(identity: Identity, starting: Team): number {
  if (identity === 'bystander' || identity === 'assassin') return COUNTS[identity];
  return identity === starting ? COUNTS.first : COUNTS.second;
}

/** Is this the content of a whole key: twenty identities in the right numbers, and the lights that fit them? */
export function isKey(faces: readonly string[]): boolean {
  const starting = faces[LIGHTS];
  if (faces.length !== CELLS + 1 || !isTeam(starting)) return false;
  const cells = faces.slice(0, CELLS);
  return IDENTITIES.every((one) => cells.filter((face) => face === one).length === countOf(one, starting));
}

/**
 * CN-017, CN-020, CN-025: uniform over all keys with the right counts, so a turned key is as likely and needs no turning.
 * CN-196: the key just used is skipped and the stream read on.
 * @param lastKey as returned for the game before; empty if unknown
 * @returns 20 identities, row by row, then the starting team
 */
export function layKey(seed: Uint8Array, lastKey: readonly string[]): readonly string[] {
  const stream = dice(seed);
  for (;;) {
    const starting = TEAMS[stream.below(TEAMS.length)]!;
    const cells = IDENTITIES.flatMap((one) => Array.from({ length: countOf(one, starting) }, () => one));
    const key = [...stream.shuffle(cells), starting];
    if (key.some((face, i) => face !== lastKey[i])) return key;
  }
}

/** Ten-sided dice as keepers throw them for a story: so many in one throw, any three of four answering. Their proofs are shown elsewhere. */
import { utf8 } from '../../../src/kernel/bytes.ts';
import { rollValues } from '../../../src/kernel/dice.ts';
import { rollPoint, rollSeed } from '../../../src/kernel/secrets/dvrf.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { keepers, subsets } from '../../helpers/keepers.ts';
import { seeded } from '../../helpers/rng.ts';

export const FACES = 10;
/** Dice in one throw: Darkness and Lantern at first, a Follower's scene, one of three, a late attack. */
const THROWS = [4, 6, 7, 9, 13] as const;

/** Throws until there are so many dice; each throw sorted as it fell. @param seed of the keepers' key */
export function thrown(dice: number, seed: number): readonly (readonly number[])[] {
  const rng = seeded(seed);
  const kept = keepers(sodiumGroup, rng, 4, 3);
  const trios = subsets(kept.shares, 3);
  const throws: (readonly number[])[] = [];
  for (let total = 0, i = 0; total < dice; i++) {
    const rollId = utf8(`scene ${i}`);
    const point = rollPoint(sodiumGroup, rollId);
    const parts = trios[i % trios.length]!.map(({ index, secret }) => ({ index, d: sodiumGroup.mul(secret, point) }));
    const n = THROWS[i % THROWS.length]!;
    throws.push(rollValues(rollSeed(sodiumGroup, rollId, parts), n, FACES));
    total += n;
  }
  return throws;
}

/** Σ (seen − expected)² / expected, over cells that are all as likely. */
export function chiSquare(values: readonly number[], cells: number): number {
  const seen = Array.from({ length: cells }, () => 0);
  for (const value of values) seen[value]!++;
  const expected = values.length / cells;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

export const faces = (throws: readonly (readonly number[])[]): readonly number[] =>
  throws.flat().map((face) => face - 1);

/** Each die with the one that fell beside it, none in two pairs: a cell for each of a hundred. */
export const pairs = (throws: readonly (readonly number[])[]): readonly number[] =>
  throws.flatMap((dice) =>
    Array.from({ length: Math.floor(dice.length / 2) }, (_, i) => (dice[2 * i]! - 1) * FACES + (dice[2 * i + 1]! - 1)),
  );

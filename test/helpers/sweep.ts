/** Of the cases that one test sweeps the suite tries a few, which the commit chooses; a long run tries them all. */
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { often, seeded } from './rng.ts';

/** `n` of these in their order, others from commit to commit (`SEED=…` chooses too); with `TIMES=…`, which `npm run long` sets, so many times as many. */
export function fewOf<T>(all: readonly T[], n: number): readonly T[] {
  const chosen = new Set(seeded(commitSeed()).shuffle(all).slice(0, often(n)));
  return all.filter((one) => chosen.has(one));
}

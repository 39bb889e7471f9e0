/** Repeatable chance for tests (`src/sim/rng.ts`). The seed stands in the message of whatever fails; `SEED=…` in the environment plays it again. */

export { type Rng, seeded } from '../../src/sim/rng.ts';

/** A new seed for this run, or the one that the environment asks for. */
export function freshSeed(): number {
  const asked = Number(process.env['SEED']);
  return Number.isInteger(asked) && process.env['SEED'] ? asked : Math.floor(Math.random() * 2 ** 32);
}

/** What the suite does few times `TIMES=…` in the environment does so many times as often, for a long run. Pages, which import this too, have none. */
const times = (): number => Number(process.env['TIMES'] ?? 1);

/** How often statistics draw: `n` times in the suite, `TIMES` as often in a long run. */
export const often = (n: number): number => n * times();

/** Runs once for each of `n` seeds from `base`; what throws names its seed. */
export function withSeeds(n: number, run: (seed: number) => void, base: number = freshSeed()): void {
  for (let i = 0, all = often(n); i < all; i++) {
    const seed = (base + i) >>> 0;
    try {
      run(seed);
    } catch (error) {
      throw new Error(`SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

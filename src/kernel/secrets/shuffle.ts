/**
 * Verified shuffles, run through at once: for tests, and for what runs in a Worker. Their steps, for a page that has none, are in the
 * files beside this one; `jobs.ts` chooses.
 */
import type { Rng } from '../ports.ts';
import type { Cipher, Group } from './group.ts';
import type { ShufflePlace } from './shuffle-bytes.ts';
import { pack, prepareSteps, type Prepared } from './shuffle-prepare.ts';
import { shuffleSteps, type Shuffled } from './shuffle-prove.ts';
import { verifyShuffleSteps } from './shuffle-verify.ts';
import { finish } from './steps.ts';

export { deckBytes, readDeck, shuffleProofSizeBytes } from './shuffle-bytes.ts';
export type { Prepared } from './shuffle-prepare.ts';
export type { Shuffled } from './shuffle-prove.ts';

/** (Shuffler; secret) For one shuffle of `n` cards under `key`, 2 to 256. */
export function prepareShuffle(group: Group, rng: Rng, n: number, key: Uint8Array): Prepared {
  return pack(n, key, finish(prepareSteps(group, rng, n, key)));
}

/** (Shuffler) @param prepared used up by this; a second use throws */
export function shuffle(
  group: Group,
  rng: Rng,
  place: ShufflePlace,
  input: readonly Cipher[],
  prepared?: Prepared,
): Shuffled {
  return finish(shuffleSteps(group, rng, place, input, prepared));
}

/** (Everyone) Never throws, whatever the bytes are. */
export function verifyShuffle(
  group: Group,
  place: ShufflePlace,
  input: readonly Cipher[],
  output: readonly Cipher[],
  proof: Uint8Array,
): boolean {
  return finish(verifyShuffleSteps(group, { place, input, output, proof }));
}

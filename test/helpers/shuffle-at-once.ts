/** Verified shuffles, run through at once. Pages and Workers take them step by step (`jobs.ts`). */
import type { Rng } from '../../src/kernel/ports.ts';
import type { Cipher, Group } from '../../src/kernel/secrets/group.ts';
import type { ShufflePlace } from '../../src/kernel/secrets/shuffle-bytes.ts';
import { pack, prepareSteps, type Prepared } from '../../src/kernel/secrets/shuffle-prepare.ts';
import { shuffleSteps, type Shuffled } from '../../src/kernel/secrets/shuffle-prove.ts';
import { verifyShuffleSteps } from '../../src/kernel/secrets/shuffle-verify.ts';
import { finish } from '../../src/kernel/secrets/steps.ts';

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

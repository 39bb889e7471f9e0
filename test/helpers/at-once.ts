/** Work that pages and Workers take step by step (`jobs.ts`), run through at once. */
import { type LogPart, parsingLogFile } from '../../src/kernel/history/log-file.ts';
import type { Rng } from '../../src/kernel/ports.ts';
import type { Result } from '../../src/kernel/result.ts';
import { applyConvertSteps, convertSteps, verifyConvertSteps } from '../../src/kernel/secrets/convert.ts';
import { combineDecryptionSharesSteps, unlockSteps } from '../../src/kernel/secrets/decryption-share.ts';
import type { Cipher, Group } from '../../src/kernel/secrets/group.ts';
import { judgeComplaintSteps, openSharesSteps, sharedKeySteps } from '../../src/kernel/secrets/keygen-shares.ts';
import { checkDealSteps, makeDealSteps, makeHandDealSteps } from '../../src/kernel/secrets/keygen.ts';
import type { ShufflePlace } from '../../src/kernel/secrets/shuffle-bytes.ts';
import { generatorsSteps } from '../../src/kernel/secrets/shuffle-generators.ts';
import { pack, prepareSteps, type Prepared } from '../../src/kernel/secrets/shuffle-prepare.ts';
import { shuffleSteps } from '../../src/kernel/secrets/shuffle-prove.ts';
import { verifyShuffleSteps } from '../../src/kernel/secrets/shuffle-verify.ts';
import { atOnce, type AtOnce, finish } from '../../src/kernel/secrets/steps.ts';
import { linearSteps } from '../../src/kernel/secrets/weights.ts';

export const convert: AtOnce<typeof convertSteps> = atOnce(convertSteps);
export const verifyConvert: AtOnce<typeof verifyConvertSteps> = atOnce(verifyConvertSteps);
export const applyConvert: AtOnce<typeof applyConvertSteps> = atOnce(applyConvertSteps);
export const combineDecryptionShares: AtOnce<typeof combineDecryptionSharesSteps> =
  atOnce(combineDecryptionSharesSteps);
export const unlock: AtOnce<typeof unlockSteps> = atOnce(unlockSteps);
export const openShares: AtOnce<typeof openSharesSteps> = atOnce(openSharesSteps);
export const judgeComplaint: AtOnce<typeof judgeComplaintSteps> = atOnce(judgeComplaintSteps);
export const sharedKey: AtOnce<typeof sharedKeySteps> = atOnce(sharedKeySteps);
export const makeDeal: AtOnce<typeof makeDealSteps> = atOnce(makeDealSteps);
export const makeHandDeal: AtOnce<typeof makeHandDealSteps> = atOnce(makeHandDealSteps);
export const checkDeal: AtOnce<typeof checkDealSteps> = atOnce(checkDealSteps);
export const generators: AtOnce<typeof generatorsSteps> = atOnce(generatorsSteps);
export const linear: AtOnce<typeof linearSteps> = atOnce(linearSteps);

/** (Shuffler; secret) For one shuffle of `n` cards under `key`, 2 to 256. */
export function prepareShuffle(group: Group, rng: Rng, n: number, key: Uint8Array): Prepared {
  return pack(n, key, finish(prepareSteps(group, rng, n, key)));
}

/** (Shuffler) @param prepared used up by this; a second use throws */
export const shuffle: AtOnce<typeof shuffleSteps> = atOnce(shuffleSteps);

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

/** A whole file in one go. */
export function parseLogFile(bytes: Uint8Array): Result<readonly LogPart[]> {
  const slices = parsingLogFile(bytes);
  let slice = slices.next();
  while (!slice.done) slice = slices.next();
  return slice.value;
}

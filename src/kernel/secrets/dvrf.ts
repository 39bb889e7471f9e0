/**
 * The keepers' dice: V = x·H of a roll's own element H, by any of them that are enough. One message of each and no waiting for the others:
 * the result follows from key and run alone, so a keeper that contributes last can't choose it. 96 bytes, D ‖ c ‖ s.
 */
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { IDENTITY, type Cipher, type Group } from './group.ts';
import { hashToGroup } from './h2g.ts';
import { openCards, type ShareMaker, verifyDecryptionShare } from './decryption-share.ts';
import { sumOfShares } from './shares.ts';

const ROLL = utf8('tavolata/v2/roll');
const OUT = utf8('tavolata/v1/dvrf-out');

/**
 * 32 bytes that name one roll of the keepers: their set, and which of their rolls it is. Both are fixed before the key that it is rolled
 * with is known, and nothing else is in it. Keepers who are enough can compute each of their rolls beforehand. Were anything in it that a
 * person writes (an entry, the secret of a new room), they could try until the roll suits them.
 * @param set 16 B @param number of this table's rolls by keepers, from 1
 */
export function keptRollIdOf(set: Uint8Array, number: number): Uint8Array {
  if (set.length !== 16) throw new RangeError('roll: lengths');
  return sha256(new Writer().raw(ROLL).raw(set).u32(number).done());
}

/** H: nobody knows its logarithm. @param rollId 32 B, see `keptRollIdOf` */
export function rollPoint(group: Group, rollId: Uint8Array): Uint8Array {
  return hashToGroup(group, 'tavolata/v1/dvrf', rollId);
}

/** A share is an opening of H, at a place of its own: it opens no card. The index comes behind both suffixes. */
const asOpener = <T extends ShareMaker>(by: T): T => ({
  ...by,
  ctx: new Writer().raw(by.ctx).raw(utf8('/dvrf')).done(),
});

/** (Keeper; keeps `secret`) @returns 96 B */
export function rollShare(
  group: Group,
  rng: Rng,
  by: ShareMaker & { readonly secret: Uint8Array },
  rollId: Uint8Array,
): Uint8Array {
  return openCards(group, rng, asOpener(by), [rollPoint(group, rollId)]);
}

/** (Everyone) Never throws. */
export function verifyRollShare(group: Group, by: ShareMaker, rollId: Uint8Array, bytes: Uint8Array): boolean {
  return verifyDecryptionShare(group, asOpener(by), [rollPoint(group, rollId)], bytes);
}

/** (Everyone) 64 bytes that `dice` draws from, of as many verified shares as it takes. */
export function rollSeed(
  group: Group,
  rollId: Uint8Array,
  parts: readonly { readonly index: number; readonly d: Uint8Array }[],
): Uint8Array {
  const shares = parts.map(({ index, d }) => ({ index, points: [d] }));
  return seedOf(rollId, sumOfShares(group, shares, 'keepers')[0]!);
}

function seedOf(rollId: Uint8Array, value: Uint8Array): Uint8Array {
  return sha512(new Writer().raw(OUT).u32(rollId.length).raw(rollId).raw(value).done());
}

/** A roll for one seat alone: the keepers convert this to its key, as they would a card. */
export function hiddenRoll(group: Group, rollId: Uint8Array): Cipher {
  return { a: rollPoint(group, rollId), b: IDENTITY };
}

/** The seed of a hidden roll. @param point what lay under the converted roll: unlocked by its owner, or opened for all */
export function hiddenSeed(group: Group, rollId: Uint8Array, point: Uint8Array): Uint8Array {
  // Under (H, 0) lies 0 − x·H.
  return seedOf(rollId, group.sub(IDENTITY, point));
}

/** A device's name at one table, and which keys may stand behind it. SPEC I1, I2. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equal, fromHex, utf8 } from '../bytes.ts';

const TAG = utf8('tavolata/v1/device');

/** 16 bytes: the first half of the hash of both public keys, so a name can't be had with other keys. */
export function deviceId(sigPk: Uint8Array, mailPk: Uint8Array): Uint8Array {
  return sha256(concat(TAG, sigPk, mailPk)).slice(0, 16);
}

/**
 * All u-coordinates of small order, below 2²⁵⁵: with one of them as a mail key the shared secret is known to everybody.
 * Zero, one, the two of order eight, p − 1, p, p + 1.
 */
const SMALL: readonly Uint8Array[] = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
  '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
].map((text) => fromHex(text));

/** May a letter be sealed to this X25519 key? Asked on admission. The highest bit means nothing to X25519, so it doesn't here. */
export function isGoodMailKey(mailPk: Uint8Array): boolean {
  if (mailPk.length !== 32) return false;
  // A copy of any kind of array: `slice` of a Buffer is a part of it.
  const u = Uint8Array.from(mailPk);
  u[31] = u[31]! & 0x7f;
  return !SMALL.some((small) => equal(small, u));
}

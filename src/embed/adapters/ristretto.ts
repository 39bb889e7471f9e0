/**
 * The kernel's `Group` port by libsodium, in the same WebAssembly as the signatures (`libsodium.ts`). It imports nothing of the page: the
 * Worker for proofs loads it too. libsodium takes the identity for a valid element and won't multiply it: both are seen to here.
 */
import lib, { ready } from 'libsodium-wrappers-sumo';
import type { Group } from '../../kernel/secrets/group.ts';

/** Rejects where WebAssembly is missing or blocked. */
export async function readyRistretto(): Promise<Group> {
  await ready;
  return ristretto;
}

/** The group's order 2²⁵² + 27742317777372353535851937790883648493, little-endian. */
const ORDER: Uint8Array = new Uint8Array(32);
ORDER.set([0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14]);
ORDER[31] = 0x10;

/** Looks at every byte: secrets are asked about too. */
function isZero(bytes: Uint8Array): boolean {
  let any = 0;
  for (let i = 0; i < bytes.length; i++) any |= bytes[i]!;
  return any === 0;
}

/** Does the subtraction s − ORDER borrow? */
function isBelowOrder(s: Uint8Array): boolean {
  let borrow = 0;
  for (let i = 0; i < 32; i++) borrow = (s[i]! - ORDER[i]! - borrow) >> 31 === 0 ? 0 : 1;
  return borrow === 1;
}

const ristretto: Group = {
  isElement: (bytes) => bytes.length === 32 && !isZero(bytes) && lib.crypto_core_ristretto255_is_valid_point(bytes),
  isScalar: (bytes) => bytes.length === 32 && isBelowOrder(bytes),
  base: (s) => (isZero(s) ? new Uint8Array(32) : lib.crypto_scalarmult_ristretto255_base(s)),
  mul: (s, p) => (isZero(s) || isZero(p) ? new Uint8Array(32) : lib.crypto_scalarmult_ristretto255(s, p)),
  add: (p, q) => lib.crypto_core_ristretto255_add(p, q),
  sub: (p, q) => lib.crypto_core_ristretto255_sub(p, q),
  fromHash: (bytes64) => lib.crypto_core_ristretto255_from_hash(bytes64),
  reduce: (bytes64) => lib.crypto_core_ristretto255_scalar_reduce(bytes64),
  scalarAdd: (a, b) => lib.crypto_core_ristretto255_scalar_add(a, b),
  scalarSub: (a, b) => lib.crypto_core_ristretto255_scalar_sub(a, b),
  scalarMul: (a, b) => lib.crypto_core_ristretto255_scalar_mul(a, b),
  scalarInvert: (a) => lib.crypto_core_ristretto255_scalar_invert(a),
};

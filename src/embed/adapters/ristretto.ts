/**
 * The kernel's `Group` port by libsodium, in the same WebAssembly as the signatures (`libsodium.ts`). It imports nothing of the page, as the
 * Worker for proofs loads it too. The library takes the identity for a valid element and won't multiply it: both are seen to here.
 */
import type { Group } from '../../kernel/secrets/group.ts';
import { type Calls, readyCalls } from './sodium-calls.ts';

/** Rejects where WebAssembly is missing or blocked. */
export async function readyRistretto(): Promise<Group> {
  return ristrettoBy(await readyCalls());
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

function ristrettoBy(calls: Calls): Group {
  const { native } = calls;
  /** One result of 32 bytes of one input of so many bytes, or of two of 32. */
  const of = (call: (out: number, input: number) => number, input: Uint8Array, length = 32): Uint8Array =>
    calls.make(32, call, [input, length]);
  const both = (call: (out: number, a: number, b: number) => number, a: Uint8Array, b: Uint8Array): Uint8Array =>
    calls.make(32, call, [a, 32], [b, 32]);
  /** libsodium's reckoning with scalars can't fail, and says nothing. */
  const sure =
    (call: (...args: number[]) => unknown) =>
    (...args: number[]): number => {
      call(...args);
      return 0;
    };
  const scalar = {
    reduce: sure(native.crypto_core_ristretto255_scalar_reduce),
    add: sure(native.crypto_core_ristretto255_scalar_add),
    sub: sure(native.crypto_core_ristretto255_scalar_sub),
    mul: sure(native.crypto_core_ristretto255_scalar_mul),
  };
  const isPoint = (bytes: Uint8Array): boolean =>
    calls.within(() => native.crypto_core_ristretto255_is_valid_point(calls.put(bytes)) === 1);
  return {
    isElement: (bytes) => bytes.length === 32 && !isZero(bytes) && isPoint(bytes),
    isScalar: (bytes) => bytes.length === 32 && isBelowOrder(bytes),
    base: (s) => (isZero(s) ? new Uint8Array(32) : of(native.crypto_scalarmult_ristretto255_base, s)),
    mul: (s, p) => (isZero(s) || isZero(p) ? new Uint8Array(32) : both(native.crypto_scalarmult_ristretto255, s, p)),
    add: (p, q) => both(native.crypto_core_ristretto255_add, p, q),
    sub: (p, q) => both(native.crypto_core_ristretto255_sub, p, q),
    fromHash: (bytes64) => of(native.crypto_core_ristretto255_from_hash, bytes64, 64),
    reduce: (bytes64) => of(scalar.reduce, bytes64, 64),
    scalarAdd: (a, b) => both(scalar.add, a, b),
    scalarSub: (a, b) => both(scalar.sub, a, b),
    scalarMul: (a, b) => both(scalar.mul, a, b),
    scalarInvert: (a) => of(native.crypto_core_ristretto255_scalar_invert, a),
  };
}

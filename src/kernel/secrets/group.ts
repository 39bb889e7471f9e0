/**
 * The group that decks and dice are made in: ristretto255, elements and scalars as 32-byte strings. The platform brings it
 * (`embed/adapters/ristretto.ts`); a second, independent one in `test/helpers` checks every proof again.
 */

/**
 * Written additively. An element is its RFC 9496 encoding, a scalar 32 bytes little-endian. A peer's bytes are asked about with `isElement`
 * and `isScalar` before anything else is done with them. The operations may throw for what neither would take.
 */
export interface Group {
  /** 32 bytes, canonical, on the group, and not the identity: backends alone would let that pass. Never throws. */
  isElement(bytes: Uint8Array): boolean;
  /** 32 bytes below the group's order; zero is one. Never throws. */
  isScalar(bytes: Uint8Array): boolean;
  /** s·G. The identity (32 zeros) for the scalar zero. */
  base(s: Uint8Array): Uint8Array;
  /** s·P; safe for a secret s. The identity for the scalar zero, or where P is the identity. */
  mul(s: Uint8Array, p: Uint8Array): Uint8Array;
  /** P + Q; takes and gives the identity too. */
  add(p: Uint8Array, q: Uint8Array): Uint8Array;
  /** P − Q; takes and gives the identity too. */
  sub(p: Uint8Array, q: Uint8Array): Uint8Array;
  /** The element that 64 uniform bytes stand for (RFC 9496, 4.3.4): nobody knows its logarithm. */
  fromHash(bytes64: Uint8Array): Uint8Array;
  /** 64 uniform bytes, little-endian, modulo the order. */
  reduce(bytes64: Uint8Array): Uint8Array;
  scalarAdd(a: Uint8Array, b: Uint8Array): Uint8Array;
  scalarSub(a: Uint8Array, b: Uint8Array): Uint8Array;
  scalarMul(a: Uint8Array, b: Uint8Array): Uint8Array;
  /** Throws for zero. */
  scalarInvert(a: Uint8Array): Uint8Array;
}

/** The neutral element. No message may carry it. */
export const IDENTITY: Uint8Array = new Uint8Array(32);

/** An ElGamal ciphertext (rG, M + rY) under a key Y. */
export interface Cipher {
  readonly a: Uint8Array;
  readonly b: Uint8Array;
}

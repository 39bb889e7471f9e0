/**
 * A stand-in for ristretto255, for sessions by the thousand. An element is its own logarithm, written where the encoding would be, modulo a
 * prime of 31 bits. All that is proven of real elements holds for these, and what doesn't follow is refused; they keep nothing from
 * anybody.
 */
import type { Group } from '../../src/kernel/secrets/group.ts';

const ORDER = 2_147_483_647;
/** Fills up the 32 bytes of an element that isn't the identity. */
const MARK = 0x70;

const logOf = (p: Uint8Array): number => (p[0]! | (p[1]! << 8) | (p[2]! << 16) | (p[3]! << 24)) >>> 0;

function scalar(n: number): Uint8Array {
  const out = new Uint8Array(32);
  for (let i = 0; i < 4; i++) out[i] = (n >>> (8 * i)) & 255;
  return out;
}

function element(n: number): Uint8Array {
  const out = scalar(n);
  return n === 0 ? out : out.fill(MARK, 4);
}

const plus = (a: number, b: number): number => (a + b) % ORDER;
const minus = (a: number, b: number): number => (a - b + ORDER) % ORDER;
/** Each product stays below 2^53. */
const times = (a: number, b: number): number => (((a * (b >>> 16)) % ORDER) * 65_536 + a * (b & 65_535)) % ORDER;

function inverse(a: number): number {
  if (a === 0) throw new RangeError('zero has no inverse');
  let out = 1;
  for (let [square, left] = [a, ORDER - 2]; left > 0; left >>>= 1, square = times(square, square))
    if (left & 1) out = times(out, square);
  return out;
}

function reduced(bytes: Uint8Array): number {
  let out = 0;
  for (let i = bytes.length - 1; i >= 0; i--) out = (out * 256 + bytes[i]!) % ORDER;
  return out;
}

export const paperGroup: Group = {
  isElement: (p) => p.length === 32 && logOf(p) > 0 && logOf(p) < ORDER && p.every((byte, i) => i < 4 || byte === MARK),
  isScalar: (s) => s.length === 32 && logOf(s) < ORDER && s.every((byte, i) => i < 4 || byte === 0),
  base: (s) => element(logOf(s)),
  mul: (s, p) => element(times(logOf(s), logOf(p))),
  add: (p, q) => element(plus(logOf(p), logOf(q))),
  sub: (p, q) => element(minus(logOf(p), logOf(q))),
  // Never the identity.
  fromHash: (bytes) => element(1 + (reduced(bytes) % (ORDER - 1))),
  reduce: (bytes) => scalar(reduced(bytes)),
  scalarAdd: (a, b) => scalar(plus(logOf(a), logOf(b))),
  scalarSub: (a, b) => scalar(minus(logOf(a), logOf(b))),
  scalarMul: (a, b) => scalar(times(logOf(a), logOf(b))),
  scalarInvert: (a) => scalar(inverse(logOf(a))),
};

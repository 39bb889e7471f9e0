/** A second backend of the group, independent of libsodium: what both agree on isn't the mistake of one. Not blinded, for tests only. */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { hex } from '../../src/kernel/bytes.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';

const { Point } = ristretto255;
const { ORDER } = Point.Fn;

const number = (le: Uint8Array): bigint => BigInt(`0x${hex(le.toReversed())}`);
const bytes = (n: bigint): Uint8Array => {
  const out = new Uint8Array(32);
  let left = ((n % ORDER) + ORDER) % ORDER;
  for (let i = 0; i < 32; i++) {
    out[i] = Number(left & 255n);
    left >>= 8n;
  }
  return out;
};
/** Elements that were read before: reading one takes a root. */
const known = new Map<string, InstanceType<typeof Point>>();
function point(p: Uint8Array): InstanceType<typeof Point> {
  const name = hex(p);
  const read = known.get(name) ?? Point.fromBytes(p);
  if (known.size > 10_000) known.clear();
  known.set(name, read);
  return read;
}

/** Multiplies as the public may see: quick, and zero is allowed. */
const times = (p: InstanceType<typeof Point>, s: Uint8Array): Uint8Array =>
  p.multiplyUnsafe(number(s) % ORDER).toBytes();

export const nobleGroup: Group = {
  isElement(p) {
    try {
      return p.length === 32 && p.some((byte) => byte !== 0) && !point(p).equals(Point.ZERO);
    } catch {
      return false;
    }
  },
  isScalar: (s) => s.length === 32 && number(s) < ORDER,
  base: (s) => times(Point.BASE, s),
  mul: (s, p) => times(point(p), s),
  add: (p, q) => point(p).add(point(q)).toBytes(),
  sub: (p, q) => point(p).subtract(point(q)).toBytes(),
  fromHash: (b) => ristretto255_hasher.deriveToCurve!(b).toBytes(),
  reduce: (b) => bytes(number(b)),
  scalarAdd: (a, b) => bytes(number(a) + number(b)),
  scalarSub: (a, b) => bytes(number(a) - number(b)),
  scalarMul: (a, b) => bytes(number(a) * number(b)),
  scalarInvert: (a) => bytes(Point.Fn.inv(number(a) % ORDER)),
};

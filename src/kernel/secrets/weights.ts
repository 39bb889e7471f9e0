/** Many statements as one: random weights that follow from all of them, so that what is wrong in one isn't made up for by another. */
import { sha512 } from '@noble/hashes/sha2.js';
import { Writer } from '../bytes.ts';
import type { Group } from './group.ts';
import { combination, type Steps, terms } from './steps.ts';

/** @param seed 64 B, a transcript's digest of everything that is weighed */
export function weights(group: Group, seed: Uint8Array, n: number): Uint8Array[] {
  return Array.from({ length: n }, (_, i) => group.reduce(sha512(new Writer().raw(seed).u32(i).done())));
}

/** Σ sᵢ·Pᵢ; the identity for none. Lists of different length throw. */
export function linearSteps(group: Group, s: readonly Uint8Array[], points: readonly Uint8Array[]): Steps<Uint8Array> {
  if (s.length !== points.length) throw new RangeError('linear: lengths');
  return combination(group, undefined, terms(s, points));
}
/** Σ sᵢ·tᵢ of scalars. */
export function inner(group: Group, s: readonly Uint8Array[], t: readonly Uint8Array[]): Uint8Array {
  if (s.length !== t.length) throw new RangeError('inner: lengths');
  let sum: Uint8Array = new Uint8Array(32);
  for (const [i, a] of s.entries()) sum = group.scalarAdd(sum, group.scalarMul(a, t[i]!));
  return sum;
}

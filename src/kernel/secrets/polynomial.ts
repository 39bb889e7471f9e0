/**
 * Secrets shared by polynomials: f(0) is the secret, f(j) the share of holder j (from 1). As many shares as f has coefficients give f.
 * Commitments A_m = a_m·G let everybody compute what a share must be, in the exponent.
 */
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import { eachOf, type Steps } from './steps.ts';

/** a_0 first. Secret. */
export type Polynomial = readonly Uint8Array[];

const ZERO = new Uint8Array(32);

/** Uniform, and not zero: zero's element is the identity, which no message may carry. */
export function randomScalar(group: Group, rng: Rng): Uint8Array {
  for (;;) {
    const s = group.reduce(rng.bytes(64));
    if (s.some((byte) => byte !== 0)) return s;
  }
}

/** With so many coefficients. @param secret the first of them, where it isn't to be drawn */
export function drawPolynomial(group: Group, rng: Rng, threshold: number, secret?: Uint8Array): Polynomial {
  return Array.from({ length: threshold }, (_, m) => (m === 0 && secret) || randomScalar(group, rng));
}

/** f(j) */
export function evaluate(group: Group, f: Polynomial, j: number): Uint8Array {
  const x = smallScalar(j);
  return f.reduceRight((sum, a) => group.scalarAdd(group.scalarMul(sum, x), a), ZERO);
}

/** Commitments to the coefficients: each times the base point. */
export const commitToSteps = (group: Group, f: Polynomial): Steps<Uint8Array[]> => eachOf(f, (a) => group.base(a));

/** f(j)·G from the commitments; may be the identity, where somebody wanted it so. */
export function evaluateCommitted(group: Group, commitments: readonly Uint8Array[], j: number): Uint8Array {
  return commitments.reduceRight((sum, a) => group.add(times(group, j, sum), a));
}

/** Commitments of the sum of several polynomials. */
export function addCommitmentsSteps(group: Group, all: readonly (readonly Uint8Array[])[]): Steps<Uint8Array[]> {
  const [first = [], ...rest] = all;
  return eachOf(first, (a, m) => rest.reduce((sum, one) => group.add(sum, one[m]!), a));
}

/** The sum of scalars, modulo the group's order; zero of none. */
export const sumOf = (group: Group, scalars: readonly Uint8Array[]): Uint8Array =>
  scalars.reduce((sum, s) => group.scalarAdd(sum, s), ZERO);

/** j·P for j from 1, by doubling: for numbers of holders four times as fast as a multiplication, and nothing in it is secret. */
function times(group: Group, j: number, p: Uint8Array): Uint8Array {
  let out = p;
  for (let bit = 30 - Math.clz32(j); bit >= 0; bit--) {
    out = group.add(out, out);
    if ((j >> bit) & 1) out = group.add(out, p);
  }
  return out;
}

function smallScalar(n: number): Uint8Array {
  const out = new Uint8Array(32);
  new DataView(out.buffer).setUint32(0, n, true);
  return out;
}

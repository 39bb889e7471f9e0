/** Keepers of a key, dealt by one hand that a table doesn't have: tests of shares need no key generation. */
import type { Group } from '../../src/kernel/secrets/group.ts';
import { smallScalar } from '../../src/kernel/secrets/lagrange.ts';
import type { KeyPair } from './groups.ts';
import type { Rng } from './rng.ts';

export interface Share extends KeyPair {
  /** From 1. */
  readonly index: number;
}

export interface Keepers extends KeyPair {
  readonly threshold: number;
  readonly shares: readonly Share[];
}

export function keepers(group: Group, rng: Rng, n: number, threshold: number): Keepers {
  const coefficients = Array.from({ length: threshold }, () => group.reduce(rng.bytes(64)));
  const shares = Array.from({ length: n }, (_, i) => {
    const at = smallScalar(i + 1);
    const secret = coefficients.reduceRight((sum, c) => group.scalarAdd(group.scalarMul(sum, at), c));
    return { index: i + 1, secret, key: group.base(secret) };
  });
  const secret = coefficients[0]!;
  return { threshold, shares, secret, key: group.base(secret) };
}

/** All choices of `t` of the list. */
export function subsets<T>(list: readonly T[], t: number): T[][] {
  if (t === 0) return [[]];
  return list.flatMap((first, i) => subsets(list.slice(i + 1), t - 1).map((rest) => [first, ...rest]));
}

/**
 * Group work that can stop for breath: a generator that yields after about one multiplication, so that a page without a Worker can go on
 * with something else in between. What is run in a Worker or in a test is run through at once.
 */
import { hex } from '../bytes.ts';
import { IDENTITY, type Group } from './group.ts';

export type Steps<T> = Generator<undefined, T, undefined>;

/** All of it, now. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export interface Term {
  readonly s: Uint8Array;
  readonly p: Uint8Array;
}

/**
 * base·G + Σ sᵢ·pᵢ. Terms of the same element are multiplied once: half the elements of a deck nobody has shuffled yet are G. Which are
 * the same is public, so that secret scalars are safe here.
 */
export function* combination(group: Group, base: Uint8Array | undefined, terms: Iterable<Term>): Steps<Uint8Array> {
  const merged = new Map<string, Term>();
  for (const { s, p } of terms) {
    const name = hex(p);
    const same = merged.get(name);
    merged.set(name, { s: same ? group.scalarAdd(same.s, s) : s, p });
  }
  let sum = base && group.base(base);
  for (const { s, p } of merged.values()) {
    const term = group.mul(s, p);
    sum = sum ? group.add(sum, term) : term;
    yield;
  }
  return sum ?? IDENTITY;
}

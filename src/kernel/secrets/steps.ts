/**
 * Group work that can stop for breath: a generator that yields after about one multiplication. So a page without a Worker can go on with
 * something else in between. What is run in a Worker or in a test is run through at once.
 */
import { hex } from '../bytes.ts';
import { IDENTITY, type Group } from './group.ts';

/** Work in small steps, so that a page can draw between two of them; the value comes with the last. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All of it, now. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same function, all of it now. */
export type AtOnce<F extends (...args: never[]) => Steps<unknown>> = (
  ...args: Parameters<F>
) => ReturnType<F> extends Steps<infer T> ? T : never;

/** For what is a card or two; tests have all of it so (`test/helpers/at-once.ts`). */
export function atOnce<F extends (...args: never[]) => Steps<unknown>>(steps: F): AtOnce<F> {
  return ((...args: Parameters<F>) => finish(steps(...args))) as AtOnce<F>;
}

/** One after the other, with a breath before each. */
export function* eachOf<T, U>(items: Iterable<T>, make: (item: T, i: number) => U): Steps<U[]> {
  const out: U[] = [];
  for (const item of items) {
    yield;
    out.push(make(item, out.length));
  }
  return out;
}

/** So many take as long as a multiplication. */
const ASKED_AT_ONCE = 16;

/** Are all of these elements? */
export function* areElementsSteps(group: Group, points: Iterable<Uint8Array>): Steps<boolean> {
  let asked = 0;
  for (const point of points) {
    if (!group.isElement(point)) return false;
    if (++asked % ASKED_AT_ONCE === 0) yield;
  }
  return true;
}

/** One summand: a point and the scalar that multiplies it. */
export interface Term {
  readonly s: Uint8Array;
  readonly p: Uint8Array;
}

/** Pairs of scalars and elements. */
export function* terms(s: readonly Uint8Array[], points: readonly Uint8Array[]): Iterable<Term> {
  for (const [i, p] of points.entries()) yield { s: s[i]!, p };
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

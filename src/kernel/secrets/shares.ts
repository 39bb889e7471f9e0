/** From the contributions of keepers, or of one owner, to their sum. Which of the keepers gave theirs makes no difference to the sum. */
import { IDENTITY, type Group } from './group.ts';
import { lagrangeAtZero } from './lagrange.ts';
import { atOnce, type AtOnce, eachOf, type Steps } from './steps.ts';

/** `keepers`: as many as the threshold asks, and the result means nothing with fewer. `owner`: the one who has the whole key, number 0. `ring`: all of
 * those whose keys add up to it. */
export type Holders = 'owner' | 'keepers' | 'ring';

/**
 * Σ λ_j·P_j for each place of the lists. Parts whose numbers don't fit (none or several owners, one keeper twice) throw: whoever asks has
 * chosen them.
 */
export function* sumOfSharesSteps(
  group: Group,
  parts: readonly { readonly index: number; readonly points: readonly Uint8Array[] }[],
  holders: Holders,
): Steps<Uint8Array[]> {
  const [first] = parts;
  if (!first || parts.some(({ points }) => points.length !== first.points.length))
    throw new RangeError('parts: lengths');
  if (holders === 'owner') {
    if (parts.length !== 1 || first.index !== 0) throw new RangeError('parts: one owner');
    return [...first.points];
  }
  const indices = parts.map(({ index }) => index);
  if (holders === 'ring') {
    if (new Set(indices).size < indices.length) throw new RangeError('parts: one twice');
    return yield* eachOf(first.points, (_, i) =>
      parts.reduce((sum, { points }) => group.add(sum, points[i]!), IDENTITY),
    );
  }
  const factors = indices.map((j) => factorOf(group, lagrangeAtZero(group, indices, j)));
  return yield* eachOf(first.points, (_, i) => {
    let sum = IDENTITY;
    for (const [j, { points }] of parts.entries()) {
      const { times, negative } = factors[j]!;
      const term = times(points[i]!);
      sum = negative ? group.sub(sum, term) : group.add(sum, term);
    }
    return sum;
  });
}
/** `sumOfSharesSteps`, all at once. */
export const sumOfShares: AtOnce<typeof sumOfSharesSteps> = atOnce(sumOfSharesSteps);

/** Above it a multiplication is as quick as additions. */
const SMALL = 15;

/** Keepers in a row have small weights, as 3, −3, 1: those are added up in a third of the time. All of it is public. */
function factorOf(group: Group, weight: Uint8Array) {
  const isSmall = (s: Uint8Array): boolean => s[0]! <= SMALL && s.every((byte, i) => i === 0 || byte === 0);
  const minus = group.scalarSub(new Uint8Array(32), weight);
  const negative = isSmall(minus);
  const small = negative ? minus : weight;
  const times = (p: Uint8Array): Uint8Array => (isSmall(small) ? added(group, small[0]!, p) : group.mul(small, p));
  return { times, negative };
}

/** n·P by doubling, n from 1. */
function added(group: Group, n: number, p: Uint8Array): Uint8Array {
  if (n === 1) return p;
  const half = added(group, n >> 1, p);
  const even = group.add(half, half);
  return n % 2 === 0 ? even : group.add(even, p);
}

/** From the contributions of keepers, or of one owner, to their sum. Which of the keepers gave theirs makes no difference to the sum. */
import { IDENTITY, type Group } from './group.ts';
import { lagrangeAtZero } from './lagrange.ts';

/** `keepers`: as many as the threshold asks, and the result means nothing with fewer. `owner`: the one who has the whole key, number 0. */
export type Holders = 'owner' | 'keepers';

/**
 * Σ λ_j·P_j for each place of the lists. Parts whose numbers don't fit (none or several owners, one keeper twice) throw: whoever asks has
 * chosen them.
 */
export function sumOfShares(
  group: Group,
  parts: readonly { readonly index: number; readonly points: readonly Uint8Array[] }[],
  holders: Holders,
): Uint8Array[] {
  const [first] = parts;
  if (!first || parts.some(({ points }) => points.length !== first.points.length))
    throw new RangeError('parts: lengths');
  if (holders === 'owner') {
    if (parts.length !== 1 || first.index !== 0) throw new RangeError('parts: one owner');
    return [...first.points];
  }
  const indices = parts.map(({ index }) => index);
  const factors = indices.map((j) => lagrangeAtZero(group, indices, j));
  return first.points.map((_, i) =>
    parts.reduce((sum, { points }, j) => group.add(sum, group.mul(factors[j]!, points[i]!)), IDENTITY),
  );
}

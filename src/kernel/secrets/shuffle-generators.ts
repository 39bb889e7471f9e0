/**
 * The elements that a shuffle's commitments stand on: h and h₀ … h₂₅₅. They come out of a hash, so that nobody knows how one follows from
 * another; whoever did could commit to one permutation and open another. A test holds their bytes fast.
 */
import { Writer } from '../bytes.ts';
import type { Group } from './group.ts';
import { hashToGroup } from './h2g.ts';
import type { Steps } from './steps.ts';

/** Points of which nobody knows the logarithms, as many as there are cards, and one more. */
export interface Generators {
  readonly h: Uint8Array;
  /** n of them. */
  readonly each: readonly Uint8Array[];
  /** Of the n. */
  readonly sum: Uint8Array;
}

const u32 = (n: number): Uint8Array => new Writer().u32(n).done();

const known = new WeakMap<Group, { h: Uint8Array; each: Uint8Array[]; sums: Uint8Array[] }>();

/** Those of a shuffle of n; made once. */
export function* generatorsSteps(group: Group, n: number): Steps<Generators> {
  let mine = known.get(group);
  if (!mine) {
    mine = { h: hashToGroup(group, 'tavolata/v1/shuffle/h', u32(0xff_ff_ff_ff)), each: [], sums: [] };
    known.set(group, mine);
  }
  const { h, each, sums } = mine;
  // Others may add to them while this one rests.
  while (each.length < n) {
    const i = each.length;
    const next = hashToGroup(group, 'tavolata/v1/shuffle/hi', u32(i));
    each.push(next);
    sums.push(i === 0 ? next : group.add(sums[i - 1]!, next));
    yield;
  }
  return { h, each: each.slice(0, n), sum: sums[n - 1]! };
}

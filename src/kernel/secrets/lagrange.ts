/** From shares to what they are shares of: the weights of points of a polynomial for its value at zero. */
import type { Group } from './group.ts';

/** 32 bytes, little-endian. @param n whole, 0 … 2³¹ */
export function smallScalar(n: number): Uint8Array {
  const out = new Uint8Array(32);
  new DataView(out.buffer).setUint32(0, n, true);
  return out;
}

/** λ_j for these indices (from 1, none twice, `j` among them); the sum of λ_j·f(j) is f(0). */
export function lagrangeAtZero(group: Group, indices: readonly number[], j: number): Uint8Array {
  if (!indices.includes(j) || new Set(indices).size !== indices.length || indices.some((i) => !(i >= 1))) {
    throw new RangeError(`indices: ${indices.join(' ')} for ${j}`);
  }
  let above = smallScalar(1);
  let below = smallScalar(1);
  for (const m of indices) {
    if (m === j) continue;
    above = group.scalarMul(above, smallScalar(m));
    below = group.scalarMul(below, group.scalarSub(smallScalar(m), smallScalar(j)));
  }
  return group.scalarMul(above, group.scalarInvert(below));
}

/** The order that a shuffle gives: uniform, from fresh chance alone. */
import type { Rng } from '../ports.ts';

/** (Shuffler; secret) Fisher–Yates over 0 … n − 1; a byte that would prefer small numbers is thrown away. @param n 1 … 256 */
export function permutation(rng: Rng, n: number): number[] {
  if (!Number.isInteger(n) || n < 1 || n > 256) throw new RangeError(`permutation of ${n}`);
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function below(rng: Rng, n: number): number {
  const limit = 256 - (256 % n);
  for (;;) {
    const byte = rng.bytes(1)[0]!;
    if (byte < limit) return byte % n;
  }
}

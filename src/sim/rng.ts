/** Repeatable chance: the same seed gives the same numbers, in every browser. */

export interface Rng {
  /** 0 … n − 1. */
  below(n: number): number;
  /** True once in `n` times on average. */
  oneIn(n: number): boolean;
  /** Undefined for an empty list. */
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
  bytes(n: number): Uint8Array;
}

/** Numbers from 0 up to, but not including, 1. @param seed 32-bit whole number */
export function mulberry32(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param seed 32-bit whole number */
export const seeded = (seed: number): Rng => drawnFrom(mulberry32(seed));

/** @param next numbers from 0 up to, but not including, 1 */
export function drawnFrom(next: () => number): Rng {
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    shuffle(list) {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
    bytes(n) {
      const out = new Uint8Array(n);
      for (let i = 0; i < n; i++) out[i] = below(256);
      return out;
    },
  };
}

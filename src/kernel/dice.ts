/**
 * Uniform numbers from a seed: `dice` of the joint randomness, also what a layout of a joint secret draws from.
 * Blocks SHA-512("tavolata/v1/dice" ‖ seed ‖ u32 counter), 32-bit big-endian words, rejection above the largest multiple of `sides`.
 */
import { sha512 } from '@noble/hashes/sha2.js';

const TAG = new TextEncoder().encode('tavolata/v1/dice');

/** Draws whole numbers; the same seed gives the same numbers everywhere. */
export interface Dice {
  /** 0 … sides − 1; `sides` from 1 to 2³². */
  below(sides: number): number;
  /** A uniform order of the list (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[];
}

/** @param seed any length; 32 or 64 bytes in practice */
export function dice(seed: Uint8Array): Dice {
  const input = new Uint8Array(TAG.length + seed.length + 4);
  input.set(TAG);
  input.set(seed, TAG.length);
  let block: DataView | undefined;
  let counter = 0;
  let at = 0;
  const word = (): number => {
    if (block === undefined || at === 64) {
      new DataView(input.buffer).setUint32(TAG.length + seed.length, counter++);
      const hash = sha512(input);
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
  const below = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32) throw new RangeError(`sides: ${sides}`);
    const limit = Math.floor(2 ** 32 / sides) * sides;
    for (;;) {
      const n = word();
      if (n < limit) return n % sides;
    }
  };
  return {
    below,
    shuffle(list) {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}

/** Values 1 … sides, as an answer to `roll` gives them. */
export function rollValues(seed: Uint8Array, n: number, sides: number): number[] {
  const d = dice(seed);
  return Array.from({ length: n }, () => d.below(sides) + 1);
}

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

/** Dice that follow from a seed by SHA-512, without bias. @param seed any length; 32 or 64 bytes in practice */
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

/** What is drawn: `n` values from 1 to `sides`. */
export interface Rolled {
  readonly n: number;
  readonly sides: number;
  /** None of them twice. */
  readonly distinct?: true;
}

/** The roll alone, of a larger thing that holds it. */
export const rolledBy = ({ n, sides, distinct: no }: Rolled): Rolled => ({ n, sides, ...(no && { distinct: no }) });

/** Values as an answer to `roll` or `pick` gives them. */
export const drawn = (seed: Uint8Array, { n, sides, distinct }: Rolled): number[] =>
  distinct ? pickValues(seed, sides, n) : rollValues(seed, n, sides);

/**
 * Distinct values 1 … of, as an answer to `pick` gives them, in the order in which they were drawn. What has been drawn before is drawn
 * anew, so that all selections and all their orders are equally likely.
 */
export const pickValues = (seed: Uint8Array, of: number, take: number): number[] => {
  const { below } = dice(seed);
  return firstDistinct(() => below(of), of, take).map((value) => value + 1);
};

/** The first `take` different values that `draw` gives, of the `of` that it can. @throws RangeError where more are taken than there are */
export function firstDistinct(draw: () => number, of: number, take: number): number[] {
  if (take > of) throw new RangeError(`take: ${take} of ${of}`);
  const found = new Set<number>();
  while (found.size < take) found.add(draw());
  return [...found];
}

/** `n` values 1 … sides, as an answer to `roll` gives them. */
export function rollValues(seed: Uint8Array, n: number, sides: number): number[] {
  const d = dice(seed);
  return Array.from({ length: n }, () => d.below(sides) + 1);
}

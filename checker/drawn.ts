/** "Coin and dice" of PROTOCOL.md: what is drawn from a seed. */
import { ascii, joined, sha512, u32 } from './bytes.ts';

/** What is to be drawn: so many values from 1 to `sides`. */
export interface Rolled {
  readonly n: number;
  readonly sides: number;
  /** None of them twice. */
  readonly distinct?: true;
}

/** Draws from a seed of any length, the same everywhere. */
export class Draw {
  readonly #words: Generator<number, never>;

  constructor(seed: Uint8Array) {
    this.#words = wordsOf(seed);
  }

  /** 0 … n − 1 */
  below(n: number): number {
    const limit = Math.floor(2 ** 32 / n) * n;
    let word = this.#words.next().value;
    while (word >= limit) word = this.#words.next().value;
    return word % n;
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const order = [...list];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}

export function rolledFrom(seed: Uint8Array, { n, sides, distinct }: Rolled): readonly number[] {
  const draw = new Draw(seed);
  const values: number[] = [];
  while (values.length < n) {
    const value = draw.below(sides) + 1;
    if (!distinct || !values.includes(value)) values.push(value);
  }
  return values;
}

function* wordsOf(seed: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = sha512(joined(ascii('tavolata/v1/dice'), seed, u32(block)));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < 64; at += 4) yield view.getUint32(at);
  }
}

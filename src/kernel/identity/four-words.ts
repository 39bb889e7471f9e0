/**
 * Four words that all at the table read alike, and that differ for somebody who was led to another table. Said aloud on the call, they show
 * that nobody sits in the middle. They follow from the roster and the founder alone, so no move changes them. SPEC I33–I36. Stretching
 * makes it dear to look for another roster with the same words. It takes about a second, so it is done on request, by a port.
 */
import { unhex, utf8 } from '../bytes.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';

/** Argon2id 1.3, one lane, 16 bytes out. */
export const STRETCHING: {
  readonly passes: number;
  readonly memoryBytes: number;
  /** 16 B. Fixed: what is stretched is a hash over random keys. */
  readonly salt: Uint8Array;
} = { passes: 8, memoryBytes: 64 * 1024 * 1024, salt: utf8('tavolata/v1/four') };

/** Argon2id of 32 bytes with `STRETCHING`, 16 bytes. Rejects where there is no memory for it. */
export type Stretch = (circle32: Uint8Array) => Promise<Uint8Array>;

/** Ten bits a word, from the first five bytes on, highest bit first. */
export function wordsOf(stretched: Uint8Array): readonly string[] {
  if (stretched.length < 5) throw new RangeError('four words: too few bytes');
  const bits = Array.from(stretched.subarray(0, 5), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return [0, 10, 20, 30].map((from) => SPOKEN_WORDS[Number.parseInt(bits.slice(from, from + 10), 2)]!);
}

/** Keeps the words of the circles asked for last: opening the window again costs nothing. */
export class FourWords {
  readonly #stretch: Stretch;
  readonly #known = new Map<string, Promise<readonly string[]>>();

  constructor(stretch: Stretch) {
    this.#stretch = stretch;
  }

  /** @param circle as a view shows it (`view/circle.ts`) */
  of(circle: string): Promise<readonly string[]> {
    const known = this.#known.get(circle);
    if (known) return known;
    const bytes = unhex(circle);
    if (bytes?.length !== 32) throw new RangeError('four words: no circle');
    const words = this.#stretch(bytes).then(wordsOf);
    this.#known.set(circle, words);
    // What failed may be asked for again.
    words.catch(() => this.#known.delete(circle));
    const [oldest] = this.#known.keys();
    if (this.#known.size > 4 && oldest !== undefined) this.#known.delete(oldest);
    return words;
  }
}

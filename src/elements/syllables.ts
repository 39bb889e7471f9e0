/** Where a long word may be divided: between syllables as Italian has them, and as English has them often enough. */

/** So many letters and more are large enough only on two lines. */
const LONG = 10;
/** So many at least stand on either side of the hyphen. */
const LEAST = 3;
/** A consonant before a vowel begins a syllable. */
const SYLLABLE = /[bcdfghjklmnpqrstvwxz](?=[aeiouyàèéìòù])/giu;

/** Shows as a hyphen where the line ends there, else not at all. */
export const SHY = '\u{ad}';

/** A long word in two, nearest to its middle; a short one as it is. */
export function divided(word: string): readonly string[] {
  if (word.length < LONG) return [word];
  const far = (at: number): number => Math.abs(at - word.length / 2);
  const [at] = [...word.matchAll(SYLLABLE)]
    .map(({ index }) => index)
    .filter((index) => index >= LEAST && index <= word.length - LEAST)
    .toSorted((a, b) => far(a) - far(b));
  return at === undefined ? [word] : [word.slice(0, at), word.slice(at)];
}

/**
 * Words of so many letters may be divided on their way through a line. A browser does so wherever the line ends, also where the word would
 * stand whole on the next one. So there are no more of them than must be.
 */
export const divisible = (text: string, letters: number = LONG): string =>
  text
    .split(/(?<=[\s-])/u)
    .map((word) => (word.trim().length < letters ? word : divided(word).join(SHY)))
    .join('');

/**
 * Texts that people write into a game: what may stand in them, and when two of them are the same. Both answers are the same in every
 * browser for ever, so they use fixed lists: what a browser lower-cases or composes grows with its Unicode version.
 */

type Ranges = readonly (readonly [number, number])[];
const within = (ranges: Ranges, point: number): boolean => ranges.some(([from, to]) => point >= from && point <= to);
const pointsOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.codePointAt(0)!);

/** Controls other than a line's end, what turns the direction of the words around it, halves of characters, byte-order marks. */
const FORBIDDEN: Ranges = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0x061c, 0x061c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
];
/** A text of nothing else can't be seen. */
const UNSEEN: Ranges = [
  [0x0a, 0x0a],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200d],
  [0x202f, 0x202f],
  [0x205f, 0x2065],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe0fff],
];
const LINE_END = 0x0a;

/** Something can be seen in it. */
export const isVisible = (text: string): boolean => pointsOf(text).some((point) => !within(UNSEEN, point));

/** Several lines, none of them with anything that doesn't belong into a text. @param most code points */
export function isProse(text: string, most: number): boolean {
  if (text.length > 2 * most) return false;
  const points = pointsOf(text);
  return points.length <= most && isVisible(text) && !points.some((point) => within(FORBIDDEN, point));
}

/** As `isProse`, in one line. */
export const isLine = (text: string, most: number): boolean =>
  isProse(text, most) && !pointsOf(text).includes(LINE_END);

/** Latin, Greek and Cyrillic, with the marks set on them: composed and lower-cased in one way by every browser in use. */
const KNOWN = /[\u0020-\u036f\u0370-\u03ff\u0400-\u04ff\u1e00-\u1eff]+/g;

/** What two texts have in common that say the same but for case, spaces and the way their accents are stored. */
export const folded = (text: string): string =>
  text
    .replaceAll(KNOWN, (known) => known.normalize('NFC').toLowerCase())
    .split(/[ \n\u00a0]+/)
    .filter(Boolean)
    .join(' ');

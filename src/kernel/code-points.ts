/**
 * Tables of code points that may not stand in what people write, or can't be seen there. They are fixed lists, the same in every browser for
 * ever. What a browser calls a space, a mark or a control grows with its Unicode version, and a table would split over it. Names and games
 * ask here.
 */

/** Ranges of Unicode code points, both ends included. */
export type Ranges = readonly (readonly [number, number])[];
/** Does this code point lie in one of the ranges? */
export const within = (ranges: Ranges, point: number): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to);

/** Code points; half of a letter counts as one. */
export const pointsOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.codePointAt(0)!);

/** Controls, line ends, what turns the direction of the words around it, halves of characters, byte-order marks. */
export const FORBIDDEN: Ranges = [
  [0x00, 0x1f],
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

/** What separates words without being seen: Unicode's category Zs. */
export const SPACES: Ranges = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** Allowed inside a text (joiners hold emoji families together), but one of nothing else can't be seen. */
export const UNSEEN: Ranges = [
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200c, 0x200d],
  [0x2060, 0x2065],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe0fff],
];

/** Something of it can be seen. Line ends are seen no more than spaces. */
export const isVisible = (points: readonly number[]): boolean =>
  points.some((point) => point !== LINE_END && !within(SPACES, point) && !within(UNSEEN, point));

/** The one control that a text of several lines holds. */
export const LINE_END = 0x0a;

/** Doesn't belong into a text of several lines. */
export const isUnfit = (point: number): boolean => point !== LINE_END && within(FORBIDDEN, point);

/**
 * At the keyboard: what was typed or pasted, as a text. Line ends are of one kind, tabs are spaces, what doesn't belong into a text is left
 * out. Too long stays too long, and spaces stay where they are: somebody may be writing on.
 */
export function plainText(typed: string): string {
  const text = typed.replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replaceAll('\t', ' ');
  return pointsOf(text)
    .filter((point) => !isUnfit(point))
    .map((point) => String.fromCodePoint(point))
    .join('');
}

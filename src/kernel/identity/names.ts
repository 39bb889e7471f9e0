/**
 * A person's name: what one may be called, and how what was typed becomes such a name; lines that are said likewise. SPEC I6, I7.
 * `checkName` is asked by the fold and must answer the same in every browser for ever, so it uses fixed lists and no Unicode tables:
 * what a browser calls a space, a mark or NFC grows with its version. `cleanName` runs at the keyboard only and may use them.
 */
import { bad, good, type Verdict } from '../verdict.ts';

/** Also bounds the bytes: a code point takes at most four, so a name at most 160. */
export const NAME_MAX_CODE_POINTS = 40;

type Ranges = readonly (readonly [number, number])[];
const within = (ranges: Ranges, point: number): boolean => ranges.some(([from, to]) => point >= from && point <= to);

/** Controls, line ends, what turns the direction of the words around a name, halves of characters, byte-order marks. */
const FORBIDDEN: Ranges = [
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

const SPACES: Ranges = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/** Allowed inside a name (joiners hold emoji families together), but a name of nothing else can't be seen. */
const UNSEEN: Ranges = [
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

const points = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0)!);

/** Is this a name, as it stands? The same answer everywhere. */
export const checkName = (name: string): Verdict<string> => check(name, NAME_MAX_CODE_POINTS);

/** What was typed or pasted, as a name: composed, spaces single and inside only, forbidden characters left out. Too long stays too long. */
export const cleanName = (typed: string): Verdict<string> => checkName(clean(typed));

/** Is this a line of at most so many code points? Judged like a name. */
export const isLine = (text: string, most: number): boolean => check(text, most).ok;

/** What was typed, as such a line; undefined where nothing is left of it, or too much. */
export function cleanLine(typed: string, most: number): string | undefined {
  const line = check(clean(typed), most);
  return line.ok ? line.value : undefined;
}

function check(text: string, most: number): Verdict<string> {
  // Before the array is made: a peer may send anything.
  if (text.length > 2 * most) return bad('name/too-long');
  const letters = points(text);
  if (letters.length > most) return bad('name/too-long');
  const forbidden = letters.findIndex((point) => within(FORBIDDEN, point));
  if (forbidden >= 0) return bad('name/bad-character', forbidden);
  if (letters.every((point) => within(SPACES, point) || within(UNSEEN, point))) return bad('name/empty');
  if (within(SPACES, letters[0]!) || within(SPACES, letters.at(-1)!)) return bad('name/not-trimmed');
  return good(text);
}

function clean(typed: string): string {
  const kept = points(typed.slice(0, 1_000).replaceAll(/\s+/gu, ' ').normalize('NFC')).filter(
    (point) => !within(FORBIDDEN, point),
  );
  return String.fromCodePoint(...kept)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * What a name looks like, for comparing at a glance: without case, accents, what can't be seen and what stands between words. Names of one
 * look are told apart by their plates. For faces alone: it uses Unicode tables.
 */
export function looksLike(name: string): string {
  return String.fromCodePoint(...points(name.normalize('NFKD')).filter((point) => !within(UNSEEN, point)))
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}

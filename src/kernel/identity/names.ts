/**
 * A person's name: what one may be called, and how what was typed becomes such a name; lines that are said likewise. SPEC I6, I7.
 * `checkName` is asked by the fold and must answer the same in every browser for ever, so it uses fixed lists and no Unicode tables. A
 * browser's idea of a space, a mark or NFC grows with its version. `cleanName` runs at the keyboard only and may use them.
 */
import { lastIn } from '../held.ts';
import { FORBIDDEN, isVisible, pointsOf, SPACES, UNSEEN, within } from '../code-points.ts';
import { bad, good, type Result } from '../result.ts';

/** Also bounds the bytes: a code point takes at most four, so a name at most 160. */
export const NAME_MAX_CODE_POINTS = 40;

/** Is this a name, as it stands? The same answer everywhere. */
export const checkName = (name: string): Result<string> => check(name, NAME_MAX_CODE_POINTS);

/** What was typed or pasted, as a name: composed, spaces single and inside only, forbidden characters left out. Too long stays too long. */
export const cleanName = (typed: string): Result<string> => checkName(clean(typed));

/** Is this a line of at most so many code points? Judged like a name. */
export const isLine = (text: string, most: number): boolean => check(text, most).ok;

/** What was typed, as such a line; undefined where nothing is left of it, or too much. */
export function cleanLine(typed: string, most: number): string | undefined {
  const line = check(clean(typed), most);
  return line.ok ? line.value : undefined;
}

function check(text: string, most: number): Result<string> {
  // Before the array is made: a peer may send anything.
  if (text.length > 2 * most) return bad('name/too-long');
  const letters = pointsOf(text);
  if (letters.length > most) return bad('name/too-long');
  const forbidden = letters.findIndex((point) => within(FORBIDDEN, point));
  if (forbidden >= 0) return bad('name/bad-character', forbidden);
  if (!isVisible(letters)) return bad('name/empty');
  if (within(SPACES, letters[0]!) || within(SPACES, lastIn(letters))) return bad('name/not-trimmed');
  return good(text);
}

function clean(typed: string): string {
  const kept = pointsOf(typed.slice(0, 1_000).replaceAll(/\s+/gu, ' ').normalize('NFC')).filter(
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
  return String.fromCodePoint(...pointsOf(name.normalize('NFKD')).filter((point) => !within(UNSEEN, point)))
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}

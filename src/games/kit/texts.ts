/**
 * Texts that people write into a game: what may stand in them, how what was typed becomes such a text, and when two of them are the same.
 * The first and the last answer are the same in every browser for ever (`kernel/letters.ts` says how): the fold asks for them.
 */
import { FORBIDDEN, isVisible, LINE_END, pointsOf, SPACES, UNSEEN, within } from '../../kernel/letters.ts';

const isBad = (point: number): boolean => point !== LINE_END && within(FORBIDDEN, point);

/** Several lines, none of them with anything that doesn't belong into a text. @param most code points */
export function isProse(text: string, most: number): boolean {
  // Before the array is made: a peer may send anything.
  if (text.length > 2 * most) return false;
  const points = pointsOf(text);
  return points.length <= most && isVisible(points) && !points.some(isBad);
}

/** As `isProse`, in one line. */
export const isLine = (text: string, most: number): boolean =>
  isProse(text, most) && !pointsOf(text).includes(LINE_END);

/**
 * At the keyboard: what was typed or pasted, as prose. Line ends are of one kind, tabs are spaces, what doesn't belong into a text is left
 * out, nor does anything that can't be seen stand at its ends. Too long stays too long.
 */
export function cleanProse(typed: string): string {
  const text = typed.replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replaceAll('\t', ' ');
  const kept = pointsOf(text).filter((point) => !isBad(point));
  return Array.from(kept, (point) => String.fromCodePoint(point))
    .join('')
    .trim();
}

/** Latin, Greek and Cyrillic, with the marks set on them: composed and lower-cased in one way by every browser in use. */
const KNOWN = /[\u0020-\u036f\u0370-\u03ff\u0400-\u04ff\u1e00-\u1eff]+/g;

/** What two texts have in common that say the same but for case, spaces, the way their accents are stored and what can't be seen. */
export function folded(text: string): string {
  const seen = pointsOf(text).filter((point) => !within(UNSEEN, point));
  const spaced = seen.map((point) => (isSpace(point) ? ' ' : String.fromCodePoint(point))).join('');
  return (
    spaced
      .replaceAll(KNOWN, (known) => known.normalize('NFC').toLowerCase())
      // Which of the two it is depends on what follows.
      .replaceAll('ς', 'σ')
      .split(' ')
      .filter(Boolean)
      .join(' ')
  );
}

/** As it is kept: nothing at its ends, single spaces inside. */
export const tidied = (line: string): string =>
  pointsOf(line)
    .map((point) => (isSpace(point) ? ' ' : String.fromCodePoint(point)))
    .join('')
    .split(' ')
    .filter(Boolean)
    .join(' ');

const isSpace = (point: number): boolean => point === LINE_END || within(SPACES, point);

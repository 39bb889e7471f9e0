/**
 * Texts that people write into a game: what may stand in them, and when two of them are the same. The answers are the same in every browser
 * for ever (`kernel/code-points.ts` says how): the fold asks for them. How what was typed becomes such a text is said there, too.
 */
import { isUnfit, isVisible, LINE_END, pointsOf, SPACES, UNSEEN, within } from '../../kernel/code-points.ts';
import { composed, lowered } from './known-letters.ts';

/** Several lines, something of which can be seen, and nothing that doesn't belong into a text (`kernel/code-points.ts`). @param most code points */
export function isProse(text: string, most: number): boolean {
  // Before the array is made: a peer may send anything.
  if (text.length > 2 * most) return false;
  const points = pointsOf(text);
  return points.length <= most && isVisible(points) && !points.some(isUnfit);
}

/** Whether a text is good as `isProse` says, and in one line. */
export const isLine = (text: string, most: number): boolean =>
  isProse(text, most) && !pointsOf(text).includes(LINE_END);

/** What two texts have in common that say the same but for case, spaces, the way their accents are stored and what can't be seen. */
export function folded(text: string): string {
  const seen = pointsOf(text).filter((point) => !within(UNSEEN, point));
  const spaced = seen.map((point) => (isSpace(point) ? ' ' : String.fromCodePoint(point))).join('');
  return lowered(composed(spaced, 'NFC')).split(' ').filter(Boolean).join(' ');
}

/** A line as it is kept: nothing at its ends, single spaces inside. */
export const tidied = (line: string): string =>
  pointsOf(line)
    .map((point) => (isSpace(point) ? ' ' : String.fromCodePoint(point)))
    .join('')
    .split(' ')
    .filter(Boolean)
    .join(' ');

const isSpace = (point: number): boolean => point === LINE_END || within(SPACES, point);

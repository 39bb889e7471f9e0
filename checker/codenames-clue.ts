/** A clue of Codenames by the plain rules: one word of Latin letters, and a number that the team can reach. */
import { type Codenames, leftOf } from './codenames-state.ts';

/** CN-068 */
export const normal = (word: string): string => word.normalize('NFKC').trim();

const MOST = 40;
const LETTERS = /^(?:[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff][\u0300-\u036f]{0,2}){2,}$/;
/** What every browser composes in the same way. */
const KNOWN = /^[ -\u1eff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a]*$/;
/** A mark that joins letters and can't be seen. */
const JOINER = '\u034f';

const lengthOf = (text: string): number => Array.from(text).length;

/** CN-051, CN-067 */
function isWord(word: unknown): boolean {
  if (typeof word !== 'string' || word.length > 200 || !KNOWN.test(word) || word.includes(JOINER)) return false;
  const plain = normal(word);
  return LETTERS.test(plain) && lengthOf(plain) <= MOST && lengthOf(word.trim()) <= MOST;
}

/** CN-044, CN-045: at most the team's own that are left, or all that aren't covered. */
export function isClue(s: Codenames, word: unknown, number: unknown): boolean {
  const { numberCap } = s.setting.options;
  const highest = numberCap === 'grid' ? s.covers.filter((cover) => cover === '').length : leftOf(s, s.active!);
  return isWord(word) && Number.isSafeInteger(number) && (number as number) > 0 && (number as number) <= highest;
}

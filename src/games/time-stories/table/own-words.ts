/** Telepathy is told in own words: what repeats a card is none (TS-078). The board asks the same of texts that only its device has opened. */
import { lowered } from '../../kit/known-letters.ts';

/**
 * All but spaces, punctuation, signs and pictographs. A fixed list, as what a browser calls a letter grows with its version of Unicode: a
 * table would split.
 */
const WORD = /[0-9A-Za-zÀ-ÖØ-öø-\u1fff\u2c00-\u2dff\u3040-\ufdff\ufe10-\u{1efff}]+/gu;

/** Words of a text as they are compared: letters and digits alone. */
const wordsOf = (text: string): readonly string[] => lowered(text).match(WORD) ?? [];
/** Of the card so many in a row are no own words any more. */
const RUN = 8;

/** TS-078, TS-080: no eight words in a row are the card's. A sealed text is its reader's own board's to compare. */
export function isInOwnWords(said: string, text: string): boolean {
  const card = ` ${wordsOf(text).join(' ')} `;
  const words = wordsOf(said);
  return !words.some((_, i) => i + RUN <= words.length && card.includes(` ${words.slice(i, i + RUN).join(' ')} `));
}

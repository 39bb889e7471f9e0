/**
 * Letters that every browser in use composes and lower-cases in one way. What Unicode makes of others grows with its versions: two browsers
 * at a table may differ there, and the fold would split it. So rules change these letters alone; the linter sends them here.
 */

/** Latin, Greek and Cyrillic, with the marks set on them; phonetic letters, ligatures and wide letters, which stand for Latin ones. */
const KNOWN = /[\u0020-\u04ff\u1d00-\u1dbf\u1e00-\u1eff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a]+/g;

/** The text composed so. @param form of Unicode */
export const composed = (text: string, form: 'NFC' | 'NFKC'): string =>
  // oxlint-disable-next-line no-restricted-properties -- of known letters alone
  text.replaceAll(KNOWN, (known) => known.normalize(form));

/** The text in small letters, to be compared. Which of two a final sigma is depends on what follows, so there is one. */
export const lowered = (text: string): string =>
  // oxlint-disable-next-line no-restricted-properties -- of known letters alone
  text.replaceAll(KNOWN, (known) => known.toLowerCase()).replaceAll('ς', 'σ');

/** What a sentence is, and how long one may be, for the tests that read comments and texts. */

/** A sentence that is read once has no more. */
export const MOST_WORDS = 25;

/** After a full stop whatever isn't a small letter begins a sentence, after a colon a capital. */
export const ENDS: RegExp = /(?<=[.!?]["”)_*]*)\s+(?!\p{Ll})|(?<=:)\s+(?=\p{Lu})/u;

/** Words are what letters or digits stand in, between spaces. */
export const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Code in backticks is one word, and keeps its lines. */
export const withoutCode = (prose: string): string =>
  prose.replaceAll(/`[^`]*`/gu, (code) => code.replaceAll(/[^\n]/gu, '0'));

/** At the beginning of a sentence, of an item or of what a tag says. A question may begin so. */
export const HEADLESS: RegExp =
  /^(?:- |@\w+ (?:\w+ )?)?(?:Who|Whose|Whom|Whoever|Whomever|Whatever)\b(?![^]*\?["”)]?$)/u;

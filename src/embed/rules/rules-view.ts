/** What the rulebook panel shows for what is being looked for: chapters with their rules, and the words explained. No DOM. */
import type { Book, Chapter, Term } from '../../elements/frame/book.ts';
import { plain } from '../../language/plain.ts';

/** A chapter of the rules as it is shown. */
export interface ShownChapter {
  readonly chapter: Chapter;
  /** Id and text. */
  readonly rules: readonly (readonly [string, string])[];
  /** It is about something else than what is played here. */
  readonly isOff: boolean;
}

/** What of the rules is shown, after a search. */
export interface ShownBook {
  readonly chapters: readonly ShownChapter[];
  readonly terms: readonly Term[];
  /** Rules, chapters and words that were found. */
  readonly found: number;
}

/** The text in parts, every other one of which was looked for. */
export function split(text: string, wanted: string): readonly string[] {
  const where = plain(text);
  if (wanted === '' || where.length !== text.length) return [text];
  const parts: string[] = [];
  let at = 0;
  for (let i = where.indexOf(wanted); i >= 0; i = where.indexOf(wanted, at)) {
    parts.push(text.slice(at, i), text.slice(i, i + wanted.length));
    at = i + wanted.length;
  }
  return [...parts, text.slice(at)];
}

/** @param wanted plain */
export function shownBook(
  book: Pick<Book, 'chapters' | 'chapterOf' | 'terms'>,
  rules: Readonly<Record<string, string>>,
  off: readonly string[],
  wanted: string,
): ShownBook {
  const has = (...texts: readonly string[]): boolean => texts.some((text) => plain(text).includes(wanted));
  const all = Object.entries(rules);
  const chapters = book.chapters.map((chapter): ShownChapter & { readonly isFound: boolean } => {
    const own = all.filter(([id, text]) => book.chapterOf(id) === chapter.id && has(id, text));
    return { chapter, rules: own, isOff: off.includes(chapter.id), isFound: has(chapter.title, chapter.says) };
  });
  const shown = chapters.filter((one) => one.rules.length > 0 || one.isFound);
  const terms = Object.values(book.terms).filter(({ word, says }) => has(word, says));
  const told = shown.reduce((sum, one) => sum + one.rules.length + Number(one.isFound), 0);
  return {
    chapters: shown.toSorted((a, b) => Number(a.isOff) - Number(b.isOff)),
    terms,
    found: told + terms.length,
  };
}

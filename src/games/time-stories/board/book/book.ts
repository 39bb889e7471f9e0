/** The rulebook of TIME Stories: its chapters gather the rules' own texts. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { bookOf, NO_HOUSE, type Book, type Chapter, type Terms } from '../../../../elements/frame/book.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';

/** A chapter's id, then the numbers of its rules. */
const CHAPTERS = [
  ['start', [1, 46], [313, 319]],
  ['round', [47, 82]],
  ['actions', [83, 113], [266, 294]],
  ['tests', [114, 150], [328, 330]],
  ['conflicts', [151, 180]],
  ['azrak', [181, 227], [295, 305]],
  ['cards', [228, 265], [320, 327]],
  ['table', [306, 312]],
] as const;

type Id = (typeof CHAPTERS)[number][0];
export interface BookWords {
  readonly chapters: Readonly<Record<Id, Omit<Chapter, 'id'>>>;
  readonly terms: Terms;
}

export const book: (lang: Lang) => Book = bookOf(
  CHAPTERS,
  (lang): BookWords => (lang === 'it' ? bookIt : bookEn),
  () => NO_HOUSE,
);

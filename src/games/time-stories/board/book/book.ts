/** The rulebook of TIME Stories: its chapters gather the rules' own texts. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { bookOf, NO_HOUSE, type Book } from '../../../../elements/frame/book.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords } from './chapters.ts';

export const book: (lang: Lang) => Book = bookOf(
  CHAPTERS,
  (lang): BookWords => (lang === 'it' ? bookIt : bookEn),
  () => NO_HOUSE,
);

/** The rulebook of Codenames: chapters, words, and which pictures are played with here. */
import type { Lang } from '../../../../elements/board.ts';
import { bound, chaptersBy, NO_HOUSE, type Book, type House } from '../../../../elements/book.ts';
import { words } from '../../../../elements/words.ts';
import type { CodenamesView } from '../../view.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords } from './chapters.ts';

const bookWords = words<BookWords>(bookIt, bookEn);
const chapterOf = chaptersBy(CHAPTERS);

function house(lang: Lang, view: CodenamesView | undefined): House {
  if (!view) return NO_HOUSE;
  const w = bookWords(lang);
  return { settings: [{ name: w.pictures, value: view.pictures ? w.own(view.pictures.count) : w.deck }], off: [] };
}

export function book(lang: Lang): Book {
  const { chapters, terms } = bookWords(lang);
  return {
    chapters: bound(CHAPTERS, chapters),
    chapterOf,
    terms,
    house: (view) => house(lang, view as CodenamesView | undefined),
  };
}

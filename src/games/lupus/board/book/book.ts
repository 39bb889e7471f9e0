/** The rulebook of Lupus: chapters that gather the rules, words that need explaining, and what a table has set. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { bookOf, type Book, type House } from '../../../../elements/frame/book.ts';
import { words } from '../../../../elements/words.ts';
import type { Options } from '../../options.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords } from './chapters.ts';

const bookWords = words<BookWords>(bookIt, bookEn);

function house(lang: Lang, view: unknown): House {
  const { options } = view as { readonly options: Options };
  const w = bookWords(lang).house;
  const yes = (on: boolean): string => (on ? w.yes : w.no);
  return {
    settings: [
      { name: w.moderator, value: options.moderator === 'person' ? w.person : w.program },
      { name: w.night, value: options.night === 'called' ? w.called : w.together },
      { name: w.firstNight, value: options.firstNightModVictim ? w.moderatorMauled : w.realVictim },
      { name: w.ghosts, value: yes(options.ghosts) },
      { name: w.deadSeeAll, value: yes(options.deadSeeAll) },
      { name: w.hideDawnCause, value: yes(options.hideDawnCause) },
      { name: w.talk, value: w.time(options.talkMs / 1000) },
      { name: w.vote, value: w.time(options.voteMs / 1000) },
      { name: w.speech, value: w.time(options.speechMs / 1000) },
    ],
    off: options.ghosts ? [] : ['ghosts'],
  };
}

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, house);

/** The rulebook of Memento Mori: chapters that gather the rules, words that need explaining, and what a table has set. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { bookOf, type Book, type House } from '../../../../elements/frame/book.ts';
import { words } from '../../../../elements/words.ts';
import type { MementoView } from '../../view.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords } from './chapters.ts';

const bookWords = words<BookWords>(bookIt, bookEn);

function house(lang: Lang, view: unknown): House {
  const { options } = view as MementoView;
  const w = bookWords(lang).house;
  const yes = (on: boolean): string => (on ? w.yes : w.no);
  return {
    settings: [
      { name: w.finalScene, value: options.finalScene === 'immediate' ? w.immediate : w.inOrder },
      { name: w.trickster, value: yes(options.tricksterInDarknessScenes) },
      { name: w.waive, value: yes(options.mayWaive) },
      { name: w.channel, value: yes(options.channel) },
      { name: w.decision, value: w.minutes(options.decisionSeconds / 60) },
      { name: w.away, value: w.minutes(options.awaySeconds / 60) },
    ],
    off: [],
  };
}

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, house);

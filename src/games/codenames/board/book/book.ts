/** The rulebook of Codenames: chapters, words, and by which rules of the house this table plays. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { bookOf, type Book, type House } from '../../../../elements/frame/book.ts';
import { words } from '../../../../elements/words.ts';
import type { Options } from '../../options.ts';
import type { CodenamesView } from '../../view.ts';
import { changes } from '../house-list.ts';
import { optionWords } from '../option-words.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords, type ChapterId } from './chapters.ts';

const bookWords = words<BookWords>(bookIt, bookEn);

/** Chapters about ways to play that this table hasn't chosen. */
function off(o: Options): readonly ChapterId[] {
  const isOn: Readonly<Partial<Record<ChapterId, boolean>>> = {
    doubt: o.mode !== 'coop',
    experts: o.expertZero || o.expertUnlimited,
    assassin: o.mode === 'coop' ? o.coopAssassinEnd : o.assassinsEnd,
    coop: o.mode === 'coop',
    three: o.mode === 'three',
    words: o.content !== 'pictures' || o.grid !== '5x4',
    time: o.timer !== 'off',
  };
  return CHAPTERS.map(([id]) => id).filter((id) => isOn[id] === false);
}

function house(lang: Lang, view: CodenamesView): House {
  const { options: o, pictures } = view;
  const w = bookWords(lang);
  const content = pictures && o.content === 'pictures' ? w.own : w.contents[o.content];
  const changed = changes(optionWords(lang), o).map(({ name, value }) => ({ name, value: value || w.yes }));
  return {
    settings: [
      { name: w.mode, value: w.modes[o.mode] },
      { name: w.content, value: `${content}, ${o.grid.replace('x', ' × ')}` },
      ...changed,
    ],
    off: off(o),
  };
}

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, (lang, view) =>
  house(lang, view as CodenamesView),
);

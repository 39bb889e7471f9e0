/** The rulebook of Chrononauts, Artifaxx and Solonauts: chapters, words, and which of the three is played here by which options. */
import { bookOf, type Book, type House } from '../../../../elements/frame/book.ts';
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';
import type { Mode } from '../../options.ts';
import type { ChrononautsView } from '../../view.ts';
import { OPTIONS, valueText } from '../house.ts';
import { boardWords } from '../words.ts';
import { bookEn } from './book-en.ts';
import { bookIt } from './book-it.ts';
import { CHAPTERS, type BookWords, type ChapterId } from './chapters.ts';

/** Chapters that say nothing about the other two games. */
const OFF: Readonly<Record<Mode, readonly ChapterId[]>> = {
  chrononauts: ['artifaxx', 'solonauts'],
  artifaxx: ['timeline', 'inverters', 'patches', 'universe', 'solonauts'],
  solonauts: ['start', 'turn', 'artifacts', 'actions', 'memo', 'timewarps', 'artifaxx'],
};

const bookWords = words<BookWords>(bookIt, bookEn);

function house(lang: Lang, view: ChrononautsView): House {
  const { options } = view;
  const w = boardWords(lang);
  const { mode, yes, no } = bookWords(lang);
  const said = (value: string | number | boolean, name: (typeof OPTIONS)[Mode][number]): string =>
    typeof value === 'boolean' ? (value ? yes : no) : valueText(w, name, value);
  const settings = OPTIONS[options.mode].map((name) => ({ name: w.option[name], value: said(options[name], name) }));
  return { settings: [{ name: mode, value: w.modes[options.mode].name }, ...settings], off: OFF[options.mode] };
}

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, (lang, view) =>
  house(lang, view as ChrononautsView),
);

/** Typed dictionaries: each module keeps its words beside itself, Italian first; English has the same keys or doesn't compile. */
import type { Lang } from './frame/board.ts';

/** @returns a dictionary by language: each key of the Italian one has its English, or it doesn’t compile */
export function words<W>(it: W, en: NoInfer<W>): (lang: Lang) => W {
  return (lang) => (lang === 'it' ? it : en);
}

/** The language to begin with: the page's own, else the reader's, else English. */
export function preferredLang(): Lang {
  const told = document.documentElement.lang || navigator.language;
  return told.toLowerCase().startsWith('it') ? 'it' : 'en';
}

const NUMBERS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** A small number as a word, a large one in figures. */
export function inWords(n: number, lang: Lang): string {
  return NUMBERS[lang][n] ?? String(n);
}

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

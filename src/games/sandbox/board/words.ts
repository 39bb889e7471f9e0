/** The board's words, one language at a time: Italian is written first, and says which there are. */
import type { Lang } from '../../../elements/frame/board.ts';
import type { it } from './words-it.ts';

export type Words = typeof it;

export const loadWords = async (lang: Lang): Promise<Words> =>
  lang === 'it' ? (await import('./words-it.ts')).it : (await import('./words-en.ts')).en;

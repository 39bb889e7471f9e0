/** What the board says, in both languages. Rules and advice are the game's own (`../words`). */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { newsEn } from '../words/news-en.ts';
import { newsIt, type NewsWords } from '../words/news-it.ts';
import { en } from './words-en.ts';
import { it, type Words } from './words-it.ts';

export type { Words };
export const boardWords: (lang: Lang) => Words = words<Words>(it, en);
export const newsWords: (lang: Lang) => NewsWords = words<NewsWords>(newsIt, newsEn);

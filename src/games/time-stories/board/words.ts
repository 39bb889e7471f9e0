/** What the board says, in the reader's language. */
import { words } from '../../../elements/words.ts';
import { en } from './words-en.ts';
import { it, type Words } from './words-it.ts';

export type { Words } from './words-it.ts';
export const boardWords: (lang: 'it' | 'en') => Words = words(it, en);

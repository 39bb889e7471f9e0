/** What the board says, in the reader's language. */
import { words } from '../../../elements/words.ts';
import { lobbyEn, lobbyIt } from './lobby-words.ts';
import { en } from './words-en.ts';
import { it, type Said } from './words-it.ts';

export type Words = typeof lobbyIt & Said;
export const boardWords: (lang: 'it' | 'en') => Words = words({ ...lobbyIt, ...it }, { ...lobbyEn, ...en });

/** Roles by name, in the reader's language; and a side that wins. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Role, Side } from '../roles.ts';
import { readingEn, readingIt, type ReadingWords } from '../words/reading.ts';
import { rolesEn } from '../words/roles-en.ts';
import { rolesIt } from '../words/roles-it.ts';
import type { RoleWords } from '../words/words.ts';

export const roleWords: (lang: Lang) => Readonly<Record<Role, RoleWords>> = words(rolesIt, rolesEn);
export const readingWords: (lang: Lang) => ReadingWords = words(readingIt, readingEn);

export const sideWords: (lang: Lang) => Readonly<Record<Side, string>> = words(
  { wolves: 'Vincono i lupi', humans: 'Vince il villaggio', hamster: 'Vince il criceto mannaro' },
  { wolves: 'The wolves win', humans: 'The village wins', hamster: 'The werehamster wins' },
);

/** Words of talking at the table: what opens it, and its signs. Those of the window and of the log: `talk-window-words.ts`. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import type { Sign } from '../../kernel/journal/say-body.ts';

const signsIt: Readonly<Record<Sign, string>> = {
  yes: 'sì',
  no: 'no',
  think: 'ci penso',
  laugh: 'che ridere',
  wow: 'però!',
  clap: 'bravi',
};

/** In Italian. */
export const talkIt = {
  talk: 'Due parole',
  unread: (n: number): string => `Due parole, ${n} ${n === 1 ? 'nuova' : 'nuove'}`,
  sign: signsIt as Readonly<Record<string, string>>,
};

/** What is said of talk before its window is open. */
export type TalkWords = typeof talkIt;

/** In English. */
export const talkEn: TalkWords = {
  talk: 'Chat',
  unread: (n) => `Chat, ${n} new`,
  sign: { yes: 'yes', no: 'no', think: 'thinking', laugh: 'haha', wow: 'wow', clap: 'well done' } satisfies Record<
    Sign,
    string
  >,
};

/** In the language that is spoken. */
export const talkWords: (lang: Lang) => TalkWords = words(talkIt, talkEn);

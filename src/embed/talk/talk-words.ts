/** Words of talking at the table: the window, the signs, what the log and a screen reader say of them. */
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
  lead: 'Quello che scrivi lo leggono tutti a questo tavolo, e resta nel registro.',
  empty: 'Ancora niente.',
  line: 'Scrivi al tavolo',
  send: 'Invia',
  unsaid: (what: string): string => `Non è partito: «${what}»`,
  again: 'Riprendi',
  signs: 'Un segno',
  sign: signsIt as Readonly<Record<string, string>>,
  watching: 'Per parlare a tavola bisogna avere un posto.',
  says: (what: string): string => `dice: «${what}»`,
  gives: (sign: string): string => `fa segno: ${sign}`,
  wanted: 'dire qualcosa',
};

/** What the window for talk says. */
export type TalkWords = typeof talkIt;

/** In English. */
export const talkEn: TalkWords = {
  talk: 'Chat',
  unread: (n) => `Chat, ${n} new`,
  lead: 'Everybody at this table reads what you write, and it stays in the log.',
  empty: 'Nothing yet.',
  line: 'Write to the table',
  send: 'Send',
  unsaid: (what) => `Not sent: “${what}”`,
  again: 'Edit it',
  signs: 'A sign',
  sign: { yes: 'yes', no: 'no', think: 'thinking', laugh: 'haha', wow: 'wow', clap: 'well done' } satisfies Record<
    Sign,
    string
  >,
  watching: 'You need a seat to speak at the table.',
  says: (what) => `says: “${what}”`,
  gives: (sign) => `gives a sign: ${sign}`,
  wanted: 'say something',
};

/** In the language that is spoken. */
export const talkWords: (lang: Lang) => TalkWords = words(talkIt, talkEn);

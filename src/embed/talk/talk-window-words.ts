/** Words of the window for talk, and what the log and a screen reader say of what was said there. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { talkEn, talkIt, type TalkWords } from './talk-words.ts';

const it = {
  lead: 'Quello che scrivi lo leggono tutti a questo tavolo, e resta nel registro.',
  empty: 'Ancora niente.',
  line: 'Scrivi al tavolo',
  send: 'Invia',
  sending: (what: string): string => `Parte: «${what}»`,
  unsaid: (what: string): string => `Non è partito: «${what}»`,
  again: 'Riprendi',
  signs: 'Un segno',
  watching: 'Per parlare a tavola bisogna avere un posto.',
  says: (what: string): string => `dice: «${what}»`,
  gives: (sign: string): string => `fa segno: ${sign}`,
  wanted: 'dire qualcosa',
};

/** What the window for talk says. */
export type TalkWindowWords = TalkWords & typeof it;

/** In Italian. */
export const talkWindowIt: TalkWindowWords = { ...talkIt, ...it };

/** In English. */
export const talkWindowEn: TalkWindowWords = {
  ...talkEn,
  lead: 'Everybody at this table reads what you write, and it stays in the log.',
  empty: 'Nothing yet.',
  line: 'Write to the table',
  send: 'Send',
  sending: (what) => `Sending: “${what}”`,
  unsaid: (what) => `Not sent: “${what}”`,
  again: 'Edit it',
  signs: 'A sign',
  watching: 'You need a seat to speak at the table.',
  says: (what) => `says: “${what}”`,
  gives: (sign) => `gives a sign: ${sign}`,
  wanted: 'say something',
};

/** In the language that is spoken. */
export const talkWindowWords: (lang: Lang) => TalkWindowWords = words(talkWindowIt, talkWindowEn);

/** What is said in a line or two about somebody who has dropped. What can be done about it is told in its window (`window-words.ts`). */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import { ad } from '../../language/italian.ts';

/** What is waited for, of somebody who is away. */
export type Lacking = 'move' | 'device' | 'voice';

const it = {
  away: (name: string, since: string): string =>
    `${name} è via${since && (since.startsWith('1:') ? ` dall’${since}` : ` dalle ${since}`)}`,
  lacking: {
    move: 'si aspetta la sua mossa',
    device: 'si aspetta qualcosa che può dare solo il suo dispositivo',
    voice: 'quello che fate aspetta la conferma del suo dispositivo',
  },
  wait: 'Aspettiamo',
  ask: 'Che si fa?',
  back: (names: readonly string[]): string =>
    `${list(names, 'it')} ${names.length > 1 ? 'sono di nuovo qui' : 'è di nuovo qui'}.`,
  given: (name: string): string => `Mentre eri via il tuo posto è andato ${ad(name)}: ora guardi.`,
  askBack: 'Richiedilo',
  vacant: (name: string): string => `${name} è via: se gli altri vogliono, puoi giocare al suo posto.`,
  take: 'Chiedi il posto…',
  turnedDown: (name: string): string => `Per ora il posto resta ${ad(name)}.`,
  fine: 'Va bene',
  wants: (name: string, seat: string): string => `${name} chiede di giocare al posto di ${seat}.`,
  give: (name: string): string => `Sì, gioca ${name}`,
  no: 'No',
};

type AbsenceWords = typeof it;

const en: AbsenceWords = {
  away: (name, since) => `${name} has been away${since ? ` since ${since}` : ' for a while'}`,
  lacking: {
    move: 'it’s their move',
    device: 'the game needs something that only their device can give',
    voice: 'what you do waits until their device confirms it',
  },
  wait: 'We’ll wait',
  ask: 'What now?',
  back: (names) => `${list(names, 'en')} ${names.length > 1 ? 'are' : 'is'} back.`,
  given: (name) => `While you were away your seat went to ${name}: you’re watching now.`,
  askBack: 'Ask for it',
  vacant: (name) => `${name} is away: if the others agree, you can play in that seat.`,
  take: 'Ask for the seat…',
  turnedDown: (name) => `For now the seat stays ${name}’s.`,
  fine: 'All right',
  wants: (name, seat) => `${name} asks to play in ${seat}’s seat.`,
  give: (name) => `Yes, ${name} plays`,
  no: 'No',
};

export const absenceWords: (lang: Lang) => AbsenceWords = words(it, en);

/** "21:34", as that language writes it. */
export const timeOf = (at: Date | undefined, lang: Lang): string =>
  at ? new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(at) : '';

/** Words about an evening of several games: changing game, who has won what. A headline has at most 42 characters. */
import { lookOnEn, lookOnIt } from '../words/shell-words.ts';
import { inWords, words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  title: 'La serata',
  changeTo: 'Cambiate gioco',
  here: 'sul tavolo',
  keeps: 'Restano il link, i posti, i dispositivi e il registro.',
  free: 'Chi non dice di no entro dieci secondi è d’accordo.',
  ends: 'La partita in corso finisce senza risultato: serve il sì di tutti.',
  /** @param free silence is a yes */
  proposes: (by: string, game: string, free: boolean): string =>
    free
      ? `${by} propone ${game}. Se nessuno dice di no entro dieci secondi, si cambia.`
      : `${by} propone ${game}. La partita in corso finirebbe qui: serve il sì di tutti.`,
  proposed: (game: string, free: boolean): string =>
    free ? `Hai proposto ${game}: si cambia tra dieci secondi.` : `Hai proposto ${game}: serve il sì di tutti.`,
  refused: (names: readonly string[]): string =>
    names.length === 0 ? '' : `${list(names, 'it')} ${names.length > 1 ? 'dicono' : 'dice'} di no.`,
  /** @param names of those for whom the game has no place */
  over: (names: readonly string[]): string => (names.length === 0 ? '' : `${lookOnIt(names)}.`),
  people: (range: string): string => `in ${range}`,
  within: 'O subito, con:',
  overShort: (names: readonly string[]): string => lookOnIt(names),
  /** So many sit here, and the game is for more or for fewer. */
  weAre: (n: number): string => (n === 1 ? 'per ora ci sei solo tu' : `voi siete in ${inWords(n, 'it')}`),
  /** So many sit here, and a rule of the house lets them play. */
  houseRule: (n: number): string => `in ${inWords(n, 'it')} con una regola della casa`,
  score: 'Il conto della serata',
  game: (n: number): string => `${n}ª partita`,
  won: (names: readonly string[]): string =>
    names.length === 0 ? 'Nessuno vince' : `${names.length > 1 ? 'Vincono' : 'Vince'} ${list(names, 'it')}`,
  unfinished: 'Lasciata a metà',
  ofPeople: (names: readonly string[]): string => `A tavola: ${list(names, 'it')}.`,
};

type EveningWords = typeof it;

const en: EveningWords = {
  title: 'The evening',
  changeTo: 'Change game',
  here: 'on the table',
  keeps: 'The link, the seats, the devices and the log stay.',
  free: 'Whoever doesn’t say no within ten seconds agrees.',
  ends: 'The game that is on ends without a result: everybody must say yes.',
  proposes: (by, game, free) =>
    free
      ? `${by} proposes ${game}. If nobody says no within ten seconds, the game changes.`
      : `${by} proposes ${game}. The game that is on would end here: everybody must say yes.`,
  proposed: (game, free) =>
    free ? `You’ve proposed ${game}: it begins in ten seconds.` : `You’ve proposed ${game}: everybody must say yes.`,
  refused: (names) => (names.length === 0 ? '' : `${list(names, 'en')} ${names.length > 1 ? 'say' : 'says'} no.`),
  over: (names) => (names.length === 0 ? '' : `${lookOnEn(names)}.`),
  people: (range) => `for ${range}`,
  within: 'Or at once, with:',
  overShort: lookOnEn,
  weAre: (n) => (n === 1 ? 'only you so far' : `there are ${inWords(n, 'en')} of you`),
  houseRule: (n) => `${inWords(n, 'en')} of you with a house rule`,
  score: 'The evening’s score',
  game: (n) => `Game ${n}`,
  won: (names) => (names.length === 0 ? 'Nobody wins' : `${list(names, 'en')} ${names.length > 1 ? 'win' : 'wins'}`),
  unfinished: 'Left unfinished',
  ofPeople: (names) => `At the table: ${list(names, 'en')}.`,
};

export const eveningWords: (lang: Lang) => EveningWords = words(it, en);

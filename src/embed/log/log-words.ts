/** Words of the log: what happened at the table apart from the game's moves. Each goes on from a person's name unless it says otherwise. */
import { talkWindowEn, talkWindowIt, type TalkWindowWords } from '../talk/talk-window-words.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import { type CardWords, cardsEn, cardsIt } from './log-cards.ts';
import { keepersEn, keepersIt, type KeeperWords } from './log-keepers.ts';

const it = {
  title: 'Il registro',
  lead: 'Quello che a tavola sanno tutti, con le ultime righe in cima.',
  times: 'Orari',
  timesSay: 'dalla prima riga',
  proofs: 'Prove',
  empty: 'Ancora niente: comincia da chi si siede.',
  older: (n: number): string => `Mostra le più vecchie (${n})`,
  rule: (id: string): string => `Leggi la regola ${id}`,
  somebody: 'Qualcuno',
  /** A seat whose person's name isn't known. */
  place: (n: number): string => `Posto ${n}`,

  sits: 'si siede',
  asks: 'chiede posto',
  asksNoMore: 'non chiede più posto',
  lets: (who: string): string => `fa entrare ${who || 'chi chiedeva posto'}`,
  turnsAway: 'non fa entrare chi chiedeva posto',
  opensDoor: 'apre la porta: chi arriva si siede da sé',
  shutsDoor: 'chiude la porta: chi arriva chiede posto',
  letsOthers: 'lascia giocare prima gli altri',
  renamed: (before: string): string => (before ? `è il nuovo nome di ${before}` : 'ha cambiato nome'),
  rises: 'si alza: il posto è libero',
  pairs: {
    hand: 'aggiunge un dispositivo che vede la sua mano',
    table: 'aggiunge uno schermo per il tavolo',
    only: 'sposta la mano su un altro dispositivo',
    main: 'continua da un altro dispositivo',
    recovery: 'crea un codice di recupero',
  },
  unpairs: 'toglie un dispositivo dal suo posto',
  reclaims: (who: string): string => `dice, da un nuovo dispositivo, che il posto di ${who} è suo`,
  consents: (who: string): string => `dice di sì: il posto di ${who} a chi lo chiede`,
  objects: (who: string): string => `dice di no: il posto di ${who} resta com’è`,
  takenBack: (who: string): string => `Il tavolo è d’accordo: il posto di ${who} continua da un nuovo dispositivo.`,
  starts: 'apparecchia',
  changesGame: (game: string): string => `porta in tavola ${game}`,
  startsWith: (names: readonly string[]): string => `A tavola: ${list(names, 'it')}.`,
  moves: 'fa una mossa',

  makesSecret: (n: number): string => (n > 1 ? 'hanno fatto insieme la chiave segreta' : 'ha fatto la chiave segreta'),
  disputes: 'contesta una lettera della chiave segreta',
  opensCells: 'scopre la parte della chiave segreta che serviva',
  opensSecret: 'riapre tutta la chiave segreta',
  opensSealed: 'apre la sua busta',

  /** A sentence of its own. */
  roll: (names: readonly string[], all: boolean): string => {
    if (names.length === 0) return 'Sorteggio non riuscito: nessuno ha svelato il proprio numero.';
    const who = list(names, 'it');
    return `Sorteggio fatto ${all ? 'da tutti' : 'insieme'}: ${who} ${names.length > 1 ? 'hanno sigillato e poi svelato ognuno un numero' : 'ha sigillato e poi svelato un numero'}.`;
  },
  rollSilent: (names: readonly string[]): string =>
    names.length > 1
      ? `${list(names, 'it')} hanno sigillato un numero senza poi svelarlo: non conta.`
      : `${list(names, 'it')} ha sigillato un numero senza poi svelarlo: non conta.`,
  rollWithout: (names: readonly string[]): string => `Senza ${list(names, 'it')}.`,
  rollValues: (values: readonly number[]): string => `Esito: ${values.join(', ')}.`,
  rollHolds:
    'Senza custodi delle carte un sorteggio funziona così: ogni posto sigilla un numero, e solo dopo tutti svelano il loro. Così nessuno sceglie l’esito, e di chi alla fine tace qui resta il nome.',

  cards: (): CardWords => cardsIt,
  keepers: (): KeeperWords => keepersIt,
  talk: (): TalkWindowWords => talkWindowIt,

  /** Sentences of their own. */
  lost: (names: readonly string[]): string =>
    names.length > 0
      ? `Quello che il gioco chiedeva non si può avere: ${names.length > 1 ? 'mancano' : 'manca'} ${list(names, 'it')}.`
      : 'Quello che il gioco chiedeva non si può avere.',
  bad: (names: readonly string[]): string =>
    names.length > 0
      ? `Quello che è stato aperto non è quello che ${names.length > 1 ? 'avevano' : 'aveva'} sigillato ${list(names, 'it')}: non conta.`
      : 'Quello che è stato aperto non è quello che era stato sigillato: non conta.',
  refusedAsk: (names: readonly string[]): string =>
    names.length > 0
      ? `${list(names, 'it')} non ${names.length > 1 ? 'hanno' : 'ha'} dato quello che il gioco chiedeva.`
      : 'Nessuno ha dato quello che il gioco chiedeva.',

  wanted: (what: string): string => `voleva ${what}, ma non poteva.`,
  wantedMove: 'fare una mossa',
  wantedSeat: 'cambiare qualcosa ai posti',
  takesBack: (line: string): string => (line ? `ritira la mossa: ${line}` : 'ritira una mossa'),
  goesBack: (line: string): string => `propone di tornare ${line ? `a prima di: ${line}` : 'indietro'}`,
  agreesBack: 'accetta di tornare indietro',
  refusesBack: 'non vuole tornare indietro: la proposta cade',
  withdrawsBack: 'ritira la proposta di tornare indietro',
  wentBack: (line: string): string => `Tutti d’accordo: si torna ${line ? `a prima di «${line}»` : 'indietro'}.`,
  undone: 'Annullata: non vale più.',
  wantedUndo: 'tornare indietro',
  wantedStart: 'apparecchiare',
  wantedContribution: 'dare una risposta',
  wantedEntry: 'scrivere qualcosa',
};

/** The log's words in any language. */
export type LogWords = typeof it;

const en: LogWords = {
  title: 'The log',
  lead: 'What everybody at the table knows, the newest first.',
  times: 'Times',
  timesSay: 'from the first line',
  proofs: 'Proofs',
  empty: 'Nothing yet: it begins with whoever sits down.',
  older: (n) => `Show older lines (${n})`,
  rule: (id) => `Read rule ${id}`,
  somebody: 'Somebody',
  place: (n) => `Seat ${n}`,

  sits: 'sits down',
  asks: 'asks for a seat',
  asksNoMore: 'no longer asks for a seat',
  lets: (who) => `lets ${who || 'somebody who asked'} in`,
  turnsAway: 'doesn’t let in somebody who asked',
  opensDoor: 'opens the door: newcomers sit down by themselves',
  shutsDoor: 'shuts the door: newcomers ask for a seat',
  letsOthers: 'lets the others play first',
  renamed: (before) => (before ? `is the new name of ${before}` : 'has changed name'),
  rises: 'gets up: the seat is free',
  pairs: {
    hand: 'adds a device that sees their hand',
    table: 'adds a screen for the table',
    only: 'moves their hand to another device',
    main: 'goes on from another device',
    recovery: 'creates a recovery code',
  },
  unpairs: 'takes a device out of their seat',
  reclaims: (who) => `says, from a new device, that ${who}’s seat is theirs`,
  consents: (who) => `says yes: ${who}’s seat goes to the person asking for it`,
  objects: (who) => `says no: ${who}’s seat stays as it is`,
  takenBack: (who) => `The table agrees: ${who}’s seat goes on from a new device.`,
  starts: 'sets the table',
  changesGame: (game) => `brings out ${game}`,
  startsWith: (names) => `At the table: ${list(names, 'en')}.`,
  moves: 'makes a move',

  makesSecret: (n) => (n > 1 ? 'have made the secret key together' : 'has made the secret key'),
  disputes: 'disputes a letter of the secret key',
  opensCells: 'opens the part of the secret key that was needed',
  opensSecret: 'opens the whole secret key again',
  opensSealed: 'opens their own envelope',

  roll: (names, all) => {
    if (names.length === 0) return 'The draw failed: nobody revealed a number.';
    return `Drawn ${all ? 'by everybody' : 'together'}: ${list(names, 'en')} ${names.length > 1 ? 'each sealed' : 'sealed'} a number and then revealed it.`;
  },
  rollSilent: (names) => `${list(names, 'en')} sealed a number and never revealed it: it doesn’t count.`,
  rollWithout: (names) => `Without ${list(names, 'en')}.`,
  rollValues: (values) => `Result: ${values.join(', ')}.`,
  rollHolds:
    'Without card keepers a draw works like this: every seat seals a number, and only then do all reveal theirs. So nobody chooses the result, and anybody who stays silent at the end is named here.',

  cards: () => cardsEn,
  keepers: () => keepersEn,
  talk: () => talkWindowEn,

  lost: (names) =>
    names.length > 0
      ? `What the game asked for can’t be had: ${list(names, 'en')} ${names.length > 1 ? 'are' : 'is'} missing.`
      : 'What the game asked for can’t be had.',
  bad: (names) =>
    names.length > 0
      ? `What was opened isn’t what ${list(names, 'en')} had sealed: it doesn’t count.`
      : 'What was opened isn’t what had been sealed: it doesn’t count.',
  refusedAsk: (names) =>
    names.length > 0
      ? `${list(names, 'en')} didn’t give what the game asked for.`
      : 'Nobody gave what the game asked for.',

  wanted: (what) => `wanted to ${what}, but couldn’t.`,
  wantedMove: 'make a move',
  wantedSeat: 'change something about the seats',
  takesBack: (line) => (line ? `takes back the move: ${line}` : 'takes a move back'),
  goesBack: (line) => `proposes to go back${line && ` to before: ${line}`}`,
  agreesBack: 'agrees to go back',
  refusesBack: 'doesn’t want to go back: the proposal is off',
  withdrawsBack: 'withdraws the proposal to go back',
  wentBack: (line) => `Everybody agrees: ${line ? `back to before “${line}”` : 'the table goes back'}.`,
  undone: 'Undone: it no longer counts.',
  wantedUndo: 'go back',
  wantedStart: 'set the table',
  wantedContribution: 'give an answer',
  wantedEntry: 'write something',
};

/** The log's words in this language. */
export const logWords: (lang: Lang) => LogWords = words(it, en);

/**
 * Why the table itself refuses an entry, a seat, a start or an answer: a closed list, each with the promise of SPEC.md that it keeps and
 * words for people. Refusals of moves are the pipeline's (`pipeline/refusals.ts`), those of a game its rules'.
 */
import type { ContributionCode } from '../runs/contribution.ts';
import { type Refusal, type RefusalText, REFUSALS, type TableCode } from '../pipeline/refusals.ts';
import { UNDO_REFUSALS, type UndoCode } from '../undo/refusals.ts';
import type { SeatCode } from './seats.ts';

/** Seats and answers name their own codes; here are the others. */
export type FoldCode =
  | SeatCode
  | ContributionCode
  | UndoCode
  | 'entry/malformed'
  | 'entry/device'
  | 'entry/fault'
  | 'entry/too-large'
  | 'table/watching'
  | 'table/past'
  | 'pair/code'
  | 'recovery/unknown'
  | 'recovery/waiting'
  | 'store/failing'
  | 'company/not-seated'
  | 'company/nobody'
  | 'company/not-stuck'
  | 'company/not-newer'
  | 'company/same-game'
  | 'company/no-game'
  | 'company/nothing-asked'
  | 'company/other-asked'
  | 'company/bound'
  | 'company/gone-on'
  | 'keep/none-yet'
  | 'say/line'
  | 'say/no-seat'
  | 'start/not-seated'
  | 'start/running'
  | 'start/too-few'
  | 'start/options';

/** The rule behind each refusal of the fold, and what it says in both languages. */
export const FOLD_REFUSALS: Readonly<Record<FoldCode, RefusalText>> = {
  ...UNDO_REFUSALS,
  'entry/malformed': {
    rule: 'F2',
    it: 'Qualcosa al tavolo è stato scritto in modo illeggibile: non conta.',
    en: 'Something was written at the table in a form nobody can read: it doesn’t count.',
  },
  'entry/device': {
    rule: 'F2',
    it: 'Questo dispositivo non può entrare al tavolo.',
    en: 'This device can’t join the table.',
  },
  'entry/fault': {
    rule: 'F17',
    it: 'Il tavolo stesso si è inceppato su questo: non è successo niente, per nessuno, e si va avanti.',
    en: 'The table itself stumbled over this: nothing happened, for anybody, and play goes on.',
  },
  'entry/too-large': {
    rule: 'F2',
    it: 'È troppo lungo per il tavolo: accorcia.',
    en: 'That is too long for the table: make it shorter.',
  },
  'table/watching': {
    rule: 'F3',
    it: 'Da qui si può solo guardare.',
    en: 'From here you can only watch.',
  },
  'table/past': {
    rule: 'R8',
    it: 'Stai guardando un momento passato, e lì non si tocca niente.',
    en: 'You are looking at a past moment, and nothing can be touched there.',
  },
  'seat/name': {
    rule: 'F4',
    it: 'Scegli un nome da 1 a 40 caratteri, senza segni invisibili.',
    en: 'Choose a name of 1 to 40 characters, without invisible characters.',
  },
  'seat/taken': {
    rule: 'F5',
    it: 'Quel posto è già preso: scegline un altro.',
    en: 'That seat is taken: choose another.',
  },
  'seat/already': {
    rule: 'F5',
    it: 'Hai già un posto a questo tavolo.',
    en: 'You already have a seat at this table.',
  },
  'seat/none': { rule: 'F5', it: 'Non ci sono più posti liberi.', en: 'There are no free seats left.' },
  'seat/barred': {
    rule: 'F6',
    it: 'Chi ospita ha detto di no, e questo dispositivo non può più chiedere posto.',
    en: 'The host has said no, and this device can’t ask for a seat any more.',
  },
  'seat/not-asking': {
    rule: 'F6',
    it: 'Questa persona non chiede più di sedersi.',
    en: 'This person isn’t asking for a seat any more.',
  },
  'seat/not-founder': {
    rule: 'F6',
    it: 'Fa entrare solo chi ha apparecchiato il tavolo.',
    en: 'Only the person who set the table lets people in.',
  },
  'say/no-seat': {
    rule: 'F16',
    it: 'A tavola parla chi ha un posto: siediti, e ti sentono tutti.',
    en: 'You need a seat to speak at the table: sit down, and everybody hears you.',
  },
  'say/line': {
    rule: 'F16',
    it: 'Scrivi da 1 a 280 caratteri.',
    en: 'Write 1 to 280 characters.',
  },
  'seat/not-yours': {
    rule: 'F5',
    it: 'Puoi cambiare solo il tuo posto.',
    en: 'You can change your own seat only.',
  },
  'pair/proof': {
    rule: 'I13',
    it: 'Questa richiesta di abbinamento non è leggibile: non conta.',
    en: 'This request to be paired can’t be read: it doesn’t count.',
  },
  'pair/not-asking': {
    rule: 'I13',
    it: 'Questo dispositivo non sta chiedendo di essere abbinato.',
    en: 'This device isn’t asking to be paired.',
  },
  'pair/not-hand': {
    rule: 'I17',
    it: 'Lo può fare solo un dispositivo che vede la mano di questo posto.',
    en: 'Only a device that sees this seat’s hand can do that.',
  },
  'pair/erased': {
    rule: 'I17',
    it: 'Questo dispositivo ha ceduto la mano: per riaverla apri qui il link di abbinamento.',
    en: 'This device gave its hand away: to have it again, open the pairing link here.',
  },
  'pair/too-many': {
    rule: 'I13',
    it: 'Questo posto ha già tutti i dispositivi che può avere: togline uno.',
    en: 'This seat has as many devices as it can: remove one first.',
  },
  'pair/code': {
    rule: 'I15',
    it: 'Questo codice non torna: controlla di averlo copiato bene.',
    en: 'This code doesn’t add up: check that you copied it right.',
  },
  'reclaim/not-taken': {
    rule: 'I21',
    it: 'Quel posto è libero: puoi sederti.',
    en: 'That seat is free: you can sit down.',
  },
  'reclaim/nobody': {
    rule: 'I21',
    it: 'A questo tavolo non c’è nessun altro che possa darti ragione.',
    en: 'There is nobody else at this table who could confirm it.',
  },
  'reclaim/not-asking': {
    rule: 'I21',
    it: 'Nessuno sta chiedendo di riprendersi quel posto.',
    en: 'Nobody is asking for that seat back.',
  },
  'recovery/unknown': {
    rule: 'I23',
    it: 'Questo codice di recupero non è di nessun posto di questo tavolo.',
    en: 'This recovery code belongs to no seat at this table.',
  },
  'recovery/waiting': {
    rule: 'I23',
    it: 'Il tavolo non ha ancora preso nota del codice: lascia aperta la pagina e riprova tra poco. Quello di prima vale fino ad allora; se chiudi la pagina può decadere senza che tu ne abbia un altro.',
    en: 'The table hasn’t taken note of the code yet: leave the page open and try again in a while. The one before holds until then; if you close the page it may lapse without your having another.',
  },
  'store/failing': {
    rule: 'J11',
    it: 'Per questo bisogna poter salvare, e ora qui non si riesce: non è successo niente. Riprova tra poco.',
    en: 'This takes saving first, and saving fails here now: nothing has happened. Try again in a while.',
  },
  'company/not-seated': {
    rule: 'G3',
    it: 'Solo chi è seduto al tavolo può deciderlo.',
    en: 'Only people seated at the table can decide that.',
  },
  'company/nobody': {
    rule: 'G3',
    it: 'A quel posto non c’è nessun altro.',
    en: 'Nobody else sits there.',
  },
  'company/not-stuck': {
    rule: 'G3',
    it: 'Siete abbastanza per continuare: non serve lasciare indietro nessuno.',
    en: 'You are enough to go on: nobody need be left behind.',
  },
  'company/not-newer': {
    rule: 'G13',
    it: 'Il tavolo segue già le regole più nuove che ha questa pagina.',
    en: 'The table follows the newest rules that this page has already.',
  },
  'company/same-game': {
    rule: 'G16',
    it: 'È il gioco che avete già sul tavolo.',
    en: 'That is the game you have on the table already.',
  },
  'company/no-game': {
    rule: 'G16',
    it: 'Questa pagina non riesce a caricare quel gioco. Controlla la rete, o ricarica la pagina.',
    en: 'This page can’t load that game. Check the network, or reload the page.',
  },
  'company/nothing-asked': {
    rule: 'G3',
    it: 'Nessuno sta chiedendo niente, o non più.',
    en: 'Nobody is asking, or not any more.',
  },
  'company/other-asked': {
    rule: 'G17',
    it: 'Intanto la domanda è un’altra: la tua risposta non vale per quella.',
    en: 'Something else is asked by now: your answer doesn’t count for that.',
  },
  'company/bound': {
    rule: 'G4',
    it: 'Hai già detto di sì, e gli altri ci contano.',
    en: 'You have said yes, and the others rely on it.',
  },
  'company/gone-on': {
    rule: 'G8',
    it: 'Mentre non c’eri gli altri sono andati avanti: questa mossa non conta più.',
    en: 'The others went on while you were away: this move doesn’t count any more.',
  },
  'start/not-seated': { rule: 'F7', it: 'Prima siediti, poi apparecchia.', en: 'Sit down first, then set the table.' },
  'start/running': { rule: 'F7', it: 'C’è già una partita in corso.', en: 'A game is already on.' },
  'start/too-few': {
    rule: 'F7',
    it: 'Siete ancora troppo pochi per questo gioco.',
    en: 'You are still too few for this game.',
  },
  'start/options': {
    rule: 'F7',
    it: 'Le opzioni scelte non vanno bene per questo gioco.',
    en: 'The chosen options don’t fit this game.',
  },
  'answer/unknown': {
    rule: 'F8',
    it: 'Una risposta che nessuno conosce: non conta.',
    en: 'An answer of an unknown kind: it doesn’t count.',
  },
  'answer/wrong-step': {
    rule: 'F8',
    it: 'Una risposta arrivata quando nessuno la chiedeva: non conta.',
    en: 'An answer that nobody was asking for at that moment: it doesn’t count.',
  },
  'answer/not-owed': {
    rule: 'F8',
    it: 'Una risposta di chi non doveva darla: non conta.',
    en: 'An answer from somebody who didn’t owe it: it doesn’t count.',
  },
  'answer/malformed': {
    rule: 'F8',
    it: 'Una risposta illeggibile: non conta.',
    en: 'An unreadable answer: it doesn’t count.',
  },
  'keep/none-yet': {
    rule: 'C20',
    it: 'Per le cose sigillate i custodi non sono ancora pronti: riprova tra un momento.',
    en: 'The keepers of what is sealed aren’t ready yet: try again in a moment.',
  },
  'answer/bad-proof': {
    rule: 'C3',
    it: 'Una prova che non regge: non conta, e si sa di chi è.',
    en: 'A proof that doesn’t hold: it doesn’t count, and everybody knows whose it is.',
  },
  'answer/bad-opening': {
    rule: 'F9',
    it: 'Quello che è stato aperto non è quello che era stato sigillato: non conta, e si sa di chi è.',
    en: 'What was opened isn’t what had been sealed: it doesn’t count, and everybody knows whose it is.',
  },
};

/** A refusal of the table's own, of an entry or of a move. */
export function refuseEntry(code: FoldCode | TableCode): Refusal {
  const { rule } = Object.hasOwn(FOLD_REFUSALS, code) ? FOLD_REFUSALS[code as FoldCode] : REFUSALS[code as TableCode];
  return { code, rule };
}

/** Words of any refusal that isn't a game's; undefined for a game's. */
export function refusalText(code: string): RefusalText | undefined {
  if (Object.hasOwn(FOLD_REFUSALS, code)) return FOLD_REFUSALS[code as FoldCode];
  return Object.hasOwn(REFUSALS, code) ? REFUSALS[code as TableCode] : undefined;
}

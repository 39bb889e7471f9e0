/** Why a move isn't taken back, or the table doesn't go back: a closed list with the promise of SPEC.md and words for people. */
import type { RefusalText } from '../pipeline/refusals.ts';

export const UNDO_CODES = [
  'undo/nothing',
  'undo/not-seated',
  'undo/not-yours',
  'undo/overtaken',
  'undo/asked',
  'undo/opened',
  'undo/final',
  'undo/unsettled',
  'undo/rekeyed',
  'undo/unknown',
  'undo/open',
  'undo/none',
  'undo/answered',
] as const;
export type UndoCode = (typeof UNDO_CODES)[number];

export const UNDO_REFUSALS: Readonly<Record<UndoCode, RefusalText>> = {
  'undo/nothing': {
    rule: 'U1',
    it: 'Non c’è ancora nessuna mossa da ritirare.',
    en: 'There is no move to take back yet.',
  },
  'undo/not-seated': {
    rule: 'U5',
    it: 'Solo chi è a tavola può far tornare indietro la partita.',
    en: 'Only people at the table can take the game back.',
  },
  'undo/not-yours': {
    rule: 'U1',
    it: 'L’ultima mossa non è tua. Dal registro puoi proporre a tutti di tornare indietro.',
    en: 'The last move isn’t yours. From the log you can propose to everybody to go back.',
  },
  'undo/overtaken': {
    rule: 'U1',
    it: 'Il gioco è già andato avanti. Dal registro puoi proporre a tutti di tornare indietro.',
    en: 'The game has gone on already. From the log you can propose to everybody to go back.',
  },
  'undo/asked': {
    rule: 'U1',
    it: 'La mossa ha già fatto pescare, tirare o scoprire qualcosa: da soli non si ritira. Dal registro puoi proporlo a tutti.',
    en: 'The move has already drawn, rolled or opened something: it isn’t taken back alone. From the log you can propose it to everybody.',
  },
  'undo/opened': {
    rule: 'U1',
    it: 'La mossa ha scoperto qualcosa che ora tutti sanno: da soli non si ritira. Dal registro puoi proporlo a tutti.',
    en: 'The move has shown something that everybody knows now: it isn’t taken back alone. From the log you can propose it to everybody.',
  },
  'undo/final': {
    rule: 'U2',
    it: 'Per le regole del gioco questa mossa vincola chi la fa. Dal registro puoi proporre a tutti di tornare indietro.',
    en: 'By the rules of the game this move binds whoever makes it. From the log you can propose to everybody to go back.',
  },
  'undo/unsettled': {
    rule: 'U6',
    it: 'In quel momento il gioco aspettava ancora una risposta. Scegli una mossa poco prima o poco dopo.',
    en: 'At that moment the game was still waiting for an answer. Choose a move a little earlier or later.',
  },
  'undo/rekeyed': {
    rule: 'U6',
    it: 'Da allora il mazzo è passato in altre mani che lo custodiscono: così indietro non si può tornare.',
    en: 'Since then the deck has gone over to other keepers: so far back one can’t go.',
  },
  'undo/unknown': {
    rule: 'U6',
    it: 'Quella mossa non è tra quelle che valgono in questa partita.',
    en: 'That move isn’t among those that stand in this game.',
  },
  'undo/open': {
    rule: 'U5',
    it: 'C’è già una proposta di tornare indietro: prima si decide quella.',
    en: 'There already is a proposal to go back: that one is decided first.',
  },
  'undo/none': {
    rule: 'U5',
    it: 'Questa proposta non c’è più.',
    en: 'This proposal isn’t there any more.',
  },
  'undo/answered': {
    rule: 'U5',
    it: 'A questa proposta hai già detto di sì.',
    en: 'You have already agreed to this proposal.',
  },
};

/** Words of looking back: the bar, the saving and opening of logs. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';

const it = {
  region: 'Rivedere la partita',
  past: (n: number, of: number): string => `Stai rivedendo: momento ${n} di ${of}`,
  saved: (n: number, of: number): string => `Registro salvato: momento ${n} di ${of}`,
  pastShort: (n: number, of: number): string => `Rivedi ${n} di ${of}`,
  savedShort: (n: number, of: number): string => `Salvato, ${n} di ${of}`,
  of: (n: number, of: number): string => `${n} di ${of}`,
  slider: 'Momento della partita',
  before: 'Un momento prima',
  after: 'Un momento dopo',
  play: 'Fai scorrere',
  pause: 'Ferma',
  now: 'Torna a ora',
  close: 'Chiudi il registro',
  nothing: 'Qui non è ancora successo niente.',
  lookBack: 'Rivedi dall’inizio',
  /** What buttons say, each the beginning of the longer one. */
  lookBackShort: 'Rivedi',
  save: 'Salva il registro',
  saveShort: 'Salva',
  saving: {
    'save/runs': 'Salvo…',
    'save/large': 'Il registro supera i 64 MiB: un file così non si riaprirebbe.',
    'save/failed': 'Il registro non si è potuto salvare: riprova tra poco.',
  },
  open: 'Apri un registro salvato',
  openShort: 'Apri',
  goTo: (at: string, what: string): string => `Rivedi ${at}, ${what}`,
};

/** Words of looking back, in any language. */
export type ReplayWords = typeof it;

const en: ReplayWords = {
  region: 'Looking back',
  past: (n, of) => `You’re looking back: moment ${n} of ${of}`,
  saved: (n, of) => `Saved log: moment ${n} of ${of}`,
  pastShort: (n, of) => `Back at ${n} of ${of}`,
  savedShort: (n, of) => `Saved, ${n} of ${of}`,
  of: (n, of) => `${n} of ${of}`,
  slider: 'Moment of the game',
  before: 'One moment earlier',
  after: 'One moment later',
  play: 'Play',
  pause: 'Pause',
  now: 'Back to now',
  close: 'Close the log',
  nothing: 'Nothing has happened here yet.',
  lookBack: 'Look back from the start',
  lookBackShort: 'Look back',
  save: 'Save the log',
  saveShort: 'Save',
  saving: {
    'save/runs': 'Saving…',
    'save/large': 'The log is over 64 MiB: such a file couldn’t be opened again.',
    'save/failed': 'The log couldn’t be saved: try again in a moment.',
  },
  open: 'Open a saved log',
  openShort: 'Open',
  goTo: (at, what) => `Look back at ${at}, ${what}`,
};

/** Words of looking back, in this language. */
export const replayWords: (lang: Lang) => ReplayWords = words(it, en);

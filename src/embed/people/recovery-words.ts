/** Words of the recovery code, which are fetched with its window. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  title: 'Codice di recupero',
  say: 'Con questo codice e il link del tavolo riapri il tuo posto, mano compresa, su qualsiasi dispositivo.',
  warn: 'Chi lo ha può giocare per te. Si vede una volta sola e non viene salvato: scrivilo o stampalo. Uno fatto prima non vale più.',
  make: 'Fai il codice',
  busy: 'Il tavolo ne prende nota…',
  copy: 'Copia',
  print: 'Stampa',
  done: 'L’ho messo al sicuro',
  paper: (table: string): string => `Tavolata, codice di recupero del posto: ${table}`,
};

type RecoveryWords = typeof it;

const en: RecoveryWords = {
  title: 'Recovery code',
  say: 'With this code and the table’s link you open your seat, hand included, on any device.',
  warn: 'Whoever has it can play for you. It’s shown once and stored nowhere: write it down or print it. One made before is void.',
  make: 'Make the code',
  busy: 'The table is taking note of it…',
  copy: 'Copy',
  print: 'Print',
  done: 'I’ve put it somewhere safe',
  paper: (table) => `Tavolata, recovery code of the seat: ${table}`,
};

export const recoveryWords: (lang: Lang) => RecoveryWords = words(it, en);

/** Why something can't be put on the table's shelf or had from it: what to do, in both languages. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import type { ShelfCode } from '../../kernel/shelf/types.ts';

type Advice = Readonly<Record<Exclude<ShelfCode, 'shelf/missing'>, string>> & {
  /** `names`: who had it, none where nobody knows. */
  readonly missing: (names: readonly string[]) => string;
};

const it: Advice = {
  'shelf/watching': 'Da qui si guarda soltanto: per portare qualcosa serve un posto al tavolo.',
  'shelf/no-seat': 'Prima siediti: porta qualcosa solo chi ha un posto al tavolo.',
  'shelf/empty': 'Non c’è niente da portare: scegli altro.',
  'shelf/name': 'Questo nome non va: scegline uno più corto.',
  'shelf/too-large': 'È troppo grande: al massimo 16 MB. Scegli meno immagini.',
  'shelf/full': 'Il tavolo ha già tutto quello che può tenere. Apparecchiatene uno nuovo.',
  'shelf/offline': 'Il tavolo non è raggiungibile in questo momento. Controlla la rete e riprova.',
  'shelf/refused': 'Il server non ne prende più. Riprova tra un po’.',
  'shelf/unknown': 'Qui non lo conosce nessuno: chi l’ha portato lo porti di nuovo.',
  'shelf/damaged': 'È arrivato rovinato: chi l’ha portato lo porti di nuovo.',
  'shelf/closed': 'Il tavolo è stato chiuso: riaprilo e riprova.',
  missing: (names) =>
    names.length === 0
      ? 'Non è ancora tutto qui: chi ce l’ha apra il tavolo, poi riprova.'
      : names.length === 1
        ? `Non è ancora tutto qui. Può darlo ${list(names, 'it')}: quando torna al tavolo, riprova.`
        : `Non è ancora tutto qui. Possono darlo ${list(names, 'it')}: quando tornano al tavolo, riprova.`,
};

const en: Advice = {
  'shelf/watching': 'This page only watches: to bring something you need a seat at the table.',
  'shelf/no-seat': 'Sit down first: only people with a seat at the table bring things.',
  'shelf/empty': 'There is nothing to bring: choose something else.',
  'shelf/name': 'This name doesn’t work: choose a shorter one.',
  'shelf/too-large': 'It is too large: 16 MB at most. Choose fewer images.',
  'shelf/full': 'The table holds all it can. Set a new one.',
  'shelf/offline': 'The table can’t be reached at the moment. Check your network and try again.',
  'shelf/refused': 'The server takes no more for now. Try again in a while.',
  'shelf/unknown': 'Nobody here knows of it: whoever brought it should bring it again.',
  'shelf/damaged': 'It arrived damaged: whoever brought it should bring it again.',
  'shelf/closed': 'The table was closed: open it again and try once more.',
  missing: (names) =>
    names.length === 0
      ? 'Not all of it is here yet: whoever has it should open the table; then try again.'
      : `Not all of it is here yet: ${list(names, 'en')} brought it. When they are back at the table, try again.`,
};

const say = words<Advice>(it, en);

/** @param names of whoever had it */
export function shelfAdvice(code: ShelfCode, names: readonly string[], lang: Lang): string {
  const advice = say(lang);
  return code === 'shelf/missing' ? advice.missing(names) : advice[code];
}

/** What the library says. It comes with editing. */
import { words } from '../../../../elements/words.ts';

const it = {
  title: 'Raccolta',
  open: 'Raccolta: pezzi da aggiungere',
  back: 'Torna al tavolo',
  hint: 'Tocca un pezzo: arriva in mezzo al tavolo.',
  here: 'Di questa scatola',
  larder: 'Di ogni tavolo',
  kept: 'Messe da parte in questo browser',
  none: 'Ancora niente.',
  keep: 'Metti da parte questa scatola',
  isKept: 'Messa da parte: la trovi a ogni tavolo.',
  notKept: 'Questo browser non tiene niente da parte.',
  forget: (name: string): string => `Togli ${name} da quelle messe da parte`,
  clip: 'Copiati',
  copy: 'Copia',
  paste: 'Incolla quello che hai copiato',
  cards: (n: number): string => (n === 1 ? 'una carta' : `${n} carte`),
  loading: 'Arriva…',
  files: 'Immagini e giochi da file…',
  tooMuch: 'Sono troppi pezzi in una volta: portane di meno.',
  tooLarge: 'Con queste immagini la scatola del tavolo è troppo grande: portane meno, o più piccole.',
  copied: (n: number): string => (n === 1 ? 'Copiato.' : `Copiati: ${n}.`),
};

const en: typeof it = {
  title: 'Library',
  open: 'Library: pieces to add',
  back: 'Back to the table',
  hint: 'Tap a piece: it comes to the middle of the table.',
  here: 'Of this box',
  larder: 'Of every table',
  kept: 'Put by in this browser',
  none: 'Nothing yet.',
  keep: 'Put this box by',
  isKept: 'Put by: you find it at every table.',
  notKept: 'This browser keeps nothing.',
  forget: (name) => `Take ${name} from what is put by`,
  clip: 'Copied',
  copy: 'Copy',
  paste: 'Paste what you have copied',
  cards: (n) => (n === 1 ? 'one card' : `${n} cards`),
  loading: 'On its way…',
  files: 'Images and games from files…',
  tooMuch: 'These are too many pieces at once: bring fewer.',
  tooLarge: 'With these images the table’s box is too large: bring fewer, or smaller ones.',
  copied: (n) => (n === 1 ? 'Copied.' : `Copied: ${n}.`),
};

export const libraryWords: (lang: 'it' | 'en') => typeof it = words(it, en);

/** Words of the bill. */
import type { Lang } from '../frame/board.ts';
import { inWords, words } from '../words.ts';

interface ReceiptWords {
  readonly title: string;
  readonly moments: string;
  /** @param games of this evening */
  evening(games: number): string;
  readonly change: string;
  readonly save: string;
  readonly saving: string;
  readonly notSaved: string;
  /** Name of the file, without its suffix. */
  file(game: string): string;
}

const it: ReceiptWords = {
  title: 'Il conto',
  moments: 'Le svolte',
  evening: (games) => (games === 1 ? 'La serata, una partita' : `La serata, ${inWords(games, 'it')} partite`),
  change: 'Cambiate gioco',
  save: 'Salva l’immagine',
  saving: 'Si disegna…',
  notSaved: 'L’immagine non si è potuta fare.',
  file: (game) => `Il conto, ${game}`,
};

const en: ReceiptWords = {
  title: 'The bill',
  moments: 'Turning points',
  evening: (games) => (games === 1 ? 'The evening, one game' : `The evening, ${inWords(games, 'en')} games`),
  change: 'Change game',
  save: 'Save a picture',
  saving: 'Drawing…',
  notSaved: 'The picture couldn’t be made.',
  file: (game) => `The bill, ${game}`,
};

export const receiptWords: (lang: Lang) => ReceiptWords = words(it, en);

/** What the board says of a table's own pictures, apart from the window where they are chosen (`own-words.ts`). */
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';

export interface OwnRailWords {
  loading(percent: number): string;
  readonly failed: string;
  readonly noShelf: string;
  readonly again: string;
  readonly heading: string;
  readonly deck: string;
  own(n: number): string;
  readonly choose: string;
  readonly back: string;
}

const it: OwnRailWords = {
  loading: (percent) => `Arrivano le figure: ${percent}%`,
  failed: 'Quello che è arrivato non sono figure: chi le ha portate le scelga di nuovo.',
  noShelf: 'Sono figure del tavolo, e non stanno nel registro: qui si vedono solo i numeri.',
  again: 'Riprova',
  heading: 'Le figure',
  deck: 'Si gioca con quelle di Tavolata.',
  own: (n) => `Si gioca con ${n} figure vostre.`,
  choose: 'Porta figure vostre…',
  back: 'Torna a quelle di Tavolata',
};

const en: OwnRailWords = {
  loading: (percent) => `The pictures are coming: ${percent}%`,
  failed: 'What came isn’t pictures: whoever brought them should choose them again.',
  noShelf: 'These are the table’s own pictures, which aren’t in the log: only their numbers are shown here.',
  again: 'Try again',
  heading: 'The pictures',
  deck: 'You play with Tavolata’s.',
  own: (n) => `You play with ${n} pictures of your own.`,
  choose: 'Bring your own…',
  back: 'Back to Tavolata’s',
};

export const ownRailWords: (lang: Lang) => OwnRailWords = words(it, en);

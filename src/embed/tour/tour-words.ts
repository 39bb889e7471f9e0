/** Words of the frame around a first game. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';

const it = {
  offer: 'Prima volta? Due minuti',
  offerSay: 'Una partita già avviata, da soli, con le regole vere.',
  notNow: 'Non ora',
  next: 'Avanti',
  doIt: 'Fallo per me',
  again: 'Da capo',
  close: 'Chiudi',
  skip: 'Salta',
  step: (i: number, of: number): string => `${i} di ${of}`,
  later: 'Più tardi',
  failed: 'Il giro non si è potuto caricare. Riprova tra poco.',
};

type TourFrameWords = typeof it;

const en: TourFrameWords = {
  offer: 'First time? Two minutes',
  offerSay: 'A game under way, by yourself, with the real rules.',
  notNow: 'Not now',
  next: 'Next',
  doIt: 'Do it for me',
  again: 'Once more',
  close: 'Close',
  skip: 'Skip',
  step: (i, of) => `${i} of ${of}`,
  later: 'Later',
  failed: 'The tour couldn’t be loaded. Try again in a while.',
};

export const tourFrameWords: (lang: Lang) => TourFrameWords = words(it, en);

/** Words of the board itself. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const it = {
  turn: (n: number, of: number): string => `Turno ${n} di ${of}`,
  choosing: 'Tutti scelgono',
  whom: 'Chi scegli?',
  vote: 'Chi voti?',
  left: 'Per scegliere restano',
  console: 'Torna alla console',
  voiceOn: 'Voce accesa',
  voiceOff: 'Voce spenta',
};

type BoardText = typeof it;

const en: BoardText = {
  turn: (n, of) => `Turn ${n} of ${of}`,
  choosing: 'Everybody picks',
  whom: 'Who do you pick?',
  vote: 'Who do you vote for?',
  left: 'Left to pick:',
  console: 'Back to the console',
  voiceOn: 'Voice on',
  voiceOff: 'Voice off',
};

export const boardText: (lang: Lang) => BoardText = words(it, en);

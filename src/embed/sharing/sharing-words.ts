/** Words for whoever shares this screen on the call: the question and the cover. Those of the window: `sharing-window-words.ts`. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  ask: 'Condividi questo schermo in videochiamata?',
  yes: 'Sì, lo condivido',
  no: 'No, lo vedo solo io',
  cover: 'Copri tutto (C)',
  covered: 'Coperto',
  coveredSay: 'Quello che vedi solo tu è al riparo. Il gioco va avanti.',
  uncover: 'Scopri',
};

type SharingWords = typeof it;

const en: SharingWords = {
  ask: 'Are you sharing this screen on the call?',
  yes: 'Yes, I’m sharing it',
  no: 'No, only I see it',
  cover: 'Cover everything (C)',
  covered: 'Covered',
  coveredSay: 'What only you see is out of sight. The game goes on.',
  uncover: 'Uncover',
};

export const sharingWords: (lang: Lang) => SharingWords = words(it, en);

/** Words of the menu about sounds. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import type { SoundKind } from './sound-kinds.ts';

interface SoundWords {
  readonly which: string;
  readonly volume: string;
  readonly kinds: Readonly<Record<SoundKind, string>>;
}

const it: SoundWords = {
  which: 'Volume e quali suoni',
  volume: 'Volume',
  kinds: {
    people: 'Turni e persone',
    reveal: 'Quando si scopre qualcosa',
    clue: 'La matita',
    card: 'Le carte',
    dice: 'I dadi',
  },
};

const en: SoundWords = {
  which: 'Volume and which sounds',
  volume: 'Volume',
  kinds: {
    people: 'Turns and people',
    reveal: 'When something is revealed',
    clue: 'The pencil',
    card: 'Cards',
    dice: 'Dice',
  },
};

export const soundWords: (lang: Lang) => SoundWords = words(it, en);

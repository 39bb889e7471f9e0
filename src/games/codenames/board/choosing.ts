/** What is said of a picture that is tapped once: that it is chosen, and what the second tap does. To eyes at the picture, to ears at once. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

/** What the second tap does. */
export type Second = 'touch' | 'vote' | 'cover';

interface Choosing {
  /** On the picture; nothing where a second tap lets go of it. */
  readonly tag: string;
  /** After its number, for whoever comes back to it. */
  readonly heard: string;
  /** When it is chosen. */
  chosen(n: number): string;
}

interface ChoosingWords extends Readonly<Record<Second, Choosing>> {
  /** When it is let go. */
  readonly none: string;
}

const it: ChoosingWords = {
  touch: {
    tag: 'Scopri?',
    heard: 'scelta, un secondo tocco la scopre',
    chosen: (n) => `Scelta la ${n}, non ancora scoperta. Un secondo tocco la scopre, Esc la lascia.`,
  },
  vote: {
    tag: 'Voti?',
    heard: 'scelta, un secondo tocco dà il voto',
    chosen: (n) => `Scelta la ${n}, non ancora votata. Un secondo tocco dà il voto, Esc la lascia.`,
  },
  cover: {
    tag: '',
    heard: 'scelta, Copri la copre',
    chosen: (n) => `Scelta la ${n}: il pulsante «Copri la ${n}» la copre, Esc la lascia.`,
  },
  none: 'Nessuna figura scelta.',
};

const en: ChoosingWords = {
  touch: {
    tag: 'Uncover?',
    heard: 'chosen, a second tap uncovers it',
    chosen: (n) => `${n} is chosen, not uncovered yet. A second tap uncovers it, Escape lets go.`,
  },
  vote: {
    tag: 'Vote?',
    heard: 'chosen, a second tap gives your vote',
    chosen: (n) => `${n} is chosen, not voted for yet. A second tap gives your vote, Escape lets go.`,
  },
  cover: {
    tag: '',
    heard: 'chosen, Cover covers it',
    chosen: (n) => `${n} is chosen: the button “Cover ${n}” covers it, Escape lets go.`,
  },
  none: 'No picture is chosen.',
};

export const choosingWords: (lang: Lang) => ChoosingWords = words(it, en);

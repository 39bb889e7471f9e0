/** Words of the window where the ways to play are chosen: fetched with it. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';
import type { Options } from '../../options.ts';

export interface ChoiceWords {
  readonly done: string;
  readonly mode: string;
  readonly modeHints: Readonly<Record<Options['mode'], string>>;
  readonly colour: string;
  readonly grid: string;
  readonly content: string;
  /** How many words of a mixed grid. */
  readonly wordCells: string;
  readonly list: string;
  readonly noList: string;
  words(n: number): string;
  readonly italian: string;
  readonly english: string;
  readonly own: string;
  readonly ownHint: string;
  readonly ownUse: string;
  readonly tooFew: string;
  readonly keys: string;
  readonly keySources: Readonly<Record<Options['keySource'], string>>;
  readonly next: string;
  readonly nextModes: Readonly<Record<Options['nextMode'], string>>;
}

const it: ChoiceWords = {
  done: 'Va bene così',
  mode: 'Chi contro chi',
  modeHints: {
    standard: 'Da quattro persone in su, ogni squadra con chi fa da capospia.',
    coop: 'Da due persone in su, contro una squadra virtuale.',
    three: 'Due capispia si sfidano, la terza persona indovina per entrambi.',
  },
  colour: 'Il vostro colore',
  grid: 'Griglia',
  content: 'Sulle carte',
  wordCells: 'Parole nella griglia',
  list: 'Le parole',
  noList: 'Scegliete da dove si pescano le parole.',
  words: (n) => `${n} parole pronte`,
  italian: 'Parole italiane',
  english: 'English words',
  own: 'Parole vostre',
  ownHint: 'Una per riga, o separate da virgole: almeno venticinque.',
  ownUse: 'Usa queste parole',
  tooFew: 'Sono meno di venticinque parole diverse.',
  keys: 'La chiave',
  keySources: { generated: 'Fatta a sorte', deck: 'Da un mazzo di carte' },
  next: 'La partita dopo',
  nextModes: { flip: 'Le figure si girano', redeal: 'Figure nuove' },
};

const en: ChoiceWords = {
  done: 'Done',
  mode: 'Who against whom',
  modeHints: {
    standard: 'Four people or more, a spymaster in each team.',
    coop: 'Two people or more, against a virtual team.',
    three: 'Two spymasters compete, the third guesses for both.',
  },
  colour: 'Your colour',
  grid: 'Grid',
  content: 'On the cards',
  wordCells: 'Words on the grid',
  list: 'The words',
  noList: 'Choose where the words are drawn from.',
  words: (n) => `${n} words ready`,
  italian: 'Parole italiane',
  english: 'English words',
  own: 'Words of your own',
  ownHint: 'One a line, or with commas between them: twenty-five at least.',
  ownUse: 'Use these words',
  tooFew: 'These are fewer than twenty-five different words.',
  keys: 'The key',
  keySources: { generated: 'Made by lot', deck: 'From a deck of cards' },
  next: 'The next game',
  nextModes: { flip: 'Pictures turned over', redeal: 'New pictures' },
};

export const choiceWords: (lang: Lang) => ChoiceWords = words(it, en);

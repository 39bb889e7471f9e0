/** What the board says where a table plays with more than the plain rules: rulings, objections, letters, marks, votes, the countdown. */
import type { Lang } from '../../../elements/board.ts';
import { words } from '../../../elements/words.ts';
import type { ClueNumber } from '../view.ts';

export interface HouseWords {
  /** As it stands behind a clue. */
  number(n: ClueNumber): string;
  /** As it is read aloud. */
  saidNumber(n: ClueNumber): string;
  readonly anyGuesses: string;
  /** Headlines: 42 characters at most. */
  ruling(name: string): string;
  readonly yourRuling: string;
  readonly covering: string;
  readonly rulingHint: string;
  readonly objection: string;
}

const it: HouseWords = {
  number: (n) => (n === 'unlimited' ? '∞' : String(n)),
  saidNumber: (n) => (n === 'unlimited' ? 'illimitato' : String(n)),
  anyGuesses: 'tentativi a volontà',
  ruling: (name) => `${name} decide`,
  yourRuling: 'Tocca a te decidere',
  covering: 'Si copre una figura',
  rulingHint: 'Una parola dubbia è davanti a chi fa da capospia per gli avversari.',
  objection: 'Qualcuno contesta l’indizio.',
};

const en: HouseWords = {
  number: (n) => (n === 'unlimited' ? '∞' : String(n)),
  saidNumber: (n) => (n === 'unlimited' ? 'unlimited' : String(n)),
  anyGuesses: 'as many guesses as you like',
  ruling: (name) => `${name} decides`,
  yourRuling: 'Yours to decide',
  covering: 'A picture is being covered',
  rulingHint: 'A doubtful word is before the rival spymaster.',
  objection: 'Somebody objects to the clue.',
};

export const houseWords: (lang: Lang) => HouseWords = words<HouseWords>(it, en);

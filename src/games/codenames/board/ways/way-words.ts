/** What the board says of other ways to play: together, in three, on more rows, with words; and of the next game. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { inWords, words } from '../../../../elements/words.ts';
import type { Options } from '../../options.ts';
import type { Team } from '../../view.ts';

export interface WayWords {
  readonly heading: string;
  readonly change: string;
  readonly modes: Readonly<Record<Options['mode'], string>>;
  readonly grids: Readonly<Record<Options['grid'], string>>;
  readonly contents: Readonly<Record<Options['content'], string>>;
  // lobby
  missingPeople(n: number, needed: number): string;
  /** Two or three find out that they can play, too. */
  readonly fewer: string;
  readonly tooMany: string;
  readonly missingSpymaster: string;
  readonly missingOperative: string;
  readonly missingWords: string;
  /** @param n own pictures that are missing for the grid */
  missingPictures(n: number): string;
  readonly together: string;
  readonly virtual: string;
  virtualTeam(t: Team): string;
  // virtual turn
  cover(n: number): string;
  readonly coverHint: string;
  readonly coverWait: string;
  readonly virtualCovers: string;
  // end
  readonly won: string;
  readonly lost: string;
  readonly lostWhy: string;
  readonly wonWhy: string;
  score(n: number): string;
  verdict(n: number): string;
  leads(name: string): string;
  readonly nextSame: string;
  readonly nextRound: string;
  nextHint(names: string, n: number): string;
  readonly forBoth: string;
  readonly word: string;
  readonly cells: string;
}

const IT_TEAM: Readonly<Record<Team, string>> = { red: 'Rossi', blue: 'Blu' };
const EN_TEAM: Readonly<Record<Team, string>> = { red: 'Reds', blue: 'Blues' };
const among = (all: readonly string[], n: number): string => all[Math.min(Math.max(n, 1), 7) - 1]!;

const IT_VERDICTS = [
  'Per un pelo.',
  'Vi state capendo.',
  'Una vera squadra.',
  'Vi basta uno sguardo.',
  'Parlate la stessa lingua.',
  'Vi leggete nel pensiero.',
  'Quasi non vi serve l’indizio.',
];
const EN_VERDICTS = [
  'By a hair.',
  'You’re starting to click.',
  'A real team.',
  'A glance is enough.',
  'You speak the same language.',
  'You read each other’s minds.',
  'You hardly need the clue.',
];

const it: WayWords = {
  heading: 'Come si gioca',
  change: 'Scegli come',
  modes: { standard: 'Due squadre', coop: 'Tutti insieme', three: 'In tre' },
  grids: { '5x4': '5 × 4', '5x5': '5 × 5' },
  contents: { pictures: 'Figure', words: 'Parole', mixed: 'Figure e parole' },
  missingPeople: (n, needed) =>
    `Servono almeno ${inWords(needed, 'it')} persone: ne ${n === 1 ? 'manca una' : `mancano ${inWords(n, 'it')}`}.`,
  fewer: 'In due o tre si gioca in altri modi.',
  tooMany: 'Così si gioca esattamente in tre.',
  missingSpymaster: 'Manca chi fa da capospia.',
  missingOperative: 'Manca chi indovina.',
  missingWords: 'Mancano le parole: sceglietele in «Come si gioca».',
  missingPictures: (n) =>
    `Per questa griglia ${n === 1 ? 'manca una figura vostra' : `mancano ${inWords(n, 'it')} figure vostre`}.`,
  together: 'Preparate la partita',
  virtual: 'Squadra virtuale',
  virtualTeam: (t) =>
    `Dietro i ${IT_TEAM[t]} non c’è nessuno: a ogni loro turno chi fa da capospia copre una loro figura.`,
  cover: (n) => `Copri la ${n}`,
  coverHint: 'Scegli una figura qualsiasi della squadra virtuale, e conferma.',
  coverWait: 'Chi fa da capospia copre una figura della squadra virtuale.',
  virtualCovers: 'squadra virtuale',
  won: 'Avete vinto',
  lost: 'Avete perso',
  lostWhy: 'Tutti gli agenti avversari sono coperti.',
  wonWhy: 'Avete trovato tutte le vostre figure.',
  score: (n) => `Punti: ${n}`,
  verdict: (n) => among(IT_VERDICTS, n),
  leads: (name) => `Vince ${name}`,
  nextSame: 'Un’altra partita',
  nextRound: 'Un’altra, cambia capospia',
  nextHint: (names, n) => `Con il cambio ${n === 1 ? 'farebbe' : 'farebbero'} da capospia ${names}.`,
  forBoth: 'indovina per entrambi',
  word: 'parola',
  cells: 'La griglia',
};

const en: WayWords = {
  heading: 'How you play',
  change: 'Choose how',
  modes: { standard: 'Two teams', coop: 'All together', three: 'Three of you' },
  grids: { '5x4': '5 × 4', '5x5': '5 × 5' },
  contents: { pictures: 'Pictures', words: 'Words', mixed: 'Pictures and words' },
  missingPeople: (n, needed) => `It takes at least ${inWords(needed, 'en')}: we need ${inWords(n, 'en')} more.`,
  fewer: 'Two or three play in other ways.',
  tooMany: 'This way is for exactly three.',
  missingSpymaster: 'You need a spymaster.',
  missingOperative: 'You need at least one operative.',
  missingWords: 'The words are missing: choose them under “How you play”.',
  missingPictures: (n) => `This grid needs ${inWords(n, 'en')} more ${n === 1 ? 'picture' : 'pictures'} of your own.`,
  together: 'Get ready to play',
  virtual: 'Virtual team',
  virtualTeam: (t) =>
    `Nobody plays the ${EN_TEAM[t]}: in each of their turns the spymaster covers one of their pictures.`,
  cover: (n) => `Cover ${n}`,
  coverHint: 'Tap a picture of the virtual team, any one, and confirm.',
  coverWait: 'The spymaster covers a picture of the virtual team.',
  virtualCovers: 'virtual team',
  won: 'You win',
  lost: 'You lose',
  lostWhy: 'All enemy agents are covered.',
  wonWhy: 'You found all your pictures.',
  score: (n) => `Score: ${n}`,
  verdict: (n) => among(EN_VERDICTS, n),
  leads: (name) => `${name} wins`,
  nextSame: 'Another game',
  nextRound: 'Another, new spymaster',
  nextHint: (names, n) => `With a change, the ${n === 1 ? 'spymaster' : 'spymasters'} would be ${names}.`,
  forBoth: 'guesses for both',
  word: 'word',
  cells: 'The grid',
};

export const wayWords: (lang: Lang) => WayWords = words<WayWords>(it, en);

/** Words of Codenames' bill: fetched with it, once a game is over. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Team } from '../view.ts';

interface ReceiptWords {
  readonly verified: string;
  readonly notVerified: string;
  readonly verifying: string;
  readonly unverified: string;
  best(word: string, n: number): string;
  /** A picture of the rivals was touched. */
  gift(turn: number, team: Team, picture: number): string;
  assassin(turn: number, team: Team, picture: number): string;
  /** From this turn on fewer pictures are left to them. */
  ahead(turn: number, team: Team): string;
}

const IT: Readonly<Record<Team, string>> = { red: 'Rossi', blue: 'Blu' };
const EN: Readonly<Record<Team, string>> = { red: 'Reds', blue: 'Blues' };
const other = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

const it: ReceiptWords = {
  verified: 'La chiave è stata riaperta e torna.',
  notVerified: 'La chiave riaperta non torna: i capispia non l’hanno fatta a dovere.',
  verifying: 'Si riapre la chiave per ricontrollarla…',
  unverified: 'La chiave non si è potuta riaprire: il risultato non è verificato.',
  best: (word, n) => `L’indizio migliore: ${word}, ${n} figure`,
  gift: (turn, team, n) => `Turno ${turn}: i ${IT[team]} regalano la ${n} ai ${IT[other(team)]}`,
  assassin: (turn, team, n) => `Turno ${turn}: i ${IT[team]} toccano la ${n}, ed è l’assassino`,
  ahead: (turn, team) => `Turno ${turn}: i ${IT[team]} passano avanti`,
};

const en: ReceiptWords = {
  verified: 'The key was opened again and it fits.',
  notVerified: 'The opened key doesn’t fit: the spymasters didn’t make it properly.',
  verifying: 'The key is being opened for a second look…',
  unverified: 'The key couldn’t be opened again: the result isn’t verified.',
  best: (word, n) => `Best clue: ${word}, ${n} pictures`,
  gift: (turn, team, n) => `Turn ${turn}: the ${EN[team]} give ${n} to the ${EN[other(team)]}`,
  assassin: (turn, team, n) => `Turn ${turn}: the ${EN[team]} touch ${n}, and it is the assassin`,
  ahead: (turn, team) => `Turn ${turn}: the ${EN[team]} take the lead`,
};

export const receiptWords: (lang: Lang) => ReceiptWords = words(it, en);

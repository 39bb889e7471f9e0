/** Words around the rulebook, which are fetched with its window. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  rulesOf: (game: string): string => `Le regole di ${game}`,
  findRule: 'Cerca',
  findHint: 'numero o parola',
  noRule: 'Nessuna regola con queste parole.',
  found: (n: number): string => (n === 1 ? 'Un risultato' : `${n} risultati`),
  atThisTable: 'A questo tavolo',
  notHere: 'Non in questa partita',
  wordsOfGame: 'Le parole del gioco',
};

type RulesWords = typeof it;

const en: RulesWords = {
  rulesOf: (game) => `The rules of ${game}`,
  findRule: 'Find',
  findHint: 'number or word',
  noRule: 'No rule with these words.',
  found: (n) => (n === 1 ? 'One result' : `${n} results`),
  atThisTable: 'At this table',
  notHere: 'Not in this game',
  wordsOfGame: 'Words of the game',
};

export const rulesWords: (lang: Lang) => RulesWords = words(it, en);

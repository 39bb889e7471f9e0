/** Words where only a person could think of them, for bots that play Codenames. */
import { anyWord, type Filler } from '../../helpers/bots.ts';

const WORDS = ['lampone', 'veliero', 'tamburo', 'ghiaccio', 'due parole'];

export const fill: Filler = (choice, at) => {
  const { rng, move } = at;
  // What a table plays by is said with its start.
  if (move === 'configure' || move === 'setPictures') return undefined;
  if (move === 'askRival') return { question: { word: rng.pick(WORDS), number: 1 + rng.below(3) } };
  if (move === 'mark') return { hidden: rng.below(20) };
  return anyWord(choice, at);
};

/** Moves that bots should rarely make: by chance they lead nowhere, again and again. */
export const RARE: readonly string[] = [
  'standIn',
  'voidGame',
  'askRival',
  'withdrawAsk',
  'mark',
  'unmark',
  'challenge',
  'requestSpelling',
  'withdrawSpelling',
  'resignSpymaster',
];

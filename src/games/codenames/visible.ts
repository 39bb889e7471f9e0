/**
 * Words that lie on the grid restrict clues until they are covered (CN-181 to CN-183). A program can tell whether two words share letters.
 * Whether they are forms of one word is left to people, so anything near goes to the rival spymaster.
 */
import { lowered } from '../kit/known-letters.ts';
import type { State } from './state.ts';
import { normal } from './word.ts';

/** A shorter piece than this says nothing. */
const LEAST = 3;
/** CN-182: so many letters of the shorter word may lack from a common beginning. */
const ENDING = 2;

/** CN-068: compared without regard to capitals. */
export const folded = (word: string): string => lowered(normal(word));

/** The word itself, and the parts of a compound singly. */
const pieces = (word: string): readonly string[] => [
  word,
  ...word.split(/[\s\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d_'’-]+/).filter(Boolean),
];

function areNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LEAST) return false;
  if (long.includes(short)) return true;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= LEAST && same >= short.length - ENDING;
}

/** Words that nobody has found yet. */
export const openWords = (s: State): readonly string[] =>
  s.words.filter((word, i) => word !== '' && s.covers[i] === '');

/** CN-181: this very word lies there uncovered. */
export function isOnGrid(s: State, word: string): boolean {
  const open = openWords(s);
  if (open.length === 0) return false;
  const given = folded(word);
  return open.some((one) => folded(one) === given);
}

/** CN-182: contains, is contained in, or begins like a word that lies there uncovered. */
export function isNearGrid(s: State, word: string): boolean {
  const open = openWords(s);
  if (open.length === 0) return false;
  const given = pieces(folded(word));
  return open.some((one) => pieces(folded(one)).some((piece) => given.some((part) => areNear(part, piece))));
}

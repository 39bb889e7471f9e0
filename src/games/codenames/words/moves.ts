/**
 * What the languages share when they tell a move in the log: its name, and its public arguments as they stand in the entry. The fold has
 * judged them before; here they are read once more, because a log must never throw.
 */
import { member } from '../../../kernel/own.ts';
import { listIn, numberIn } from '../../../kernel/args.ts';
import type { NameOf } from '../../kit/log-words.ts';
import type { Team } from '../view.ts';
import { normal } from '../word.ts';

export type MoveName =
  | 'setTeam'
  | 'claimSpymaster'
  | 'resignSpymaster'
  | 'splitTeams'
  | 'setPictures'
  | 'setWords'
  | 'configure'
  | 'drawGrid'
  | 'giveClue'
  | 'coverEnemy'
  | 'touch'
  | 'stop'
  | 'askRival'
  | 'ruleClue'
  | 'withdrawAsk'
  | 'challenge'
  | 'ruleChallenge'
  | 'coverOwn'
  | 'requestSpelling'
  | 'withdrawSpelling'
  | 'spell'
  | 'mark'
  | 'unmark'
  | 'standIn'
  | 'voidGame'
  | 'nextGame';

/** @param names of the teams in the reader's language */
export function teamIn(args: unknown, names: Readonly<Record<Team, string>>): string {
  return member(args, 'team') === 'red' ? names.red : names.blue;
}

/** The person whose seat the arguments give; without names the seat as people count it. */
export function personIn(args: unknown, name?: NameOf): string {
  const seat = numberIn(args, 'seat');
  return seat === undefined ? '?' : (name?.(seat) ?? String(seat + 1));
}

/** How many pictures of its own the table takes; `undefined` where it goes back to the deck's. */
export function picturesIn(args: unknown): number | undefined {
  return numberIn(member(args, 'set'), 'count');
}

/** How many words somebody brings. */
export function wordsIn(args: unknown): number {
  return listIn(args, 'words').length;
}

/** Number of the picture as it is spoken: 1 … 20. */
export function pictureIn(args: unknown): string {
  const cell = member(args, 'cell');
  return typeof cell === 'number' ? String(cell + 1) : '?';
}

/** "VAPORE, 3"; only the number where the word was said aloud. @param unlimited in the reader's language */
export function clueIn(args: unknown, unlimited: string): string {
  const word = member(args, 'word');
  const number = member(args, 'number');
  const count = number === 'unlimited' ? unlimited : typeof number === 'number' ? String(number) : '?';
  return typeof word === 'string' ? `${normal(word)}, ${count}` : count;
}

/** Whether a ruling says yes. */
export const isYes = (args: unknown): boolean => member(args, 'allow') === true || member(args, 'valid') === true;

/** The letters as they are spelled: "V-A-P-O-R-E". */
export function lettersIn(args: unknown): string {
  const letters = member(args, 'letters');
  return typeof letters === 'string' ? Array.from(normal(letters).toUpperCase()).join('-') : '?';
}

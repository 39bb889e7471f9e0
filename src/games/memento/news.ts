/** What came of moves, for the log and the outcome line: numbered, the newest last. All of it is public. */
import type { News, Seat } from '../../kernel/game.ts';
import { newSince, withNews } from '../kit/news.ts';
import type { State } from './state.ts';

/** A word, who it is about, and what is told of it. */
export interface Told {
  readonly number: number;
  readonly what: Word;
  readonly seats: readonly Seat[];
  /** Texts and numbers, in the order that the word's sentence wants them. */
  readonly args: readonly (string | number)[];
}

export const WORDS = [
  'began',
  'talkOver',
  'traitsGiven',
  'lanternChosen',
  'lanternAnew',
  'decided',
  'darknessWins',
  'lanternWins',
  'followerWins',
  'learnt',
  'cedes',
  'gains',
  'gaveUp',
  'yields',
  'turnsActive',
  'succeeds',
  'overtakes',
  'stays',
  'waived',
  'default',
  'steppedBack',
  'ended',
  'failed',
] as const;
export type Word = (typeof WORDS)[number];

const KEPT = 24;

export function tell(s: State, what: Word, seats: readonly Seat[] = [], ...args: readonly (string | number)[]): State {
  return { ...s, news: withNews(s.news, { what, seats, args }, KEPT) };
}

/** The trait that a decision was about, as it read then. */
const doubtedIn = ({ decision, traits }: State): readonly string[] =>
  decision === null || decision.trait === null ? [] : [traits[decision.trait]!];

/** For the log alone: votes for the Lantern that a doubt interrupts, which is then put anew. */
const isAnew = ({ decision: was }: State, { decision: now }: State): boolean =>
  was?.what === 'lantern' && was.votes.length > 0 && now?.what === 'objection';

export function news(before: State, after: State): readonly News[] {
  const all = newSince(before.news, after.news).map(({ what, seats, args }) => ({
    what,
    ...(seats[0] === undefined ? {} : { seat: seats[0] }),
    args: { seats, args: what === 'decided' ? [...args, ...doubtedIn(before)] : args },
  }));
  return isAnew(before, after) ? [...all, { what: 'lanternAnew', args: { seats: [], args: [] } }] : all;
}

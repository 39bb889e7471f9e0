/** What came of moves, for the log and the outcome line: numbered, the newest last. All of it is public. */
import type { News, Seat } from '../../kernel/game.ts';
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
  const number = (s.news.at(-1)?.number ?? 0) + 1;
  return { ...s, news: [...s.news, { number, what, seats, args }].slice(-KEPT) };
}

export function news(before: State, after: State): readonly News[] {
  const last = before.news.at(-1)?.number ?? 0;
  return after.news
    .filter(({ number }) => number > last)
    .map(({ what, seats, args }) => ({
      what,
      ...(seats[0] === undefined ? {} : { seat: seats[0] }),
      args: { seats, args },
    }));
}

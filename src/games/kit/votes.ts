/** Votes on going on: skipping somebody, calling a game off. Each wants more than half of those whose word counts just now. */
import type { Ask, Seat } from '../../kernel/game.ts';

/** How many of these voters carry a vote: more than half, so one where there are none. */
export const votesNeeded = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/** Whether the votes carry it; votes of those whose word doesn't count any more are left out. @param votes each seat once */
export const isCarried = (votes: readonly Seat[], voters: readonly Seat[]): boolean =>
  votes.filter((seat) => voters.includes(seat)).length >= votesNeeded(voters);

/** What was made or told changes the state. */
type After<S, Made> = (s: S, made: Made, ask: Ask) => S;
export type Judging<S> = <Made>(after: After<S, Made>) => After<S, Made>;

/** The same move or word, and open votes are judged anew after it: of fewer people fewer are more than half. */
export const judgedBy =
  <S>(judged: (s: S, ask: Ask) => S): Judging<S> =>
  (after) =>
  (s, made, ask) =>
    judged(after(s, made, ask), ask);

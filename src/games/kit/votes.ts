/** Votes on going on: skipping somebody, calling a game off. Each wants more than half of those whose word counts just now. */
import type { Seat } from '../../kernel/game.ts';

/** How many of these voters carry a vote: more than half, so one where there are none. */
export const votesNeeded = (voters: readonly Seat[]): number => Math.floor(voters.length / 2) + 1;

/** Whether the votes carry it; votes of those whose word doesn't count any more are left out. @param votes each seat once */
export const isCarried = (votes: readonly Seat[], voters: readonly Seat[]): boolean =>
  votes.filter((seat) => voters.includes(seat)).length >= votesNeeded(voters);

/**
 * The co-operative game: one team of people against a virtual one (CN-154 to CN-167). Here is whose turn follows and what a win is worth;
 * the virtual team's covers are in `cover-enemy.ts`, who has won in `ending.ts`.
 */
import { NONE, NO_DOUBT, NO_POINTING, changed, homeOf, left, otherTeam, type State } from './state.ts';

/** CN-159: after each turn of people that doesn't end the game the virtual team has one. */
export function virtualTurn(s: State): State {
  const nothing = { reveal: NONE, doubt: NO_DOUBT, pointing: NO_POINTING, votes: [] };
  return changed(s, { phase: 'enemy', guessesMade: 0, ...nothing });
}

/** CN-164: enemy agents that are left at the win; undefined without one. */
export function scoreOf(s: State): number | undefined {
  const home = homeOf(s);
  return home && s.result?.winner === home ? left(s, otherTeam(home)) : undefined;
}

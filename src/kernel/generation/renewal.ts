/**
 * Going on with newer rules: which version a generation has that follows from a place, and the state without what only the old rules can
 * read. A game that is on is played to its end by the rules that it began with.
 */
import { withoutCards } from '../cards/state.ts';
import type { TableState } from '../fold/state.ts';
import type { Game } from '../game.ts';
import { NOTHING_DONE } from '../undo/state.ts';

/** Is there a game whose end nobody has seen yet? */
export function isOn(game: Pick<Game<unknown>, 'outcome'>, { play }: TableState): boolean {
  return play !== undefined && game.outcome(play.state) === undefined;
}

/**
 * The version from here on. Where a game has begun between the promises and their base the table goes on with the rules that it has:
 * who has promised has no vote in the old room any more, so nobody may be left there.
 * @param wanted by those who go; the version that there is where they want no other
 */
export function versionAfter(game: Pick<Game<unknown>, 'outcome'>, at: TableState, wanted: number): number {
  return wanted > at.version && !isOn(game, at) ? wanted : at.version;
}

/** Who sits where and who keeps stay; the game that was over is of the old rules, and so is all that was asked in it. */
export function renewed(state: TableState, version: number): TableState {
  if (version === state.version) return state;
  const { play: _, ...rest } = state;
  const asked = { requests: {}, secrets: {}, sealed: {}, cards: withoutCards(state.cards), undo: NOTHING_DONE };
  return { ...rest, ...asked, version };
}

/**
 * Going on with other rules: those of a generation that follows from a place, and the state without what only the old rules can read. For
 * newer rules of the same game, one that is on is played to its end by those that it began with. Another game ends it.
 */
import { withoutCards } from '../runs/cards.ts';
import { isPlaying, type TableState } from '../state/state.ts';
import type { Game } from '../game.ts';
import type { Rules } from '../journal/bodies.ts';
import { HOW, type How } from '../journal/carried.ts';
import { NOTHING_DONE } from '../undo/state.ts';

/**
 * The rules from here on. Where a game has begun between the promises for newer ones and their base, the table goes on with those that it
 * has. A device that has promised has no vote in the old room any more, so nobody may be left there.
 * @param wanted by those who go; of no matter where `how` wants none
 */
export function rulesAfter(game: Pick<Game<unknown>, 'outcome'>, at: TableState, how: How, wanted: Rules): Rules {
  if (how === HOW.change && wanted.game !== at.game) return wanted;
  const isNewer = how === HOW.renew && wanted.version > at.version;
  return { game: at.game, version: isNewer && !isPlaying(game, at) ? wanted.version : at.version };
}

/** Whether a generation that says this of itself is what was wanted: with promises for another thing nobody has agreed to it. */
export function isWhatWasWanted(
  game: Pick<Game<unknown>, 'outcome'>,
  at: TableState,
  { how, about, ...rules }: { readonly how: How; readonly about: number } & Rules,
  want: { readonly how: How; readonly about: number } & { readonly [name in keyof Rules]?: Rules[name] | undefined },
): boolean {
  const after = rulesAfter(game, at, how, { game: want.game ?? at.game, version: want.version ?? 0 });
  return want.how === how && want.about === about && after.game === rules.game && after.version === rules.version;
}

/** Seats and keepers stay as they are. The game that was over is of the old rules, and so is all that was asked in it. */
export function renewed(state: TableState, { game, version }: Rules): TableState {
  if (game === state.game && version === state.version) return state;
  const { play: _, lookingOn: __, ...rest } = state;
  const asked = { requests: {}, secrets: {}, sealed: {}, cards: withoutCards(state.cards), undo: NOTHING_DONE };
  return { ...rest, ...asked, game, version };
}

/** When a game may begin, and by whom: asked by courtesy before a start is written, and as law when it is folded. */
import type { Game } from '../game.ts';
import type { FoldCode } from './refusals.ts';
import { isPlaying, playingSeatOf, type TableState } from '../state/state.ts';

/** Why this device can't begin a game on this state; what the options say is asked after it. */
export function startRefusal(
  game: Pick<Game<unknown>, 'seats' | 'outcome'>,
  state: TableState,
  device: string,
): FoldCode | undefined {
  if (playingSeatOf(state, device) === undefined) return 'start/not-seated';
  if (isPlaying(game, state)) return 'start/running';
  return state.roster.length < game.seats.min ? 'start/too-few' : undefined;
}

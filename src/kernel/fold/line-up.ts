/**
 * Seats that play and seats that look on, where more people sit at the table than its game takes. The roster is a line: its first play.
 * People who look on sit there like the others, and the game knows nothing of them.
 */
import type { Game, Seat } from '../game.ts';
import { tell } from '../pipeline/play.ts';
import { changed, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { settle, type Settled } from './settling.ts';

/** Seats that would play a game that begins now, and those that would look on. Both in line. */
export function lineUp(
  { seats }: Pick<Game<unknown>, 'seats'>,
  { roster }: Pick<TableState, 'roster'>,
): { readonly playing: readonly Seat[]; readonly lookingOn: readonly Seat[] } {
  const line = roster.map(({ seat }) => seat);
  return { playing: line.slice(0, seats.max), lookingOn: line.slice(seats.max) };
}

const playing = (state: TableState): number => state.roster.length - (state.lookingOn?.length ?? 0);

/** A seat was taken while a game was on: they look on where it takes no more. */
export function satDown({ game }: FoldWorld, state: TableState, seat: Seat): TableState {
  const isOver = state.play !== undefined && playing(state) > game.seats.max;
  return isOver ? changed(state, { lookingOn: [...(state.lookingOn ?? []), seat] }) : state;
}

/** A seat was left: nobody looks on from it. */
export function gotUp(state: TableState, seat: Seat): TableState {
  const { lookingOn } = state;
  return lookingOn?.includes(seat) ? changed(state, { lookingOn: lookingOn.filter((one) => one !== seat) }) : state;
}

/** Somebody who played is gone: the game hears of the first who looked on as of a newcomer. @param cause used for no other step */
export function nextInLine(world: FoldWorld, state: TableState, cause: string): Settled {
  const [seat, ...lookingOn] = state.lookingOn ?? [];
  if (seat === undefined || !state.play || playing(state) >= world.game.seats.max) return { state, lines: [] };
  const play = tell(world.game, state.play, 'joined', seat, cause, state.now);
  return settle(world, changed(state, { play, lookingOn }));
}

/** Whether a device may say something to all at the table now. */
import type { Game } from '../game.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { refuseEntry } from './refusals.ts';
import { playingSeatOf, type TableState } from '../state/state.ts';

/** Why it may not; undefined where it may. */
export function sayRefusal(game: Game<unknown>, state: TableState, device: string): Refusal | undefined {
  const seat = playingSeatOf(state, device);
  if (seat === undefined) return refuseEntry('say/no-seat');
  const { silent } = game;
  if (!silent || !state.play?.state || !silent.seats(state.play.state).includes(seat)) return undefined;
  return { code: silent.code, rule: silent.id };
}

/**
 * What a change of the voters means to the table. A seat whose voting device is gone is away; it is back when the device counts that votes
 * for it then. A device that has handed its vote on says nothing of its seat when it goes. What the game asks for when it hears of it is
 * asked at once.
 */
import type { Seat } from '../game.ts';
import { leftMaking } from '../keygen/given-up.ts';
import { tendOrStay } from '../keygen/tend.ts';
import { tell } from '../pipeline/play.ts';
import { type AnswerLine, settle } from './settling.ts';
import { isLookingOn, seatedWith, seatOf, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';

/** The state after somebody was gone or came back, with what the log tells of it. */
export interface Attended {
  readonly state: TableState;
  readonly lines: readonly { readonly what: 'seat/away' | 'seat/back'; readonly seat: Seat }[];
  /** What was answered at once. */
  readonly answers: readonly AnswerLine[];
}

/** @param cause hash of the stamp from which the new voters vote */
export function foldVoters(
  world: FoldWorld,
  given: TableState,
  before: readonly string[],
  after: readonly string[],
  cause: string,
): Attended {
  let state = given;
  const lines: { what: 'seat/away' | 'seat/back'; seat: Seat }[] = [];
  const say = (what: 'seat/away' | 'seat/back', device: string): void => {
    const seat = seatOf(state, device);
    if (seat === undefined) return;
    lines.push({ what, seat });
    const tag = what === 'seat/away' ? 'away' : 'back';
    if (state.play && !isLookingOn(state, seat))
      state = { ...state, play: tell(world.game, state.play, tag, seat, cause, state.now) };
  };
  for (const device of before.filter((one) => !after.includes(one))) {
    if (seatedWith(state, device)?.device !== device) continue;
    state = { ...state, away: [...state.away, device] };
    say('seat/away', device);
  }
  for (const device of after.filter((one) => state.away.includes(one))) {
    state = { ...state, away: state.away.filter((one) => one !== device) };
    say('seat/back', device);
  }
  const tended = tendOrStay(world, state);
  const left = leftMaking(state, tended);
  if (!tended.play || lines.length === 0) return { state: tended, lines, answers: left };
  const settled = settle(world, tended);
  return { state: settled.state, lines, answers: [...left, ...settled.lines] };
}

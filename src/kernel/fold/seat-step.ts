/** A seat is claimed, left or handed over: what that does to secrets, cards and asks, and what the running game hears of it. */
import { secretsAfterLeave, secretsAfterReplaced, secretsAfterSit } from '../asks/readers.ts';
import { seatLeft } from '../cards/hands.ts';
import type { Seat } from '../game.ts';
import { parseSeatBody, type SeatBody } from '../journal/bodies.ts';
import type { Entry } from '../journal/entry.ts';
import { tell } from '../pipeline/play.ts';
import { sealedAfterLeave, sealedAfterReplaced } from '../runs/sealed.ts';
import { changed, handDevices, isLookingOn, sitting, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { afterLeave } from './departures.ts';
import { type Folded, no } from './folded.ts';
import { gotUp, nextInLine, satDown } from './line-up.ts';
import { judgeSeat, type SeatChange } from './seats.ts';
import { type AnswerLine, settle, type Settled } from './settling.ts';
import { undoAfterLeave, withOvertaken } from './undo.ts';

/** One entry about a seat, judged and carried out. */
export function foldSeat(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseSeatBody(entry.body);
  if (!body || !state.devices[entry.device]) return no(state, 'seat', 'entry/malformed');
  const judged = judgeSeat(state, entry.device, body);
  if (!judged.ok) return no(state, 'seat', judged.code);
  const { change } = judged;
  const { left, replaced } = change;
  const changedHands = withSecretsMoved(world, state, change);
  const { state: next, lines } = inTurn(left === undefined ? changedHands : gotUp(changedHands, left), [
    (at) => gameHears(world, at, change, toldOf(changedHands, change), entry),
    (at) => (replaced !== undefined && at.play ? afterLeave(world, at, replaced) : { state: at, lines: [] }),
    (at) => (left === undefined ? { state: at, lines: [] } : nextInLine(world, at, entry.hash)),
  ]);
  return { kind: 'done', state: withOvertaken(state, next), what: change.what, args: argsOf(change, body), lines };
}

/** What whoever sits down is given to read, and what goes with whoever leaves or is replaced. */
function withSecretsMoved(world: FoldWorld, before: TableState, change: SeatChange): TableState {
  const { joined, left, replaced } = change;
  let { state } = change;
  if (left !== undefined)
    state = changed(state, {
      cards: seatLeft(state.cards, left),
      sealed: sealedAfterLeave(state.sealed, left),
      secrets: secretsAfterLeave(state.secrets, left, handDevices(before, left)),
    });
  if (replaced !== undefined)
    state = changed(state, {
      sealed: sealedAfterReplaced(state.sealed, replaced),
      secrets: secretsAfterReplaced(state.secrets, replaced, handDevices(before, replaced)),
    });
  if (joined === undefined) return state;
  const { device } = sitting(state, joined);
  return satDown(world, changed(state, { secrets: secretsAfterSit(state.secrets, joined, device) }), joined);
}

/** Of whom the game hears; of a seat that looks on it hears nothing. */
function toldOf(state: TableState, { joined, left }: SeatChange): Seat | undefined {
  const about = joined ?? left;
  return about === undefined || isLookingOn(state, about) ? undefined : about;
}

function gameHears(
  world: FoldWorld,
  state: TableState,
  { joined, left }: SeatChange,
  told: Seat | undefined,
  entry: Entry,
): Settled {
  const back = left !== undefined && state.play ? undoAfterLeave(world, state, left, entry) : state;
  // The game hears of it where the table went back to.
  if ('lines' in back) return back;
  if (told === undefined || !back.play) return { state, lines: [] };
  const tag = joined === undefined ? 'left' : 'joined';
  const heard = { ...back, play: tell(world.game, back.play, tag, told, entry.hash, back.now) };
  return left === undefined ? settle(world, heard) : afterLeave(world, heard, left);
}

/** Each on the state that the one before it left, with the lines of all. */
function inTurn(given: TableState, steps: readonly ((state: TableState) => Settled)[]): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (const step of steps) {
    const done = step(state);
    state = done.state;
    lines.push(...done.lines);
  }
  return { state, lines };
}

/** What the log says: whose seat and name, or of devices how one joined, who asks for a seat and who consents. */
const argsOf = ({ about, joined, left }: SeatChange, { seat, name }: SeatBody): unknown => ({
  seat: about ?? joined ?? left ?? seat,
  name,
});

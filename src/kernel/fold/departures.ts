/** What becomes of asks under way when a seat is left, has another device, or isn't waited for any more. */
import { openAfterLeave } from '../asks/open.ts';
import { answered } from '../asks/answering.ts';
import type { Request } from '../asks/request.ts';
import { secretWithout } from '../asks/secret.ts';
import { tellAfterLeave } from '../asks/tell.ts';
import { rollAfterLeave } from '../asks/secret-roll.ts';
import { cardsAfterLeave } from '../cards/machines.ts';
import type { Seat } from '../game.ts';
import type { TableState } from './state.ts';
import { cardWorld, type FoldWorld, openWorld } from './world.ts';
import { type AnswerLine, orLost, proceed, settle, type Settled, withoutWithdrawn } from './settling.ts';
/**
 * A seat was left, or taken back by another device, which knows nothing of what the former one did: what only that could have done is
 * answered now.
 */
export function afterLeave(world: FoldWorld, given: TableState, seat: Seat): Settled {
  let state = withoutWithdrawn(given);
  const lines: AnswerLine[] = [];
  for (const id of Object.keys(state.requests)) {
    if (state.requests[id]?.kind === 'secret')
      state = proceed(world, state, id, secretWithout(state.requests[id], seat), lines);
    const request = state.requests[id];
    const seats = state.roster.map((s) => s.seat);
    if (request?.kind === 'tell' && request.to.includes(seat))
      state = proceed(world, state, id, answered({ failed: 'lost', by: [seat] }), lines);
    else if (request) state = withSeats(world, state, id, request, seats, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** Somebody doesn't hold what its seat kept with: what too few are left for is answered now. */
export function afterLost(world: FoldWorld, given: TableState): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  const seats = state.roster.map((s) => s.seat);
  for (const id of Object.keys(given.requests)) {
    const request = state.requests[id];
    if (request) state = withSeats(world, state, id, request, seats, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** What can't be had from those who have these seats is answered now. */
function withSeats(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: Request,
  seated: readonly Seat[],
  lines: AnswerLine[],
): TableState {
  return orLost(world, state, id, lines, () => lookedAt(world, state, id, request, seated, lines));
}

function lookedAt(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: Request,
  seated: readonly Seat[],
  lines: AnswerLine[],
): TableState {
  const deck = cardWorld(world, state);
  const here = deck && { ...deck, seated };
  if (request.kind === 'open')
    return proceed(
      world,
      state,
      id,
      openAfterLeave(request, { ...openWorld(world, state), seated, deck: here }),
      lines,
    );
  if (request.kind === 'tell') {
    const secret = state.secrets[request.secret]!;
    return proceed(world, state, id, tellAfterLeave(request, secret, { seated }), lines);
  }
  if (request.kind === 'roll' || !here) return state;
  if (request.kind === 'secret') return proceed(world, state, id, rollAfterLeave(request, here), lines);
  return proceed(world, state, id, cardsAfterLeave(here, request, id), lines);
}

/**
 * The table goes on without some: what is only half made is lost, and so is what none of those who go on could open. A secret that is
 * being made or told would need letters of the generation before; its game asks anew.
 */
export function goOnWith(world: FoldWorld, given: TableState, going: readonly Seat[]): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (const id of Object.keys(state.requests)) {
    const request = state.requests[id];
    const needsLetters = request?.kind === 'secret' || request?.kind === 'tell';
    const at = state;
    if (needsLetters)
      state = orLost(world, at, id, lines, () => proceed(world, at, id, answered({ failed: 'lost', by: [] }), lines));
    else if (request) state = withSeats(world, state, id, request, going, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

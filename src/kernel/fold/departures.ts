/** What becomes of asks under way when a seat is left, has another device, or isn't waited for any more. */
import { answered } from '../runs/contribution.ts';
import type { Run } from '../asks/run.ts';
import type { Seat } from '../game.ts';
import type { TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { machineOf } from './machines.ts';
import { type AnswerLine, orLost, proceed, settle, type Settled, withoutWithdrawn } from './settling.ts';
/**
 * A seat was left, or taken back by another device, which knows nothing of what the former one did. Asks that only that one could have
 * answered get an answer now.
 */
export function afterLeave(world: FoldWorld, given: TableState, seat: Seat): Settled {
  let state = withoutWithdrawn(given);
  const lines: AnswerLine[] = [];
  const seats = state.roster.map((s) => s.seat);
  for (const id of Object.keys(state.requests)) {
    const before = state.requests[id];
    const left = before && machineOf(before).left?.(before, seat);
    if (left) state = proceed(world, state, id, left, lines);
    const run = state.requests[id];
    if (run) state = withSeats(world, state, id, run, seats, lines);
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
    const run = state.requests[id];
    if (run) state = withSeats(world, state, id, run, seats, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** What can't be had from those who have these seats is answered now. */
const withSeats = (
  world: FoldWorld,
  state: TableState,
  id: string,
  run: Run,
  seated: readonly Seat[],
  lines: AnswerLine[],
): TableState =>
  orLost(world, state, id, lines, () =>
    proceed(world, state, id, machineOf(run).withSeats({ world, state, id }, run, seated), lines),
  );

/**
 * The table goes on without some: what is only half made is lost, and so is what none of those who go on could open. A secret that is
 * being made or told would need letters of the generation before; its game asks anew.
 */
export function goOnWith(world: FoldWorld, given: TableState, going: readonly Seat[]): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (const id of Object.keys(state.requests)) {
    const run = state.requests[id];
    const at = state;
    if (run && machineOf(run).byLetter)
      state = orLost(world, at, id, lines, () => proceed(world, at, id, answered({ failed: 'lost', by: [] }), lines));
    else if (run) state = withSeats(world, state, id, run, going, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

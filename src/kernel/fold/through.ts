/**
 * One stamp of the order, from the state before it to the state after it: time, its entries, who is away and back. The same in every browser,
 * and the same when it is done once more.
 */
import type { Entry } from '../journal/entry.ts';
import { KIND } from '../journal/entry.ts';
import type { Stamped } from '../log/order.ts';
import { unlessFaulty } from '../state/faults.ts';
import type { TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { LogLine } from './log-line.ts';
import { nameOf, newsBetween, type Step } from './log-lines.ts';
import { foldVoters } from './presence.ts';
import type { Settled } from './settling.ts';
import type { Folded } from './folded.ts';
import { foldEntry, foldTime } from './step.ts';
import { undoAfterVoters } from './undo.ts';

export type PlacedStep = Step & { readonly position: number };

/** Where one stamp leads. */
export interface Through {
  readonly passed: Settled;
  /** …and who is away and back after it. */
  readonly attended: { readonly state: TableState; readonly lines: readonly LogLine[] };
}

/** Place of its first entry, or its own. */
export const firstOf = ({ position, entries }: Stamped): number => position - Math.max(entries.length, 1) + 1;

export const isMove = (folded: Folded, entry: Entry): boolean => folded.kind === 'done' && entry.kind === KIND.move;

/**
 * @param from the state after the stamp before this one
 * @param most so many of its entries and no further; whoever is away and back comes after all of them
 * @param took called after each entry, before the next one
 * @returns undefined where it waits for heavy work
 * @throws NotYet where time does
 */
export function through(
  world: FoldWorld,
  from: TableState,
  stamped: Stamped,
  took: (step: PlacedStep) => void,
  most: number = Infinity,
): Through | undefined {
  const passed = foldTime(world, from, stamped.time);
  let { state } = passed;
  const first = firstOf(stamped);
  for (const [i, hash] of stamped.entries.entries()) {
    if (i >= most) return { passed, attended: { state, lines: [] } };
    const entry = world.entry(hash);
    if (!entry) continue; // Void: signed by nobody's key.
    const before = state;
    const folded = foldEntry(world, state, entry);
    if (folded.kind === 'waits') return undefined;
    state = folded.state;
    took({ folded, entry, before, position: first + i });
  }
  const { parent } = stamped;
  const same = !parent || stamped.voters === parent.voters || most < Infinity;
  return { passed, attended: same ? { state, lines: [] } : attend(world, stamped, parent, state) };
}

/** Seats that are away and back, as the voters of this stamp say. */
function attend(world: FoldWorld, stamped: Stamped, before: Stamped, state: TableState): Through['attended'] {
  const told = foldVoters(world, state, before.voters.devices, stamped.voters.devices, stamped.hash);
  const at = { position: stamped.position, time: stamped.time };
  const back = unlessFaulty(
    () => undoAfterVoters(world, told.state, stamped.hash),
    () => ({ state: told.state, lines: [] }),
  );
  const lines = [
    ...told.lines.map(({ what, seat }) => ({ ...at, seat, name: nameOf(state, seat) ?? '', what })),
    ...newsBetween(world.game, state, told.state, at),
    ...[...told.answers, ...back.lines].map((line) => ({ ...at, seat: null, name: '', ...line })),
  ];
  return { state: back.state, lines };
}

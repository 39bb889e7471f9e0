/**
 * A set that is given up when all have committed to what they deal, and some may know already what comes of it. The one among them that
 * brought that about by leaving is named. So nobody has a second choice of keys but in the open. SPEC K19.
 */
import { handSeatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { type Making, setsOf } from '../runs/keepers.ts';

/** The log's line about keepers who are gone for good. */
export interface LeftLine {
  readonly what: 'keepers/left';
  readonly args: { readonly seats: readonly Seat[] };
}

/** At most one line: of those who keep no more though nothing else says why. */
export function leftMaking(before: TableState, after: TableState): readonly LeftLine[] {
  const making = before.keeping?.making;
  const { keeping } = after;
  if (!making || making.step === 'exchange' || !keeping || before.keeping === keeping) return [];
  if ([keeping.making, ...setsOf(keeping)].some((set) => set?.id === making.id)) return [];
  const seats = making.keepers.filter((seat, n) => isGone(after, making, n) && keeping.out[seat] === undefined);
  return seats.length > 0 ? [{ what: 'keepers/left', args: { seats } }] : [];
}

function isGone(state: TableState, { keepers, devices }: Making, n: number): boolean {
  const device = devices[n]!;
  return state.away.includes(device) || handSeatOf(state, device) !== keepers[n];
}

/**
 * Seats that send bad passes: each costs every page as much as a good one. After three in one shuffle nobody checks this seat's passes any
 * more. Its turn goes by as if it were silent, and everybody sees whose they were. Shares aren't muted: they cost little, and a table of
 * two would stand still for good. SPEC C33.
 */
import type { Seat } from '../game.ts';
import { own } from '../own.ts';
import type { ShuffleRun } from '../runs/card-run.ts';

const MOST_BAD = 3;

/** A run of any kind. */
interface AnyRun {
  readonly kind: string;
}

const isShuffle = (run: AnyRun): run is ShuffleRun => run.kind === 'shuffle';

const badBy = (run: AnyRun, seat: Seat): number => (isShuffle(run) ? (own(run.bad ?? {}, String(seat)) ?? 0) : 0);

/** Whether this seat's passes in this run are checked no more. */
export const isMuted = (run: AnyRun, seat: Seat): boolean => badBy(run, seat) >= MOST_BAD;

/** One more, where it is a pass. */
export const withBad = <R extends AnyRun>(run: R, seat: Seat): R | ShuffleRun =>
  isShuffle(run) ? { ...run, bad: { ...run.bad, [seat]: badBy(run, seat) + 1 } } : run;

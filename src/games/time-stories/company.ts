/** What fewer than four receptacles are given, and how far others may support a test (rules 5.AA, 5.L). */
import type { Seat } from '../../kernel/game.ts';
import type { Adjustment } from './pack/mission.ts';

/** TS-295 … TS-303: the book's; a mission may bring its own. */
const BOOK: Readonly<Record<number, Adjustment>> = {
  2: { freeExplore: { who: 'each', perRound: 1 }, freeRefresh: 2, support: { maxEach: 3 } },
  3: { freeExplore: { who: 'captain', perRound: 1 }, freeRefresh: 1, support: { oneMax: 2, othersMax: 1 } },
  4: { freeExplore: null, freeRefresh: 0, support: { maxEach: 1 } },
};

/** By receptacles chosen at set-up, not by agents that are active now. */
export const adjustmentOf = (own: Readonly<Record<string, Adjustment>> | undefined, receptacles: number): Adjustment =>
  own?.[String(receptacles)] ?? BOOK[receptacles] ?? BOOK[4]!;

export interface Support {
  readonly seat: Seat;
  readonly n: number;
}

/** How many crystals this seat may still spend on a test that others have supported so. @param limit raised by an effect, else 0 */
export function supportLeft(
  { support: { maxEach, oneMax, othersMax = 1 } }: Adjustment,
  given: readonly Support[],
  seat: Seat,
  limit = 0,
): number {
  const own = given.filter((one) => one.seat === seat).reduce((sum, { n }) => sum + n, 0);
  const isTaken = given.some((one) => one.seat !== seat && one.n > othersMax);
  const most = maxEach ?? (isTaken || oneMax === undefined ? othersMax : oneMax);
  return Math.max(0, Math.max(most, limit) - own);
}

export type Outcome = 'FAILURE' | 'CRITICAL' | 'SUCCESS';

/** TS-129: what a test comes to; it may be less than nothing (TS-144). */
export const finalOf = (parts: {
  readonly attribute: number;
  readonly boost: number;
  readonly support: number;
  readonly destiny: number;
  readonly more: number;
}): number => parts.attribute + parts.boost + parts.support + parts.destiny + parts.more;

/** TS-130 … TS-132 */
export function outcomeOf(final: number, difficulty: number): Outcome {
  if (final === difficulty) return 'CRITICAL';
  return final < difficulty ? 'FAILURE' : 'SUCCESS';
}

/** From the first vote to those who are voted on: the nominees, and whom the owl puts among them. Rules LU-101 to LU-105, LU-152 to LU-154. */
import type { Seat } from '../../kernel/game.ts';

/** A vote that was given: by whom and for whom. */
export type Cast = readonly [voter: Seat, target: Seat];

/** Votes for each, of those who have any. LU-098. */
export function tally(cast: readonly Cast[]): ReadonlyMap<Seat, number> {
  const votes = new Map<Seat, number>();
  for (const [, target] of cast) votes.set(target, (votes.get(target) ?? 0) + 1);
  return votes;
}

/** Those with most votes; none where nobody has any. LU-114. */
export function leaders(votes: ReadonlyMap<Seat, number>): readonly Seat[] {
  const most = Math.max(0, ...votes.values());
  return [...votes].filter(([, n]) => n === most).map(([seat]) => seat);
}

/**
 * The seats that are nominated, in no order of their own; none where neither votes nor the owl name anybody.
 * @param owled who the owl named, where that is somebody who lives
 */
export function nominees(votes: ReadonlyMap<Seat, number>, owled: Seat | undefined): readonly Seat[] {
  const first = leaders(votes);
  const byVotes = first.length === 1 ? [...first, ...second(votes, first[0]!)] : first;
  // The leaders are joined by the owled one, and those who come second are not.
  return owled === undefined || byVotes.includes(owled) ? byVotes : [...first, owled];
}

const second = (votes: ReadonlyMap<Seat, number>, leader: Seat): readonly Seat[] =>
  leaders(new Map([...votes].filter(([seat]) => seat !== leader)));

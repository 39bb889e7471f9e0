/** Touches and stops that take a majority of the operatives who are there (CN-092), and nothing of one's own. */
import type { Seat } from '../../kernel/game.ts';
import { votesNeeded } from '../kit/votes.ts';
import { activeTeam, changed, operatives, type State } from './state.ts';

export const isByMajority = (s: State): boolean => s.setting.options.touchMode === 'majority';

/** The seats whose word counts: operatives not recorded as away, and those who have just said something. */
const electorate = (s: State): readonly Seat[] =>
  operatives(s, activeTeam(s)).filter(
    (seat) => !s.away.includes(seat) || s.pointing.ballot.some((vote) => vote.seat === seat),
  );

export const majorityNeeded = (s: State): number => votesNeeded(electorate(s));

/** @param cell or `STOP`. One's later vote takes the place of the earlier one. */
export function voted(s: State, seat: Seat, cell: number): State {
  const ballot = [...s.pointing.ballot.filter((vote) => vote.seat !== seat), { seat, cell }];
  return changed(s, { pointing: { ...s.pointing, ballot } });
}

export const hasVoted = (s: State, seat: Seat, cell: number): boolean =>
  s.pointing.ballot.some((vote) => vote.seat === seat && vote.cell === cell);

/** What more than half want; undefined as long as there is none. There can't be two. */
export function elected(s: State): number | undefined {
  const needed = majorityNeeded(s);
  const votesFor = (cell: number): number => s.pointing.ballot.filter((vote) => vote.cell === cell).length;
  return s.pointing.ballot.find(({ cell }) => votesFor(cell) >= needed)?.cell;
}

/** The end of an evening: more than half of those who are here put everything away; nobody wins. */
import type { Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { present } from '../kit/seats.ts';
import { isCarried } from '../kit/votes.ts';
import { CLOCK, stopped } from './clocks.ts';
import { tell } from './news.ts';
import { notOver, rule, type None, type TableMove } from './rules.ts';
import { isSince5, NONE, type State, type Votes } from './state.ts';

export const votesFor = (s: State, what: Votes['what'], about: number): readonly Seat[] =>
  s.votes.find((vote) => vote.what === what && vote.about === about)?.by ?? [];

/** Each has one vote; whoever has voted may say it again once fewer are here and the votes are enough. */
export const mayVote = (s: State, by: readonly Seat[], seat: Seat): boolean =>
  !by.includes(seat) || isCarried(by, present(s));

export const withVote = (by: readonly Seat[], seat: Seat): readonly Seat[] => (by.includes(seat) ? by : [...by, seat]);

export function withVotes(s: State, what: Votes['what'], about: number, by: readonly Seat[]): State {
  const rest = s.votes.filter((vote) => vote.what !== what || vote.about !== about);
  return { ...s, votes: by.length > 0 ? [...rest, { what, about, by }] : rest };
}

export const finish: TableMove<None> = {
  args: nothing,
  rules: [notOver, rule('SB-16', 'already-voted', (s, m) => mayVote(s, votesFor(s, 'finish', NONE), m.seat))],
  apply(s, { seat: by }, ask) {
    const votes = withVote(votesFor(s, 'finish', NONE), by);
    if (!isCarried(votes, present(s))) return withVotes(s, 'finish', NONE, votes);
    for (const i of s.jobs.keys()) ask.cancel(`j${i}`);
    if (isSince5(s)) ask.cancel(CLOCK);
    const clocks = isSince5(s) ? stopped(s.clocks, ask.now) : s.clocks;
    return tell({ ...s, clocks, votes: [], jobs: [], presses: [], choice: null, rings: [], over: true }, 'finish', by);
  },
  choices: () => [{}],
};

/** The score sheet: a row for each seat, a column for each round; the sum is the board's. */
import { FREE, type Made, type Seat } from '../../kernel/game.ts';
import { fields, integer, seat } from '../../kernel/schemas.ts';
import { optionals } from './candidates.ts';
import { cellOf, withCell } from './cells.ts';
import { tell } from './news.ts';
import { notOver, rule, type TableMove } from './rules.ts';
import { MOST_COUNT, type State } from './state.ts';
import { recorded } from './undo.ts';

const MOST_ROUNDS = 64;

export interface Score {
  readonly seat: Seat;
  /** From 0. */
  readonly round: number;
  readonly points: number;
}

const inCell = (s: State, cell: Score, by: Seat): State =>
  tell(withCell(s, { ...cell, rev: cellOf(s, cell.seat, cell.round).rev + 1 }), 'score', by, {
    seats: [cell.seat],
    values: [cell.points],
  });

/** So many more in the last round, or in the first where none has begun. */
export function written(s: State, of: Seat, add: number, by: Seat): State {
  const round = Math.max(0, s.scores.rounds - 1);
  const points = Math.min(MOST_COUNT, Math.max(-MOST_COUNT, cellOf(s, of, round).points + add));
  return inCell(s, { seat: of, round, points }, by);
}

/** One cell of it. */
export const score: TableMove<Score> = {
  args: fields({ seat, round: integer(0, MOST_ROUNDS - 1), points: integer(-MOST_COUNT, MOST_COUNT) }),
  rules: [
    notOver,
    rule('SB-08', 'nobody-there', (s, m: Made<Score>) => s.seats.includes(m.args.seat)),
    rule('SB-03', 'no-round', (s, m: Made<Score>) => m.args.round <= s.scores.rounds),
  ],
  apply: (s, { seat: by, args }) =>
    recorded(s, inCell(s, args, by), by, 'score', [], { cells: [cellOf(s, args.seat, args.round)] }),
  choices: () => optionals<Score>({ seat: FREE, round: FREE, points: FREE }, []),
};

/** What the table's tools show now, as text: a clock its time, the score sheet its rows. Drawn by `paint-tools.ts`, said by `names.ts`. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import { shownAt } from '../clocks.ts';
import { NONE, type Clock } from '../state.ts';
import { factsOf, pieceOf, type BoardContext } from './context.ts';
import { minutesAndSeconds } from '../../../language/clock.ts';

const SECOND = 1_000;

/** A clock as it goes, or as it lies there untouched. */
export function clockFor(context: BoardContext, n: number): Clock {
  const going = context.view.clocks.find((clock) => clock.n === n);
  const piece = pieceOf(context, n);
  const ms = (piece && factsOf(context, piece)?.ms) ?? 0;
  return going ?? { n, ways: ms > 0 ? 'down' : 'up', shown: ms, since: NONE };
}

export const isGoing = ({ since }: Clock): boolean => since !== NONE;

/** '2:05', '1:02:05'. What counts down shows a second that has begun. */
export function timeOf(context: BoardContext, n: number): string {
  const clock = clockFor(context, n);
  const ms = shownAt(clock, context.now());
  const all = clock.ways === 'down' ? Math.ceil(ms / SECOND) : Math.floor(ms / SECOND);
  const hours = Math.floor(all / 3600);
  const rest = minutesAndSeconds(all % 3600);
  return hours > 0 ? `${hours}:${rest.padStart(5, '0')}` : rest;
}

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  /** Round by round; '' where nothing is written. */
  readonly points: readonly string[];
  readonly sum: number;
}

/** A row for everybody at the table, and for whoever has points. */
export function scoreRows(context: BoardContext): readonly ScoreRow[] {
  const { seats, scores } = context.view;
  const all = [...new Set([...seats, ...scores.rows.map(({ seat }) => seat)])];
  return all.map((seat) => {
    const points = scores.rows.find((row) => row.seat === seat)?.points ?? [];
    return {
      seat,
      name: nameOf(context, seat),
      points: Array.from({ length: scores.rounds }, (_, i) => (i < points.length ? String(points[i]) : '')),
      sum: points.reduce((sum, one) => sum + one, 0),
    };
  });
}

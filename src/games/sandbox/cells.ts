/** Cells of the score sheet: what stands in one, and the sheet with something else in it. */
import type { Seat } from '../../kernel/game.ts';
import type { Cell, ScoreRow, State } from './state.ts';

const rowOf = ({ scores }: State, of: Seat): ScoreRow =>
  scores.rows.find((row) => row.seat === of) ?? { seat: of, points: [], revs: [] };

/** What stands in a cell, and how often it was written. */
export function cellOf(s: State, of: Seat, round: number): Cell {
  const { points, revs } = rowOf(s, of);
  return { seat: of, round, points: points[round] ?? 0, rev: revs[round] ?? 0 };
}

/** With this in the cell; the sheet has as many rounds as somebody has points in. */
export function withCell(s: State, { seat: of, round, points, rev }: Cell): State {
  const was = rowOf(s, of);
  const length = Math.max(was.points.length, round + 1);
  const filled = (all: readonly number[], value: number): readonly number[] =>
    Array.from({ length }, (_, i) => all[i] ?? 0).with(round, value);
  const row = { seat: of, points: filled(was.points, points), revs: filled(was.revs, rev) };
  const rows = [...s.scores.rows.filter((one) => one.seat !== of), row].toSorted((a, b) => a.seat - b.seat);
  return { ...s, scores: { rounds: Math.max(s.scores.rounds, round + 1), rows } };
}

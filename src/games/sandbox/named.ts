/** Pieces that a move names by number, each with the revision at which its author saw it. */
import { FREE, type Made, type Rule, type Schema, type Seat } from '../../kernel/game.ts';
import { integer, list } from '../../kernel/schemas.ts';
import { isBusy } from './busy.ts';
import { pieceOf } from './pieces.ts';
import { MOST_AT_ONCE, rule, type Anyway } from './rules.ts';
import type { Piece, State } from './state.ts';

export const MOST_REV: number = 2 ** 31;
export const MOST_NUMBER: number = 2 ** 24;

export interface Named extends Anyway {
  /** For each piece its number and its revision as seen. */
  readonly p: readonly number[];
}

export const named: Schema<readonly number[]> = list(integer(0, MOST_REV), MOST_AT_ONCE * 2);

/** SB-40: as it was seen, or touched last by whoever names it. */
export const isFresh = (piece: Piece, rev: number, seat: Seat): boolean => piece.rev === rev || piece.by === seat;

/** Whole rows, and no number twice. @param width numbers for each piece, the first of which is its own */
export function isSound(p: readonly number[], width: number): boolean {
  const numbers = p.filter((_, i) => i % width === 0);
  return p.length > 0 && p.length % width === 0 && new Set(numbers).size === numbers.length;
}

export const numbersOf = ({ p }: Named): readonly number[] => p.filter((_, i) => i % 2 === 0);

/** Those that nobody else has touched meanwhile and that the table isn't busy with. */
export function freshOf(s: State, { p }: Named, seat: Seat): readonly number[] {
  return numbersOf({ p }).filter((n, i) => {
    const piece = pieceOf(s, n);
    return piece !== null && isFresh(piece, p[2 * i + 1]!, seat) && !isBusy(s, n);
  });
}

/** What every move asks that names pieces so. */
export const namedRules = <A extends Named>(): readonly Rule<State, A>[] => [
  rule('SB-03', 'no-such-piece', (_, m: Made<A>) => isSound(m.args.p, 2)),
  rule('SB-43', 'busy', (s, m: Made<A>) => numbersOf(m.args).some((n) => !isBusy(s, n))),
  rule('SB-40', 'moved-meanwhile', (s, m: Made<A>) => freshOf(s, m.args, m.seat).length > 0),
];

export const ANY_NAMED: Readonly<Record<string, unknown>> = { p: FREE };

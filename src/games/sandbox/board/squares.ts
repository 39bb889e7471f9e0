/** Cells of boards, by the names that people say: A1 below on the left. */
import type { Point } from '../../../elements/surface/things.ts';
import type { Grid } from '../box/model.ts';
import { CLOTH, type Piece } from '../state.ts';
import { allPieces, defOf, type BoardContext } from './context.ts';

/** A board with cells, as it lies. */
export interface Squares {
  /** Of the first cell, above on the left. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

const A = 'A'.codePointAt(0)!;
const LETTERS = 26;

/** A … Z, AA … */
const letters = (i: number): string =>
  (i >= LETTERS ? letters(Math.floor(i / LETTERS) - 1) : '') + String.fromCodePoint(A + (i % LETTERS));

const squaresOf = (board: Piece, { w, h }: { readonly w: number; readonly h: number }, grid: Grid): Squares => ({
  left: board.x - w / 2 + grid.x,
  top: board.y - h / 2 + grid.y,
  size: grid.size,
  columns: Math.floor((w - 2 * grid.x) / grid.size),
  rows: Math.floor((h - 2 * grid.y) / grid.size),
});

/** Of all boards that lie straight on the cloth. */
export function allSquares(context: BoardContext): readonly Squares[] {
  // Most boxes have none: nobody's pieces are looked through for them.
  if (!context.loaded?.box.defs.some(({ grid }) => grid)) return [];
  return [...allPieces(context)].flatMap(([, piece]) => {
    const def = piece.kind === 'board' && piece.turn === 0 && piece.in === CLOTH ? defOf(context, piece.of) : undefined;
    return def?.grid ? [squaresOf(piece, def, def.grid)] : [];
  });
}

export const squareName = ({ rows }: Squares, column: number, row: number): string => `${letters(column)}${rows - row}`;

/** @returns '' beside them all */
export function squareAt(all: readonly Squares[], { x, y }: Point): string {
  for (const squares of all) {
    const column = Math.floor((x - squares.left) / squares.size);
    const row = Math.floor((y - squares.top) / squares.size);
    if (column >= 0 && row >= 0 && column < squares.columns && row < squares.rows)
      return squareName(squares, column, row);
  }
  return '';
}

/**
 * Cells of boards by the names that people say: A1 below on the left. Squares, or hexagons that stand on a corner, whose every second row
 * lies half a cell to the right. Where a piece is drawn to when it is let go is `snapping.ts`.
 */
import type { Point } from '../../../elements/surface/things.ts';
import type { Grid } from '../box/model.ts';
import { CLOTH } from '../state.ts';
import { allPieces, defOf, type BoardContext } from './context.ts';

/** A grid as it lies. Lengths are units of the table, places its own. */
export interface Cells {
  readonly shape: Grid['shape'];
  /** Of the first cell, above on the left. */
  readonly left: number;
  readonly top: number;
  /** Width of a cell. */
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Columns of the second row, the fourth and so on. */
  readonly shifted: number;
}

export interface Cell {
  readonly column: number;
  /** From above. */
  readonly row: number;
}

const A = 'A'.codePointAt(0)!;
const LETTERS = 26;
/** Of a hexagon's width: its height, and from one row to the next. */
const TALL = 2 / Math.sqrt(3);
const STEP = Math.sqrt(3) / 2;

/** A … Z, AA … */
const letters = (i: number): string =>
  (i >= LETTERS ? letters(Math.floor(i / LETTERS) - 1) : '') + String.fromCodePoint(A + (i % LETTERS));

/** @param corner above on the left of what has the grid, `w` wide and `h` high */
export function cellsIn(
  { shape, size, x, y }: Grid,
  corner: Point,
  { w, h }: { readonly w: number; readonly h: number },
): Cells {
  const [wide, high] = [(w - 2 * x) / size, (h - 2 * y) / size];
  const isHex = shape === 'hex';
  const columns = Math.floor(wide);
  return {
    shape,
    left: corner.x + x,
    top: corner.y + y,
    size,
    columns,
    rows: Math.max(0, isHex ? Math.floor((high - TALL) / STEP + 1) : Math.floor(high)),
    shifted: isHex ? Math.floor(wide - 0.5) : columns,
  };
}

/** Of all boards that lie straight on the cloth. */
export function allCells(context: BoardContext): readonly Cells[] {
  // Most boxes have none: nobody's pieces are looked through for them.
  if (!context.loaded?.box.defs.some(({ grid }) => grid)) return [];
  return [...allPieces(context)].flatMap(([, { kind, turn, in: place, of, x, y }]) => {
    const def = kind === 'board' && turn === 0 && place === CLOTH ? defOf(context, of) : undefined;
    return def?.grid ? [cellsIn(def.grid, { x: x - def.w / 2, y: y - def.h / 2 }, def)] : [];
  });
}

/** Row by row, from above, as one reads. */
export const cellsOf = (cells: Cells): readonly Cell[] =>
  Array.from({ length: cells.rows }, (_, row) =>
    Array.from({ length: row % 2 === 1 ? cells.shifted : cells.columns }, (__, column) => ({ column, row })),
  ).flat();

export function middleOf({ shape, left, top, size }: Cells, { column, row }: Cell): Point {
  const isHex = shape === 'hex';
  return {
    x: Math.round(left + (column + 0.5 + (isHex && row % 2 === 1 ? 0.5 : 0)) * size),
    y: Math.round(top + (isHex ? TALL / 2 + row * STEP : row + 0.5) * size),
  };
}

/** @returns nothing beside them all */
export function cellAt(cells: Cells, { x, y }: Point): Cell | undefined {
  const [over, down] = [(x - cells.left) / cells.size, (y - cells.top) / cells.size];
  const cell = cells.shape === 'hex' ? hexagonAt(over, down) : { column: Math.floor(over), row: Math.floor(down) };
  const { column, row } = cell;
  const isIn = row >= 0 && row < cells.rows && column >= 0;
  return isIn && column < (row % 2 === 1 ? cells.shifted : cells.columns) ? cell : undefined;
}

/** As `Math.round`, but never −0. */
const nearest = (value: number): number => Math.floor(value + 0.5);

/** Of hexagons that cover a plane, a point lies in the one whose middle is nearest. In widths of a cell. */
function hexagonAt(over: number, down: number): Cell {
  const guess = nearest((down - TALL / 2) / STEP);
  const near = [guess - 1, guess, guess + 1].map((row) => {
    const shift = row % 2 === 0 ? 0.5 : 1;
    const column = nearest(over - shift);
    return { column, row, far: Math.hypot(over - shift - column, down - TALL / 2 - row * STEP) };
  });
  const { column, row } = near.reduce((best, one) => (one.far < best.far ? one : best));
  return { column, row };
}

export const cellName = ({ rows }: Cells, { column, row }: Cell): string => `${letters(column)}${rows - row}`;

/** @returns '' beside them all */
export function nameAt(all: readonly Cells[], at: Point): string {
  for (const cells of all) {
    const cell = cellAt(cells, at);
    if (cell) return cellName(cells, cell);
  }
  return '';
}

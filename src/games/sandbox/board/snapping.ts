/**
 * Where a dropped piece comes to lie: at a snap point nearby, in the cell of a board, in the cell of the cloth. Boards' arithmetic alone:
 * the act carries the place that comes out, so a better snap is no new version of the rules.
 */
import type { Point } from '../../../elements/surface/things.ts';
import { CLOTH, type Piece } from '../state.ts';
import { allCells, cellAt, cellsIn, middleOf, type Cells } from './cells.ts';
import { allPieces, defOf, type BoardContext } from './context.ts';

/** Of a cell: what is larger lies across cells, and isn't drawn into one. */
const FITS = 1.25;
/** A snap point draws from this far, or from half of the piece where that is more. In units, tenths of a millimetre. */
const REACH = 100;

/** Of the cloth itself, where the box gives it a grid. */
export function clothCells({ loaded }: BoardContext): Cells | undefined {
  const table = loaded?.box.table;
  return table?.grid && cellsIn(table.grid, { x: 0, y: 0 }, table);
}

/** A place that is told from the middle of a piece, on the cloth. */
function onCloth({ x, y, turn }: Piece, dx: number, dy: number): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return { x: Math.round(x + dx * cos - dy * sin), y: Math.round(y + dx * sin + dy * cos) };
}

/** Snap points of everything that lies on the cloth, with the number of the piece that has them. */
export function allSnaps(context: BoardContext): readonly (Point & { readonly of: number })[] {
  if (!context.loaded?.box.defs.some(({ snaps }) => snaps)) return [];
  return [...allPieces(context)].flatMap(([n, piece]) => {
    const snaps = piece.in === CLOTH ? (defOf(context, piece.of)?.snaps ?? []) : [];
    return Array.from({ length: snaps.length / 2 }, (_, i) => ({
      ...onCloth(piece, snaps[2 * i]!, snaps[2 * i + 1]!),
      of: n,
    }));
  });
}

/** @param size of the piece that is let go. @returns the place itself where nothing draws it elsewhere */
export function snapped(
  context: BoardContext,
  { n, w, h }: { readonly n: number; readonly w: number; readonly h: number },
  at: Point,
): Point {
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  const [nearest] = allSnaps(context)
    .filter(({ of }) => of !== n)
    .toSorted((a, b) => far(a) - far(b));
  if (nearest && far(nearest) <= Math.max(REACH, Math.min(w, h) / 2)) return { x: nearest.x, y: nearest.y };
  const cloth = clothCells(context);
  for (const cells of [...allCells(context), ...(cloth ? [cloth] : [])]) {
    const cell = Math.max(w, h) > cells.size * FITS ? undefined : cellAt(cells, at);
    if (cell) return middleOf(cells, cell);
  }
  return at;
}

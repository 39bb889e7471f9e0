/**
 * Places where a piece may go, as a list of buttons. They are cells of the board that it lies on, snap points, piles and zones, beside another piece, a
 * centimetre on. So that nobody needs to drag, and whoever works with five keys or by voice plays what all play. It comes with the panels.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { boxOf, meet, type Point } from '../../../elements/surface/things.ts';
import { CLOTH, handPlace, type Piece } from '../state.ts';
import { allCells, cellAt, cellName, cellsOf, middleOf, type Cell } from './cells.ts';
import { pieceOf, type BoardContext } from './context.ts';
import { entering, holders } from './hand-acts.ts';
import { panelWords } from './panel-words.ts';
import { allSnaps, clothCells } from './snapping.ts';
import { sizeOf, type PieceThing } from './things.ts';

export interface PlacesActions {
  /** Everything that lies on the table. */
  readonly things: readonly PieceThing[];
  readonly attempt: (move: string, args: unknown) => boolean;
  close(): void;
}

export interface PlaceFor {
  readonly name: string;
  readonly args: unknown;
  /** What lies there already. */
  readonly there: string;
}

const CENTIMETRE = 100;
const GAP = 60;
const MOST_HOLDERS = 24;
const MOST_NEIGHBOURS = 12;
/** As many as a board of Go has, and some more. Of larger grids so many cells on each side of the piece. */
const MOST_CELLS = 400;
const NEAR = 6;

/** Where it lies on the cloth: in a zone or a pile its own place is counted from there. */
const placeOf = (n: number, piece: Point, things: readonly PieceThing[]): Point =>
  things.find((one) => one.n === n) ?? piece;

const putAt = (n: number, { rev, turn }: Piece, { x, y }: Point): unknown => ({
  p: [n, rev, Math.round(x), Math.round(y), turn],
  into: CLOTH,
});

/** What lies at a place already, but for the piece itself. */
function lyingAt({ x, y }: Point, n: number, things: readonly PieceThing[]): string {
  const box = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
  const there = things.findLast((one) => one.n !== n && one.drawing.kind !== 'board' && meet(boxOf(one), box));
  return there?.called ?? '';
}

/**
 * Cells of the grid on which the piece lies, or of the only board that has one: rows from above, as they are seen. Of a large grid those
 * around the piece.
 */
export function cellsFor(context: BoardContext, n: number, things: readonly PieceThing[]): readonly PlaceFor[] {
  const piece = pieceOf(context, n);
  if (!piece) return [];
  const lies = placeOf(n, piece, things);
  const all = allCells(context);
  const cells = all.find((one) => cellAt(one, lies)) ?? (all.length === 1 ? all[0] : clothCells(context));
  if (!cells) return [];
  const every = context.turned ? cellsOf(cells).toReversed() : cellsOf(cells);
  const own = cellAt(cells, lies);
  const isNear = ({ column, row }: Cell): boolean =>
    Math.abs(column - own!.column) <= NEAR && Math.abs(row - own!.row) <= NEAR;
  return (every.length > MOST_CELLS && own ? every.filter(isNear) : every.slice(0, MOST_CELLS)).map((cell) => {
    const at = middleOf(cells, cell);
    return { name: cellName(cells, cell), args: putAt(n, piece, at), there: lyingAt(at, n, things) };
  });
}

/** Snap points of boards, numbered as they stand in the box. */
export function snapsFor(context: BoardContext, n: number, things: readonly PieceThing[]): readonly PlaceFor[] {
  const piece = pieceOf(context, n);
  if (!piece) return [];
  return allSnaps(context)
    .filter(({ of }) => of !== n)
    .slice(0, MOST_CELLS)
    .map((at, i) => ({ name: `${i + 1}`, args: putAt(n, piece, at), there: lyingAt(at, n, things) }));
}

/** It is in the own hand. */
const isHeld = ({ view: { me } }: BoardContext, { in: place }: Piece): boolean =>
  me !== null && place === handPlace(me);

export const holdersFor = (context: BoardContext, n: number): readonly PlaceFor[] =>
  holders(context)
    .filter((one) => one !== n && one !== pieceOf(context, n)!.in)
    .slice(0, MOST_HOLDERS)
    .map((one) => ({ ...entering(context, [n], one), there: '' }));

/** To the right of what lies nearest, as it is seen. */
function besides(context: BoardContext, n: number, things: readonly PieceThing[]): readonly PlaceFor[] {
  const piece = pieceOf(context, n)!;
  const { w } = sizeOf(context, n, piece);
  const lies = placeOf(n, piece, things);
  const right = context.turned ? -1 : 1;
  const far = ({ x, y }: Point): number => Math.hypot(x - lies.x, y - lies.y);
  return things
    .filter((one) => one.n !== n && one.drawing.kind !== 'board' && one.drawing.kind !== 'zone')
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_NEIGHBOURS)
    .map((one) => ({
      name: one.label,
      args: putAt(n, piece, { x: one.x + right * ((one.w + w) / 2 + GAP), y: one.y }),
      there: '',
    }));
}

const WAYS = [
  ['left', -1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
  ['right', 1, 0],
] as const;

/** @param by centimetres, from where it is drawn */
export function nudged(n: number, piece: Piece, things: readonly PieceThing[], by: Point): unknown {
  const { x, y } = placeOf(n, piece, things);
  return putAt(n, piece, { x: x + by.x * CENTIMETRE, y: y + by.y * CENTIMETRE });
}

export function placesPanel(
  context: BoardContext,
  n: number,
  { things, attempt, close }: PlacesActions,
): TemplateResult | typeof nothing {
  const piece = pieceOf(context, n);
  if (!piece) return nothing;
  const w = panelWords(context.lang);
  const side = context.turned ? -1 : 1;
  const choose = (place: PlaceFor): void => {
    if (attempt('put', place.args)) close();
  };
  const many = (title: string, places: readonly PlaceFor[]): TemplateResult | typeof nothing =>
    places.length === 0
      ? nothing
      : html`<h4>${title}</h4>
          <ul class="list">
            ${places.map(
              (place) =>
                html`<li><button @click=${(): void => choose(place)}>${w.cell(place.name, place.there)}</button></li>`,
            )}
          </ul>`;
  const cells = (title: string, places: readonly PlaceFor[]): TemplateResult | typeof nothing =>
    places.length === 0
      ? nothing
      : html`<h4>${title}</h4>
          <div class="cells">
            ${places.map(
              (place) =>
                html`<button
                  class="btn ${place.there ? 'taken' : ''}"
                  aria-label=${w.cell(place.name, place.there)}
                  @click=${(): void => choose(place)}
                >
                  ${place.name}
                </button>`,
            )}
          </div>`;
  const around = many(w.places, holdersFor(context, n));
  // How a card of the own hand would lie on the cloth is said by other buttons.
  if (isHeld(context, piece)) return around;
  return html`${cells(w.cells, cellsFor(context, n, things))} ${cells(w.snaps, snapsFor(context, n, things))}
    <h4>${w.nudge}</h4>
    <div class="pieces">
      ${WAYS.map(
        ([way, x, y]) =>
          html`<button
            class="btn"
            @click=${(): void => void attempt('put', nudged(n, piece, things, { x: side * x, y: side * y }))}
          >
            ${w.ways[way]}
          </button>`,
      )}
    </div>
    ${around} ${many(w.beside, besides(context, n, things))}`;
}

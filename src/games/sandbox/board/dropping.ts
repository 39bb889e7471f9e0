/** What a drop means: the act that puts what was lifted where it was let go, with the places reckoned out. */
import { boxOf, meet, type Point } from '../../../elements/surface/things.ts';
import { CLOTH, handPlace, type Piece, type Place } from '../state.ts';
import { isCard, pieceOf, type BoardContext } from './context.ts';
import { snapped } from './snapping.ts';
import type { PieceThing } from './things.ts';

export interface PutArgs {
  readonly p: readonly number[];
  readonly into: Place;
  readonly side?: 'up' | 'down';
}

/** Of a card's width: nearer to another card's middle than this, both become a pile. */
const ON_TOP = 0.38;
/** Between what is laid beside something else. */
const APART = 60;
const MOST_RINGS = 5;

const row = (n: number, { rev }: Piece, at: Point, turn: number): readonly number[] => [
  n,
  rev,
  Math.round(at.x),
  Math.round(at.y),
  turn,
];

/** Whether a drop on a thing means that thing, and not just the cloth beside it. */
export function isMeant(context: BoardContext, first: PieceThing | undefined, onto: PieceThing, by: Point): boolean {
  const piece = pieceOf(context, onto.n);
  if (!piece || !isCard(context, piece)) return true;
  if (!first) return false;
  const [dx, dy] = [first.x + by.x - onto.x, first.y + by.y - onto.y];
  return Math.hypot(dx, dy) <= onto.w * ON_TOP;
}

/** @param onto the pile, bag, zone or card that it was dropped on; @param by how far from where it is drawn */
export function putOf(
  context: BoardContext,
  things: readonly PieceThing[],
  by: Point,
  onto: PieceThing | undefined,
): PutArgs {
  const p = things.flatMap(({ n, x, y, turn }) => {
    const piece = pieceOf(context, n);
    const at = { x: x + by.x, y: y + by.y };
    // One piece is drawn to its place; several keep their distance.
    const there = onto || things.length > 1 ? at : snapped(context, things[0]!, at);
    return piece ? row(n, piece, placeIn(context, onto, there), turn) : [];
  });
  return { p, into: onto?.n ?? CLOTH };
}

/** Cards of the own hand, or from the cloth, come into the own hand. */
export const takenBy = (context: BoardContext, numbers: readonly number[], seat: number): PutArgs => ({
  p: numbers.flatMap((n) => {
    const piece = pieceOf(context, n);
    return piece ? row(n, piece, { x: 0, y: 0 }, 0) : [];
  }),
  into: handPlace(seat),
});

/** Where something of a size finds room on the cloth: at a place, or as near to it as nothing else lies. */
export function freePlace(
  things: Iterable<PieceThing>,
  { w, h }: { readonly w: number; readonly h: number },
  at: Point,
): Point {
  const taken = [...things].filter(({ drawing: { kind } }) => kind !== 'board' && kind !== 'zone').map(boxOf);
  const isFree = ({ x, y }: Point): boolean =>
    !taken.some((box) => meet(box, { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }));
  if (isFree(at)) return at;
  // Beside it first, then above and below, ring by ring.
  for (let ring = 1; ring <= MOST_RINGS; ring++)
    for (const [i, j] of ringOf(ring)) {
      const place = { x: Math.round(at.x + i * (w + APART)), y: Math.round(at.y + j * (h + APART)) };
      if (isFree(place)) return place;
    }
  return at;
}

function ringOf(ring: number): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, i) => i - ring);
  const all = steps.flatMap((i) => steps.map((j) => [i, j] as const));
  return all
    .filter(([i, j]) => Math.max(Math.abs(i), Math.abs(j)) === ring)
    .toSorted((a, b) => Math.abs(a[1]) - Math.abs(b[1]));
}

/** A place in a zone is told from the zone's middle, any other from the table's corner. */
export function placeIn(context: BoardContext, onto: PieceThing | undefined, at: Point): Point {
  const target = onto && pieceOf(context, onto.n);
  return target?.kind === 'zone' ? { x: at.x - target.x, y: at.y - target.y } : at;
}

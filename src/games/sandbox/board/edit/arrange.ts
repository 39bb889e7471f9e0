/** Pieces put in order as they are seen: in a line, evenly, in a grid. Each way is one act, as any other drop. */
import { around, type Point } from '../../../../elements/surface/things.ts';
import { CLOTH } from '../../state.ts';
import { pieceOf, type BoardContext } from '../context.ts';
import type { PutArgs } from '../dropping.ts';
import type { PieceThing } from '../things.ts';

export const ALIGN = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Align = (typeof ALIGN)[number];
export type Direction = 'across' | 'down';

/** New places, thing by thing. */
type Places = readonly (readonly [PieceThing, Point])[];

function aligned(things: readonly PieceThing[], how: Align): Places {
  const { left, right, top, bottom } = around(things)!;
  return things.map((thing) => {
    const { x, y, w, h } = thing;
    const at: Record<Align, Point> = {
      left: { x: left + w / 2, y },
      center: { x: (left + right) / 2, y },
      right: { x: right - w / 2, y },
      top: { x, y: top + h / 2 },
      middle: { x, y: (top + bottom) / 2 },
      bottom: { x, y: bottom - h / 2 },
    };
    return [thing, at[how]];
  });
}

/** The first and the last stay; those between them come to lie as far from each other. */
function distributed(things: readonly PieceThing[], way: Direction): Places {
  const axis = way === 'across' ? 'x' : 'y';
  const all = things.toSorted((a, b) => a[axis] - b[axis]);
  const [from, to] = [all[0]![axis], all.at(-1)![axis]];
  const step = (to - from) / Math.max(1, all.length - 1);
  return all.map((thing, i) => [thing, { x: thing.x, y: thing.y, [axis]: from + i * step }]);
}

export interface GridWishes {
  readonly columns: number;
  /** Between two of them, in units. */
  readonly gap: number;
  readonly order: 'lie' | 'name' | 'chance';
}

/** In reading order: rows from above, each from the left. What is in one row hardly lies at one height. */
const asTheyLie = (a: PieceThing, b: PieceThing): number =>
  Math.abs(a.y - b.y) > Math.min(a.h, b.h) / 2 ? a.y - b.y : a.x - b.x;

function inOrder(things: readonly PieceThing[], order: GridWishes['order']): readonly PieceThing[] {
  if (order === 'lie') return things.toSorted(asTheyLie);
  if (order === 'name') return things.toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  const lots = new Map(things.map(({ n }) => [n, crypto.getRandomValues(new Uint32Array(1))[0]!]));
  return things.toSorted((a, b) => lots.get(a.n)! - lots.get(b.n)!);
}

/** From where the uppermost and leftmost lies. */
function gridded(things: readonly PieceThing[], { columns, gap, order }: GridWishes): Places {
  const { left, top } = around(things)!;
  const [w, h] = [Math.max(...things.map((one) => one.w)), Math.max(...things.map((one) => one.h))];
  return inOrder(things, order).map((thing, i) => [
    thing,
    { x: left + w / 2 + (i % columns) * (w + gap), y: top + h / 2 + Math.floor(i / columns) * (h + gap) },
  ]);
}

/** From the other side left is right, and above is below; it is its own opposite. */
const seen = <T extends Point>({ turned }: BoardContext, at: T): T => (turned ? { ...at, x: -at.x, y: -at.y } : at);
const allSeen = (context: BoardContext, things: readonly PieceThing[]): readonly PieceThing[] =>
  things.map((thing) => seen(context, thing));

function put(context: BoardContext, places: Places): PutArgs {
  const p = places.flatMap(([{ n, turn }, at]) => {
    const piece = pieceOf(context, n);
    const { x, y } = seen(context, at);
    return piece ? [n, piece.rev, Math.round(x), Math.round(y), turn] : [];
  });
  return { p, into: CLOTH };
}

/** Of what is chosen, what lies on the cloth itself. */
export const movable = (context: BoardContext, things: readonly PieceThing[]): readonly PieceThing[] =>
  things.filter(({ n, fixed }) => !fixed && pieceOf(context, n)?.in === CLOTH);

/** @param things two at least, on the cloth */
export const align = (context: BoardContext, things: readonly PieceThing[], how: Align): PutArgs =>
  put(context, aligned(allSeen(context, things), how));

export const distribute = (context: BoardContext, things: readonly PieceThing[], way: Direction): PutArgs =>
  put(context, distributed(allSeen(context, things), way));

export const layInGrid = (context: BoardContext, things: readonly PieceThing[], wishes: GridWishes): PutArgs =>
  put(context, gridded(allSeen(context, things), wishes));

/** Where something brought to a table that lies touches nothing: on the free cloth, as near to a place as there is room. */
import { boxOf, meet, type Point } from '../../../../elements/surface/things.ts';
import { freePlace } from '../dropping.ts';
import type { PieceThing } from '../things.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Between places that are tried, and between what lies beside each other. */
const STEP = 100;
const APART = 60;

/** Places on the cloth where all of it lies on the cloth, the nearest first. */
function placesFor({ w, h }: Size, table: Size, at: Point): readonly Point[] {
  const [across, down] = [Math.floor((table.w - w) / STEP), Math.floor((table.h - h) / STEP)];
  if (across < 0 || down < 0) return [];
  const all: Point[] = [];
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= down; j++) all.push({ x: Math.round(w / 2 + i * STEP), y: Math.round(h / 2 + j * STEP) });
  const far = ({ x, y }: Point): number => (x - at.x) ** 2 + (y - at.y) ** 2;
  return [at, ...all.toSorted((a, b) => far(a) - far(b))];
}

/**
 * Boards and zones are kept clear as well, where there is room for that. A board that finds none comes beside all that lies there; anything else
 * may lie on a board then.
 */
export function clearPlace(things: Iterable<PieceThing>, size: Size, at: Point, table: Size, isBoard: boolean): Point {
  const all = [...things];
  const { w, h } = size;
  const isFree = ({ x, y }: Point): boolean => {
    const box = {
      left: x - w / 2 - APART,
      right: x + w / 2 + APART,
      top: y - h / 2 - APART,
      bottom: y + h / 2 + APART,
    };
    return !all.some((one) => meet(boxOf(one), box));
  };
  const place = placesFor(size, table, at).find(isFree);
  if (place) return place;
  if (!isBoard) return freePlace(all, size, at);
  const right = Math.max(0, ...all.map((one) => boxOf(one).right));
  return { x: Math.round(right + APART + w / 2), y: Math.round(Math.max(h / 2, table.h / 2)) };
}

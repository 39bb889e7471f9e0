/** A stroke thinned to what its owner keeps. */
import type { Point } from './things.ts';

/** Nearer to the line between its neighbours than this, in units, a point is left out. */
const STRAIGHT = 6;

/** How far from the line between two others a point lies. */
function aside(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(at.x - a.x, at.y - a.y) : Math.abs(dy * (at.x - a.x) - dx * (at.y - a.y)) / length;
}

/** The corners alone (Ramer, Douglas, Peucker). */
function corners(points: readonly Point[], far: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [most, at] = [0, 0];
  for (const [i, point] of points.entries()) {
    const by = aside(point, first, last);
    if (by > most) [most, at] = [by, i];
  }
  if (most <= far) return [first, last];
  return [...corners(points.slice(0, at + 1), far).slice(0, -1), ...corners(points.slice(at), far)];
}

/** As few points as draw the same line, `most` at most. */
export function thinned(points: readonly Point[], most: number): readonly Point[] {
  let far = STRAIGHT;
  let left = corners(points, far);
  while (left.length > most) left = corners(points, (far *= 1.6));
  return left;
}

/** A stroke of the pen as an act of the table. */
import { thinned } from '../../../elements/surface/thinned.ts';
import type { Point } from '../../../elements/surface/things.ts';

/** Points of a stroke, as the rules have it. */
const MOST_POINTS = 120;

/** The act that draws it; undefined where nothing was drawn. */
export function inkOf(drawn: readonly Point[], tint: number): unknown {
  const points = thinned(drawn, MOST_POINTS);
  if (points.length < 2) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = (all: readonly number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  const at = { x: middle(xs), y: middle(ys) };
  return { ...at, points: points.flatMap(({ x, y }) => [Math.round(x) - at.x, Math.round(y) - at.y]), tint };
}

// Where a thing comes to lie when it is fitted into a place of the scene: plain geometry, no drawing.
import type { Icon, Place, Point } from './types.ts';

/** A placed thing in scene units. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly w: number;
  readonly h: number;
  readonly seat: Point;
  readonly mid: Point;
  /** Scene units per icon unit. */
  readonly scale: number;
  /** From icon units to scene units. */
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
}

/** At most two decimals: the same text everywhere, and short. */
export function round2(v: number): number {
  return Math.round(v * 100) / 100 || 0;
}

/** Template tag that rounds every number, for path data and attributes. */
export function f(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map((v) => (typeof v === 'number' ? String(round2(v)) : v)));
}

export function scaleOf(icon: Icon, place: Place): number {
  const [x0, y0, x1, y1] = icon.box;
  return Math.min((place.w ?? 99) / (x1 - x0), (place.h ?? 99) / (y1 - y0));
}

/** The point of the icon that lies on the place's (x, y). */
export function anchorOf(icon: Icon, place: Place): Point {
  const [x0, y0, x1, y1] = icon.box;
  const y = place.at === 'mid' ? (y0 + y1) / 2 : place.at === 'top' ? y0 : y1;
  return [(x0 + x1) / 2, y];
}

/** The transform that draws the icon there. */
export function transformOf(icon: Icon, place: Place): string {
  const scale = scaleOf(icon, place);
  const [ax, ay] = anchorOf(icon, place);
  const turn = place.turn ? f` rotate(${place.turn})` : '';
  return f`translate(${place.x} ${place.y})${turn} scale(${place.flip ? -scale : scale} ${scale}) translate(${-ax} ${-ay})`;
}

/** Where its ink comes to lie, not counting a turn. */
export function boxOf(icon: Icon, place: Place): Box {
  const scale = scaleOf(icon, place);
  const [ax, ay] = anchorOf(icon, place);
  const [x0, y0, x1, y1] = icon.box;
  const toX = (x: number): number => place.x + (place.flip ? ax - x : x - ax) * scale;
  const toY = (y: number): number => place.y + (y - ay) * scale;
  return {
    x0: Math.min(toX(x0), toX(x1)),
    y0: toY(y0),
    x1: Math.max(toX(x0), toX(x1)),
    y1: toY(y1),
    w: (x1 - x0) * scale,
    h: (y1 - y0) * scale,
    seat: [toX(icon.seat[0]), toY(icon.seat[1])],
    mid: [toX((x0 + x1) / 2), toY((y0 + y1) / 2)],
    scale,
    toX,
    toY,
  };
}

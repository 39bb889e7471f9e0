/** Which part of a surface its window shows: pure numbers. */
import { PX_PER_UNIT, type Point, type Rect } from './things.ts';

/** A point (a, b) of the world layer, in px, is drawn at (x + scale · a, y + scale · b) of the window. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Of a cloth or a window. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

const FARTHEST = 0.1;
const NEAREST = 4;
/** Of the cloth's edge from the window's, where the cloth is larger: enough to get hold of what lies there. */
const BEYOND_PX = 56;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where one axis comes to rest: in the middle if all of it can be seen, else no farther than just beyond the edge. */
function held(at: number, length: number, window: number): number {
  const room = window - length;
  return room >= 0 ? room / 2 : clamp(room - BEYOND_PX, at, BEYOND_PX);
}

/** Never away from the cloth. Sizes in px of the window, the table's in units. */
export function within(camera: Camera, window: Size, table: Size): Camera {
  const scale = clamp(FARTHEST, camera.scale, NEAREST);
  const px = scale * PX_PER_UNIT;
  return { scale, x: held(camera.x, table.w * px, window.w), y: held(camera.y, table.h * px, window.h) };
}

/** All of the table, as large as it goes. */
export function whole(window: Size, table: Size): Camera {
  const scale = Math.min(window.w / (table.w * PX_PER_UNIT), window.h / (table.h * PX_PER_UNIT));
  return within({ scale, x: 0, y: 0 }, window, table);
}

/** Nearer by a factor, about a point of the window. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(FARTHEST, camera.scale * factor, NEAREST);
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The place on the table, in units, under a point of the window. */
export const placeUnder = ({ scale, x, y }: Camera, at: Point): Point => ({
  x: (at.x - x) / scale / PX_PER_UNIT,
  y: (at.y - y) / scale / PX_PER_UNIT,
});

/** The part of the table that is seen, in units; `more` of the window's size farther at each side. */
export function sight(camera: Camera, { w, h }: Size, more = 0): Rect {
  const first = placeUnder(camera, { x: -w * more, y: -h * more });
  const last = placeUnder(camera, { x: w * (1 + more), y: h * (1 + more) });
  return { left: first.x, top: first.y, right: last.x, bottom: last.y };
}

/** So far that a rectangle of the table is in sight, a little from the edge. */
export function showing(camera: Camera, rect: Rect, window: Size, edgePx = 24): Camera {
  const px = camera.scale * PX_PER_UNIT;
  const into = (at: number, low: number, high: number, length: number): number => {
    if (at + low * px < edgePx) return edgePx - low * px;
    if (at + high * px > length - edgePx) return length - edgePx - high * px;
    return at;
  };
  return {
    ...camera,
    x: into(camera.x, rect.left, rect.right, window.w),
    y: into(camera.y, rect.top, rect.bottom, window.h),
  };
}

/**
 * Which part of a surface its window shows, and from which of two sides: pure numbers.
 *
 * What is read stays upright for its reader on either side, as chess programs do it: chess pieces, cards, notes. A turn that somebody gave a
 * thing counts from there. So a card that is tapped or upside down is so for everybody. What has a direction on the table turns with it
 * (`Thing.directed`): a board, a stroke.
 *
 * So things lie at mirrored places, and the world isn't turned. Were it turned and each thing turned back, every frame would have two thousand
 * transforms to put together. And there are no quarter turns: seen from there, what stays upright would lie across its neighbours.
 */
import { PX_PER_UNIT, type Point, type Rect } from './things.ts';

/** 1: as the table is laid. -1: from opposite, where its upper left corner is below on the right. */
export type Side = 1 | -1;

/** A point (a, b) of the table, in px at rest, is drawn at (x + side · scale · a, y + side · scale · b) of the window. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly side: Side;
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
function held(at: number, length: number, window: number, side: Side): number {
  const behind = side > 0 ? 0 : length;
  const room = window - length;
  return behind + (room >= 0 ? room / 2 : clamp(room - BEYOND_PX, at - behind, BEYOND_PX));
}

/** Never away from the cloth. Sizes in px of the window, the table's in units. */
export function within(camera: Camera, window: Size, table: Size): Camera {
  const scale = clamp(FARTHEST, camera.scale, NEAREST);
  const px = scale * PX_PER_UNIT;
  const { side } = camera;
  return {
    scale,
    side,
    x: held(camera.x, table.w * px, window.w, side),
    y: held(camera.y, table.h * px, window.h, side),
  };
}

/** All of the table, as large as it goes. */
export function whole(window: Size, table: Size, side: Side): Camera {
  const scale = Math.min(window.w / (table.w * PX_PER_UNIT), window.h / (table.h * PX_PER_UNIT));
  return within({ scale, x: 0, y: 0, side }, window, table);
}

/** Nearer by a factor, about a point of the window. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(FARTHEST, camera.scale * factor, NEAREST);
  const by = scale / camera.scale;
  return { ...camera, scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The place on the table, in units, under a point of the window. */
export function placeUnder(camera: Camera, at: Point): Point {
  const px = perUnit(camera);
  return { x: (at.x - camera.x) / px, y: (at.y - camera.y) / px };
}

/** Where a place on the table, in units, is drawn in the window. */
export function pointAt(camera: Camera, { x, y }: Point): Point {
  const px = perUnit(camera);
  return { x: camera.x + x * px, y: camera.y + y * px };
}

/** So far right and down one unit goes. */
const perUnit = ({ scale, side }: Camera): number => scale * side * PX_PER_UNIT;

/** The part of the table that is seen, in units; `more` of the window's size farther at each side. */
export function sight(camera: Camera, { w, h }: Size, more = 0): Rect {
  const ends = [
    { x: -w * more, y: -h * more },
    { x: w * (1 + more), y: h * (1 + more) },
  ] as const;
  const [first, last] = sorted(camera, placeUnder(camera, ends[0]), placeUnder(camera, ends[1]));
  return { left: first.x, top: first.y, right: last.x, bottom: last.y };
}

/** Which of two ends is the lower one. */
const sorted = <T>({ side }: Camera, a: T, b: T): readonly [T, T] => (side > 0 ? [a, b] : [b, a]);

/** So far that a rectangle of the table is in sight, a little from the edge. */
export function showing(camera: Camera, rect: Rect, window: Size, edgePx = 24): Camera {
  const px = perUnit(camera);
  const into = (at: number, from: number, to: number, length: number): number => {
    const [low, high] = sorted(camera, from, to);
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

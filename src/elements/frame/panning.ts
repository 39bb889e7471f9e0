/** Where a picture of the table lies in its frame when one has come nearer: pure numbers, in px of the frame. */

/** A point of the content at (a, b) is drawn at (x + scale · a, y + scale · b). */
export interface Nearness {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Width and height, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of it, in its place. */
export const WHOLE: Nearness = { scale: 1, x: 0, y: 0 };
/** Most that one can zoom in. */
export const NEAREST = 4;
/** Nearer to the whole than this, and it is the whole. */
const WHOLE_BELOW = 1.04;

/** Nothing is zoomed. */
export const isWhole = ({ scale }: Nearness): boolean => scale === 1;

/** The frame is always full: nothing is drawn away from an edge that it could reach. */
function held({ scale, x, y }: Nearness, { width, height }: Size): Nearness {
  const most = Math.max(1, Math.min(scale, NEAREST));
  const within = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - most), at));
  return { scale: most, x: within(x, width), y: within(y, height) };
}

/** Nearer or farther by a factor; what lies at (x, y) of the frame stays there. */
export function zoomAt(from: Nearness, factor: number, x: number, y: number, size: Size): Nearness {
  const scale = Math.min(NEAREST, Math.max(1, from.scale * factor));
  const by = scale / from.scale;
  return held({ scale, x: x - (x - from.x) * by, y: y - (y - from.y) * by }, size);
}

/** Where it comes to rest when the fingers let go. */
export const settled = (at: Nearness): Nearness => (at.scale < WHOLE_BELOW ? WHOLE : at);

/** Moved by so many pixels, as far as there is anything to see. */
export function panBy(from: Nearness, dx: number, dy: number, size: Size): Nearness {
  return held({ ...from, x: from.x + dx, y: from.y + dy }, size);
}

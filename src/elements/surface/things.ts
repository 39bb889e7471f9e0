/** What lies on a surface, as the surface knows it: numbered things of a size at a place. What they are is their owner's affair. */
import type { CSSResult } from 'lit';

/** Lengths are tenths of a millimetre, angles degrees; a place is the middle of a thing. */
export interface Thing {
  /** Its number; stays while it lies here. */
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  /** What is higher lies on top. */
  readonly z: number;
  /** What is drawn: it is drawn anew when this changes, and only then. Nothing that this device may not know belongs here. */
  readonly look: string;
  /** How a screen reader says it. */
  readonly label: string;
  /** A drag begins on it as on the cloth. */
  readonly fixed?: boolean;
  /** Other things may be dropped on it. */
  readonly takes?: boolean;
  /** Its direction on the table means something: from the other side it is seen the other way round. */
  readonly directed?: boolean;
}

/** Draws things into their elements: plain DOM, since there may be two thousand. */
export interface Painter {
  readonly styles: CSSResult;
  /** @param el empty, or as it was drawn before */
  draw(el: HTMLElement, thing: Thing): void;
}

/** A place, in units of the cloth or px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the world layer when nothing is zoomed: a poker card is 126 px wide. */
export const PX_PER_UNIT = 0.2;

const RADIANS = Math.PI / 180;

/** The upright box around it, turned as it is. */
export function boxOf({ x, y, w, h, turn }: Thing): Rect {
  const upright = turn % 180 === 0;
  const [c, s] = upright ? [1, 0] : [Math.abs(Math.cos(turn * RADIANS)), Math.abs(Math.sin(turn * RADIANS))];
  const [dx, dy] = [(w * c + h * s) / 2, (w * s + h * c) / 2];
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
}

/** Whether two boxes have a place in common. */
export const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a point lies on it, turned as it is. */
export function covers({ x, y, w, h, turn }: Thing, at: Point): boolean {
  const [dx, dy] = [at.x - x, at.y - y];
  const [c, s] = [Math.cos(-turn * RADIANS), Math.sin(-turn * RADIANS)];
  return Math.abs(dx * c - dy * s) <= w / 2 && Math.abs(dx * s + dy * c) <= h / 2;
}

/** The topmost of those that lie under a point. */
export function topmost(things: Iterable<Thing>, at: Point): Thing | undefined {
  let top: Thing | undefined;
  for (const thing of things) if ((!top || thing.z > top.z) && covers(thing, at)) top = thing;
  return top;
}

/** The upright box around all of them; undefined around nothing. */
export function around(things: Iterable<Thing>): Rect | undefined {
  let all: Rect | undefined;
  for (const thing of things) {
    const { left, top, right, bottom } = boxOf(thing);
    all = all
      ? {
          left: Math.min(all.left, left),
          top: Math.min(all.top, top),
          right: Math.max(all.right, right),
          bottom: Math.max(all.bottom, bottom),
        }
      : { left, top, right, bottom };
  }
  return all;
}

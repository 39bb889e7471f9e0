/**
 * What is drawn over the things of a surface. There are rings around what is chosen, the box that a mouse draws, and the place that would
 * take what is lifted. They are elements of their own: a ring on five hundred cards would have each of them drawn anew.
 */
import type { Side } from './camera.ts';
import { around, boxOf, meet, PX_PER_UNIT, type Rect, type Thing } from './things.ts';

/** More than these share one ring around all. */
const MOST_RINGS = 24;

/** @param rect in units @param side of a layer that isn't turned itself (layer.ts) */
export function place(el: HTMLElement, { left, top, right, bottom }: Rect, side: Side = 1): void {
  Object.assign(el.style, {
    left: `${(side > 0 ? left : -right) * PX_PER_UNIT}px`,
    top: `${(side > 0 ? top : -bottom) * PX_PER_UNIT}px`,
    width: `${(right - left) * PX_PER_UNIT}px`,
    height: `${(bottom - top) * PX_PER_UNIT}px`,
  });
}

function part(name: string): HTMLElement {
  const el = document.createElement('div');
  el.className = name;
  return el;
}

function ring({ x, y, w, h, turn }: Thing): HTMLElement {
  const el = part('ring');
  place(el, { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 });
  if (turn !== 0) el.style.rotate = `${turn}deg`;
  return el;
}

/** All marks of one surface, in a layer of their own. */
export class Marks {
  readonly el: HTMLElement;
  readonly #box: HTMLElement;
  readonly #over: HTMLElement;
  readonly #rings: HTMLElement;

  constructor() {
    this.el = part('marks');
    this.el.ariaHidden = 'true';
    this.#rings = part('rings');
    this.#box = part('box');
    this.#over = part('over');
    this.#box.hidden = this.#over.hidden = true;
    this.el.append(this.#rings, this.#over, this.#box);
  }

  /** @param at where the keyboard is: marked in another way where it isn't one of them */
  ringAround(things: readonly Thing[], at?: Thing): void {
    const rings = things.length <= MOST_RINGS ? things.map(ring) : [part('ring')];
    if (things.length > MOST_RINGS) place(rings[0]!, around(things)!);
    const cursor = at && !things.includes(at) ? [ring(at)] : [];
    for (const one of cursor) one.className = 'cursor';
    this.#rings.replaceChildren(...rings, ...cursor);
  }

  /** The box of the mouse, in units; none: it is gone. */
  drawBox(rect: Rect | undefined): void {
    this.#box.hidden = !rect;
    if (rect) place(this.#box, rect);
  }

  /** What would take the lifted things; none: nothing would. */
  drawOver(thing: Thing | undefined): void {
    this.#over.hidden = !thing;
    if (!thing) return;
    place(this.#over, boxOf({ ...thing, turn: 0 }));
    this.#over.style.rotate = thing.turn === 0 ? '' : `${thing.turn}deg`;
  }
}

/** What a box that is drawn takes in: all that it touches and that isn't fixed. */
export const inBox = (things: Iterable<Thing>, rect: Rect): readonly Thing[] =>
  [...things].filter((thing) => !thing.fixed && meet(boxOf(thing), rect));

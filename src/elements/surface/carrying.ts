/**
 * What is lifted from a surface, from the lift to the drop. That is how far it is from where it lay, what it is held above, and how the cloth
 * comes along at the edge. One lift at a time, by pointer or by keys.
 */
import { placeOf } from '../dragging/drop-places.ts';
import { topmost, type Point, type Thing } from './things.ts';

/** So close to the edge of the window the cloth comes along, so many px a frame. */
const EDGE_PX = 28;
const STEP_PX = 9;

/** Whether things that are carried so far may be put onto another one. */
export type May = (things: readonly number[], onto: number, by: Point) => boolean;

/** What carrying needs of its surface. */
export interface CarryingOptions {
  readonly host: HTMLElement;
  readonly things: () => ReadonlyMap<number, Thing>;
  readonly placeOf: (point: Point) => Point;
  readonly may: May;
  /** What it is held above is another thing now. */
  readonly above: (thing: Thing | undefined) => void;
}

/** One lift, from up to down. */
export class Carrying {
  readonly things: readonly number[];
  /** From where they lie, in units. */
  by: Point = { x: 0, y: 0 };
  over: Thing | undefined;
  readonly #options: CarryingOptions;
  readonly #from: Point;
  #place: HTMLElement | undefined;
  #pointer: Point | undefined;

  /** @param from where they were taken, in units */
  constructor(things: readonly number[], from: Point, options: CarryingOptions) {
    this.things = things;
    this.#from = from;
    this.#options = options;
  }

  /** To a point of the page's window; the same once more where the cloth has moved below it. */
  follow(pointer: Point | undefined = this.#pointer): void {
    if (!pointer) return;
    this.#pointer = pointer;
    const at = this.#options.placeOf(pointer);
    this.by = { x: at.x - this.#from.x, y: at.y - this.#from.y };
    this.#markPlace(this.#beside(pointer));
    this.#lookBelow(this.#place ? undefined : at);
  }

  /** By keys: the first of them is what is held above something. */
  push(way: Point, step: number): void {
    this.by = { x: this.by.x + way.x * step, y: this.by.y + way.y * step };
    const first = this.#options.things().get(this.things[0]!);
    this.#lookBelow(first && { x: first.x + this.by.x, y: first.y + this.by.y });
  }

  #lookBelow(at: Point | undefined): void {
    const thing = at && takerAt(this.#options, this.things, at, this.by);
    if (thing === this.over) return;
    this.over = thing;
    this.#options.above(thing);
  }

  /** A place beside the surface that would take what is lifted. */
  #beside({ x, y }: Point): HTMLElement | undefined {
    const { host } = this.#options;
    const tree = host.getRootNode() as Document | ShadowRoot;
    const at = tree.elementFromPoint(x, y);
    // Above the surface it is nowhere beside it: no need to look any deeper.
    return at && at !== host ? placeOf(at) : undefined;
  }

  #markPlace(place: HTMLElement | undefined): void {
    if (place === this.#place) return;
    this.#place?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.#place = place;
  }

  /** `data-drop` of the place beside the surface that it is held above. */
  get beyond(): string | undefined {
    return this.#place?.dataset['drop'];
  }

  /** How far the cloth comes along now, in px. */
  get drift(): Point | undefined {
    if (!this.#pointer || this.#place) return undefined;
    const { x, y } = this.#pointer;
    const { left, top, right, bottom } = this.#options.host.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return undefined;
    const push = (low: number, high: number): number => (low < EDGE_PX ? STEP_PX : high < EDGE_PX ? -STEP_PX : 0);
    const drift = { x: push(x - left, right - x), y: push(y - top, bottom - y) };
    return drift.x === 0 && drift.y === 0 ? undefined : drift;
  }

  end(): void {
    this.#markPlace(undefined);
    this.#options.above(undefined);
  }
}

/** The topmost thing at a place that takes these. */
export function takerAt(
  { things, may }: Pick<CarryingOptions, 'things' | 'may'>,
  carried: readonly number[],
  at: Point,
  by: Point,
): Thing | undefined {
  const thing = topmost(takers(things(), carried), at);
  return thing && may(carried, thing.n, by) ? thing : undefined;
}

/** One after the other, as it is asked with each step of a hand: no list of two thousand. */
function* takers(things: ReadonlyMap<number, Thing>, carried: readonly number[]): Generator<Thing> {
  for (const thing of things.values()) if (thing.takes && !carried.includes(thing.n)) yield thing;
}

/** Lifting from a surface, by pointer or by keys: what is chosen goes up, is carried, and is put down, or goes back. The owner hears of each. */
import { Carrying, takerAt, type CarryingOptions, type May } from './carrying.ts';
import * as told from './events.ts';
import type { Layer } from './layer.ts';
import type { Marks } from './marks.ts';
import type { Sight } from './sight.ts';
import type { Point, Thing } from './things.ts';

const NO_WAY: Point = { x: 0, y: 0 };

/** The surface that is lifted from. */
export interface LiftedFrom extends HTMLElement {
  readonly may: May;
  readonly mayLift: (things: readonly number[]) => boolean;
  readonly all: ReadonlyMap<number, Thing>;
  chosen: readonly number[];
  /** What is drawn around things is looked at anew, and a frame is drawn. */
  marked(): void;
  schedule(): void;
}

/** What is lifted from one surface, if anything is. */
export class Lifting {
  readonly #host: LiftedFrom;
  readonly #layer: Layer;
  readonly #sight: Sight;
  readonly #options: CarryingOptions;
  #carrying: Carrying | undefined;

  constructor(host: LiftedFrom, layer: Layer, marks: Marks, sight: Sight) {
    this.#host = host;
    this.#layer = layer;
    this.#sight = sight;
    this.#options = {
      host,
      things: () => host.all,
      placeOf: (point) => sight.placeOf(point),
      may: (things, onto, by) => host.may(things, onto, by),
      above: (thing) => marks.drawOver(thing),
    };
  }

  get isLifting(): boolean {
    return this.#carrying !== undefined;
  }

  /** How far what is lifted is from where it lies, in units. */
  get by(): Point {
    return this.#carrying?.by ?? NO_WAY;
  }

  get #movable(): readonly number[] {
    return this.#host.chosen.filter((n) => !this.#host.all.get(n)?.fixed);
  }

  /** Something is chosen that may go elsewhere. */
  get mayPlace(): boolean {
    const things = this.#movable;
    return things.length > 0 && this.#host.mayLift(things);
  }

  lift(from: Point): boolean {
    const host = this.#host;
    const things = this.#movable;
    if (!this.mayPlace) return false;
    this.#carrying = new Carrying(things, this.#sight.placeOf(from), this.#options);
    host.toggleAttribute('lifting', true);
    this.#layer.lift(things);
    host.marked();
    host.dispatchEvent(new told.LiftedEvent(things));
    return true;
  }

  carry(to: Point): void {
    this.#carrying?.follow(to);
    this.#carried();
  }

  /** What is lifted goes so far on, by keys. */
  push(way: Point, step: number): void {
    const first = this.#host.all.get(this.#carrying?.things[0] ?? -1);
    if (!this.#carrying || !first) return;
    this.#carrying.push(way, step);
    const { x, y } = this.#carrying.by;
    this.#sight.bring({ ...first, x: first.x + x, y: first.y + y });
    this.#carried();
  }

  #carried(): void {
    this.#host.schedule();
    if (!this.#carrying) return;
    const { things, by, beyond } = this.#carrying;
    this.#host.dispatchEvent(new told.CarriedEvent(things, by, beyond));
  }

  /** At the window's edge the cloth comes along; answers whether it did. */
  drift(): boolean {
    const drift = this.#carrying?.drift;
    if (!drift) return false;
    this.#sight.pan(drift.x, drift.y);
    this.#carrying?.follow();
    return true;
  }

  /** @param point of the page's window; without one it is put where keys have pushed it. @returns whether it was taken there */
  put(point?: Point): boolean {
    if (!this.#carrying) return false;
    const { things, by, over, beyond } = this.#carrying;
    const first = this.#host.all.get(things[0]!);
    const at = point ? this.#sight.placeOf(point) : { x: (first?.x ?? 0) + by.x, y: (first?.y ?? 0) + by.y };
    const whole = { x: Math.round(by.x), y: Math.round(by.y) };
    const event = new told.PutEvent({ things, by: whole, at, onto: over?.n, place: beyond });
    const isTaken = this.#host.dispatchEvent(event);
    this.#letDown(isTaken && beyond === undefined ? by : undefined);
    return isTaken;
  }

  back(): void {
    if (!this.#carrying) return;
    this.#letDown(undefined);
    this.#host.dispatchEvent(new told.LaidBackEvent());
  }

  /** Nothing of what is lifted lies there any more. */
  get isGone(): boolean {
    return this.#carrying !== undefined && !this.#carrying.things.some((n) => this.#host.all.has(n));
  }

  #letDown(by: Point | undefined): void {
    const carrying = this.#carrying;
    const host = this.#host;
    this.#carrying = undefined;
    carrying?.end();
    this.#layer.letDown(by, carrying?.by ?? NO_WAY);
    host.toggleAttribute('lifting', false);
    host.marked();
    host.schedule();
  }

  /** What is chosen goes to a place that was tapped. */
  placeAt(point: Point): void {
    const host = this.#host;
    const things = this.#movable;
    const at = this.#sight.placeOf(point);
    const first = host.all.get(things[0] ?? -1);
    if (!first || !this.mayPlace) {
      host.chosen = [];
      return;
    }
    const by = { x: Math.round(at.x - first.x), y: Math.round(at.y - first.y) };
    const onto = takerAt(this.#options, things, at, by)?.n;
    if (host.dispatchEvent(new told.PutEvent({ things, by, at, onto, place: undefined }))) host.chosen = [];
  }

  /** The thing under a point of the page's window that takes what comes from elsewhere, as from a hand. */
  takerUnder(point: Point): Thing | undefined {
    return takerAt(this.#options, [], this.#sight.placeOf(point), NO_WAY);
  }
}

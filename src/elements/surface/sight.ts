/** The window of a surface: its size on the page, the part of the table that it shows, and from which px to which place. */
import {
  placeUnder,
  pointAt,
  showing,
  sight,
  whole,
  within,
  zoomed,
  type Camera,
  type Side,
  type Size,
} from './camera.ts';
import { around, boxOf, PX_PER_UNIT, type Point, type Rect, type Thing } from './things.ts';

/** Of the window, farther at each side, is near. */
const NEAR = 0.6;
/** Below this a card is too small to be read or hit: a large table in a small window begins nearer, where things lie. */
const READABLE = 0.42;
/** If everything that lies there fits in, a little smaller will do. */
const HARDLY_READABLE = 0.3;
/** Around what lies there. */
const MARGIN = 1.06;
/** What covers so much of all that lies there is a board: where pieces are on it matters more than how large they are. */
const MOSTLY = 0.5;

const areaOf = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);

export class Sight {
  camera: Camera | undefined;
  #size: Size = { w: 0, h: 0 };
  #table: Size = { w: 1, h: 1 };
  #side: Side = 1;
  readonly #host: HTMLElement;
  readonly #things: () => Iterable<Thing>;
  readonly #changed: () => void;

  /** @param changed another part of the table is seen, or at another scale */
  constructor(host: HTMLElement, things: () => Iterable<Thing>, changed: () => void) {
    this.#host = host;
    this.#things = things;
    this.#changed = changed;
  }

  get #now(): Camera {
    return this.camera ?? { scale: 1, x: 0, y: 0, side: this.#side };
  }

  get #middle(): Point {
    return { x: this.#size.w / 2, y: this.#size.h / 2 };
  }

  /** One looks from another side: what was in the middle stays there. */
  turn(side: Side): void {
    const middle = placeUnder(this.#now, this.#middle);
    this.#side = side;
    if (!this.camera) return;
    this.camera = { ...this.camera, side };
    this.lookAt(middle);
  }

  /** Another table: all of it is seen. */
  lay(table: Size): void {
    this.#table = table;
    this.camera = undefined;
    this.measure();
  }

  /** The window has another size: its middle shows what it did, or it shows all as it did. */
  measure(): void {
    const { clientWidth: w, clientHeight: h } = this.#host;
    const { camera } = this;
    const size = this.#size;
    if (w === 0 || h === 0 || (camera && w === size.w && h === size.h)) return;
    const wasWhole = this.isWhole;
    const middle = placeUnder(this.#now, this.#middle);
    this.#size = { w, h };
    if (!camera) this.#begin();
    else if (wasWhole) this.fit();
    else this.lookAt(middle);
  }

  /** All of the table; of one that is too large for it, its board, or the middle of what lies there. */
  #begin(): void {
    this.fit();
    const things = [...this.#things()];
    const all = around(things);
    if (this.scale >= READABLE || !all) return;
    const board = things.find((one) => one.fixed && areaOf(boxOf(one)) > MOSTLY * areaOf(all));
    const { left, top, right, bottom } = board ? boxOf(board) : all;
    const { w, h } = this.#size;
    const px = PX_PER_UNIT * MARGIN;
    const fits = Math.min(w / ((right - left) * px), h / ((bottom - top) * px));
    this.zoom((fits < HARDLY_READABLE && !board ? READABLE : Math.min(fits, READABLE)) / this.scale);
    this.lookAt({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  get isWhole(): boolean {
    return this.camera !== undefined && this.camera.scale <= whole(this.#size, this.#table, this.#side).scale * 1.001;
  }

  get scale(): number {
    return this.camera?.scale ?? 1;
  }

  get seen(): Rect {
    return sight(this.#now, this.#size);
  }

  get near(): Rect {
    return sight(this.#now, this.#size, NEAR);
  }

  fit(): void {
    this.#aim(whole(this.#size, this.#table, this.#side));
  }

  pan(dx: number, dy: number): void {
    if (this.camera) this.#aim({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** @param at point of the page's window; the middle without one */
  zoom(factor: number, at?: Point): void {
    if (!this.camera) return;
    const { left, top } = this.#host.getBoundingClientRect();
    this.#aim(zoomed(this.camera, factor, at ? { x: at.x - left, y: at.y - top } : this.#middle));
  }

  /** A place of the table comes to the middle. */
  lookAt(place: Point): void {
    if (!this.camera) return;
    const [at, to] = [pointAt(this.camera, place), this.#middle];
    this.pan(to.x - at.x, to.y - at.y);
  }

  bring(thing: Thing): void {
    if (this.camera) this.#aim(showing(this.camera, boxOf(thing), this.#size));
  }

  /** The place on the table, in units, under a point of the page's window. */
  placeOf(at: Point): Point {
    const { left, top } = this.#host.getBoundingClientRect();
    return placeUnder(this.#now, { x: at.x - left, y: at.y - top });
  }

  /** Where a place of the table is drawn, in px of the page's window. */
  pointOf(place: Point): Point {
    const { left, top } = this.#host.getBoundingClientRect();
    const { x, y } = pointAt(this.#now, place);
    return { x: left + x, y: top + y };
  }

  #aim(camera: Camera): void {
    const now = within(camera, this.#size, this.#table);
    const was = this.camera;
    if (was && now.scale === was.scale && now.x === was.x && now.y === was.y) return;
    this.camera = now;
    this.#changed();
  }
}

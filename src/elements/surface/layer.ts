/**
 * The things of a surface as plain elements, keyed by their numbers. At rest a thing has `left` and `top` and no layer of its own. What is
 * lifted moves into a second world that is pushed as a whole, so that sixty cards cost as much as one. Only what is near the window is in the
 * page, and a few come and go a frame. Elements of things that went out of sight are kept: they come back as they were drawn.
 * From the other side they lie at mirrored places (camera.ts).
 */
import { pointAt, type Camera, type Side } from './camera.ts';
import { place } from './marks.ts';
import { around, boxOf, meet, type Painter, type Point, PX_PER_UNIT, type Rect, type Thing } from './things.ts';

/** So many come and go a frame while hands are on the surface. */
const FEW = 40;
/** Otherwise: to draw and lay them out takes a slow machine a turn that nobody notices. */
const MANY = 80;
/** More that move at once just lie where they lie now. */
const MOST_GLIDES = 80;
/** What was put down waits so long for the table to agree, then it goes back. */
const PATIENCE_MS = 900;

interface Drawn {
  readonly el: HTMLElement;
  thing: Thing;
  look: string | undefined;
  isIn: boolean;
}

const px = (units: number): string => `${Math.round(units * PX_PER_UNIT * 100) / 100}px`;

function edge(): HTMLElement {
  const el = document.createElement('div');
  el.className = 'edge';
  return el;
}

export class Layer {
  readonly world: HTMLElement;
  readonly lifted: HTMLElement;
  /** Around the whole table. */
  readonly edge: HTMLElement;
  /** Around what is lifted. */
  readonly #liftedEdge: HTMLElement;
  things: ReadonlyMap<number, Thing> = new Map();
  readonly #drawn = new Map<number, Drawn>();
  readonly #numbers = new WeakMap<Element, number>();
  readonly #up = new Set<number>();
  /** Put down, and not yet where the table says: how far from there they are drawn. */
  readonly #put = new Map<number, Point>();
  /** In hands of others: how far from where they lie they are drawn. */
  readonly #held = new Map<number, Point>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #painter: Painter | undefined;
  #side: Side = 1;
  /** Of a glide; 1 ms where nothing is to move. */
  #glideMs = 220;

  constructor() {
    this.world = document.createElement('div');
    this.world.className = 'world';
    this.lifted = document.createElement('div');
    this.lifted.className = 'world up';
    this.edge = edge();
    this.#liftedEdge = edge();
    this.world.append(this.edge);
  }

  /** One looks from another side: all that is drawn is laid anew. */
  turn(side: Side): void {
    this.#side = side;
    this.edge.style.translate = side > 0 ? '' : '-100% -100%';
    for (const drawn of this.#drawn.values()) {
      this.#lay(drawn);
      this.#direct(drawn);
    }
  }

  /** What lies there now. Cheap where little changed: equal objects aren't looked at. */
  set(things: readonly Thing[], painter: Painter): void {
    const before = this.things;
    const all = new Map<number, Thing>();
    const changed: Thing[] = [];
    for (const thing of things) {
      all.set(thing.n, thing);
      if (before.get(thing.n) !== thing) changed.push(thing);
    }
    this.things = all;
    const isNew = painter !== this.#painter;
    this.#painter = painter;
    for (const n of before.keys()) if (!all.has(n)) this.#drop(n);
    if (isNew) for (const { el, thing } of this.#drawn.values()) painter.draw(el, thing);
    const glide = changed.length <= MOST_GLIDES;
    for (const thing of changed) this.#renew(thing, glide);
  }

  #drop(n: number): void {
    this.#drawn.get(n)?.el.remove();
    this.#drawn.delete(n);
    this.#up.delete(n);
    this.#put.delete(n);
    this.#held.delete(n);
  }

  /** A thing is another object than before: only what differs is touched. */
  #renew(thing: Thing, glide: boolean): void {
    const drawn = this.#drawn.get(thing.n);
    if (!drawn) return;
    const was = drawn.thing;
    const put = this.#put.get(thing.n);
    this.#put.delete(thing.n);
    drawn.thing = thing;
    this.#paint(drawn);
    if (put || was.x !== thing.x || was.y !== thing.y || was.w !== thing.w || was.h !== thing.h) {
      const from = { x: was.x + (put?.x ?? 0) - thing.x, y: was.y + (put?.y ?? 0) - thing.y };
      this.#lay(drawn);
      if (glide && drawn.isIn && !this.#up.has(thing.n) && !this.#held.has(thing.n)) this.#glide(drawn, from);
    }
    if (was.turn !== thing.turn || was.directed !== thing.directed) this.#direct(drawn);
    if (was.z !== thing.z) drawn.el.style.zIndex = String(thing.z);
    if (was.label !== thing.label) drawn.el.ariaLabel = thing.label;
  }

  #paint(drawn: Drawn): void {
    if (drawn.look === drawn.thing.look) return;
    drawn.look = drawn.thing.look;
    this.#painter?.draw(drawn.el, drawn.thing);
  }

  #direct({ el, thing: { turn, directed } }: Drawn): void {
    const seen = directed && this.#side < 0 ? turn + 180 : turn;
    el.style.rotate = seen === 0 ? '' : `${seen}deg`;
  }

  /** How far a way on the table leads here. */
  readonly #px = (units: number): string => px(this.#side * units);

  /** Where the table says, or where it was put down and may yet be. */
  #lay({ el, thing: { n, x, y, w, h } }: Drawn): void {
    const put = this.#put.get(n);
    const { style } = el;
    style.left = px(this.#side * (x + (put?.x ?? 0)) - w / 2);
    style.top = px(this.#side * (y + (put?.y ?? 0)) - h / 2);
    style.width = px(w);
    style.height = px(h);
  }

  #glide({ el }: Drawn, from: Point): void {
    if (Math.abs(from.x) < 1 && Math.abs(from.y) < 1) return;
    el.animate([{ translate: `${this.#px(from.x)} ${this.#px(from.y)}` }, { translate: '0 0' }], {
      duration: this.#glideMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }

  #make(thing: Thing): Drawn {
    const el = document.createElement('div');
    el.className = 'thing';
    el.part.add('piece');
    el.id = `n${thing.n}`;
    el.role = 'option';
    el.ariaSelected = 'false';
    el.ariaLabel = thing.label;
    el.style.zIndex = String(thing.z);
    const drawn: Drawn = { el, thing, look: undefined, isIn: false };
    this.#drawn.set(thing.n, drawn);
    this.#numbers.set(el, thing.n);
    this.#lay(drawn);
    this.#direct(drawn);
    this.#paint(drawn);
    return drawn;
  }

  #enter(thing: Thing): void {
    const drawn = this.#drawn.get(thing.n) ?? this.#make(thing);
    drawn.isIn = true;
    this.world.append(drawn.el);
  }

  /**
   * Brings in what is near the window, nearest first, and takes out what isn't.
   * @param busy hands are on the surface: few at a time
   * @returns whether there is more to do
   */
  look(seen: Rect, near: Rect, busy: boolean): boolean {
    const most = busy ? FEW : MANY;
    const first: Thing[] = [];
    const then: Thing[] = [];
    let out = 0;
    for (const thing of this.things.values()) {
      const drawn = this.#drawn.get(thing.n);
      const box = boxOf(thing);
      const isNear = meet(box, near);
      if (drawn?.isIn) {
        if (isNear || this.#up.has(thing.n) || out >= most) continue;
        out++;
        drawn.isIn = false;
        drawn.el.remove();
      } else if (isNear) (meet(box, seen) ? first : then).push(thing);
    }
    const wanted = [...first, ...then];
    for (const thing of wanted.slice(0, most)) this.#enter(thing);
    return wanted.length > most || out >= most;
  }

  /** Into the page at once, wherever it lies: somebody walks there. */
  show(n: number): HTMLElement | undefined {
    const thing = this.things.get(n);
    if (thing && !this.#drawn.get(n)?.isIn) this.#enter(thing);
    return this.#drawn.get(n)?.el;
  }

  /** The thing that an event is about. */
  at(path: readonly EventTarget[]): Thing | undefined {
    for (const target of path) {
      const n = target instanceof Element ? this.#numbers.get(target) : undefined;
      if (n !== undefined) return this.things.get(n);
    }
    return undefined;
  }

  element(n: number): HTMLElement | undefined {
    return this.#drawn.get(n)?.el;
  }

  get inPage(): number {
    return this.world.childElementCount - 1 + this.#up.size;
  }

  lift(numbers: readonly number[]): void {
    this.#glideMs = parseFloat(getComputedStyle(this.world).getPropertyValue('--tv-move')) || 1;
    const up: Thing[] = [];
    for (const n of numbers) {
      const [el, thing] = [this.show(n), this.things.get(n)];
      if (!el || !thing) continue;
      this.#up.add(n);
      this.lifted.append(el);
      up.push(thing);
    }
    const all = around(up);
    if (!all) return;
    place(this.#liftedEdge, all, this.#side);
    this.lifted.prepend(this.#liftedEdge);
  }

  /** In somebody else's hand, so far from where it lies; none: no more, and it goes where it lies. */
  hold(n: number, by: Point | undefined): void {
    const drawn = this.#drawn.get(n);
    const was = this.#held.get(n);
    if (by) this.#held.set(n, by);
    else this.#held.delete(n);
    if (!drawn || (!was && !by)) return;
    const { el } = drawn;
    if (!was !== !by) el.classList.toggle('held', by !== undefined);
    el.style.translate = by ? `${this.#px(by.x)} ${this.#px(by.y)}` : '';
    if (!by && was) this.#glide(drawn, was);
  }

  /** Down again: where they were put, until the table has said what it thinks; or back, where they weren't put anywhere. */
  letDown(by: Point | undefined, wasAt: Point): void {
    const home: Drawn[] = [];
    for (const n of this.#up) {
      const drawn = this.#drawn.get(n);
      if (!drawn) continue;
      if (by) this.#put.set(n, by);
      else home.push(drawn);
      this.#lay(drawn);
      this.world.append(drawn.el);
    }
    this.#up.clear();
    this.#liftedEdge.remove();
    if (home.length <= MOST_GLIDES) for (const drawn of home) this.#glide(drawn, wasAt);
    if (!by) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#giveUp(), PATIENCE_MS);
  }

  /** The table has not agreed, and says so itself: they go home. */
  #giveUp(): void {
    const back = [...this.#put];
    this.#put.clear();
    for (const [n, by] of back) {
      const drawn = this.#drawn.get(n);
      if (!drawn) continue;
      this.#lay(drawn);
      this.#glide(drawn, by);
    }
  }

  /** Draws both worlds; `by` is how far the lifted one is carried. */
  draw(camera: Camera, by: Point): void {
    const { scale, x, y } = camera;
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (this.#up.size === 0 && this.lifted.style.transform === '') return;
    const at = pointAt(camera, by);
    this.lifted.style.transform = this.#up.size > 0 ? `translate(${at.x}px, ${at.y}px) scale(${scale})` : '';
  }

  end(): void {
    clearTimeout(this.#waiting);
  }
}

/**
 * What others do on a surface while they do it. The things they carry follow their hands, a little late, with a plate and a name at the hand.
 * Their word is a courtesy: things go where the table says, and back where nothing more is heard.
 */
import '../pictures/tv-plate.ts';
import type { Side } from './camera.ts';
import type { Layer } from './layer.ts';
import { PX_PER_UNIT, type Point } from './things.ts';

/** What somebody's hand does, as it was heard. */
export interface HandOfOther {
  /** Shown at the hand. */
  readonly name: string;
  readonly plate: number;
  /** By number; those that don't lie here are drawn as backs at the hand. */
  readonly things: readonly number[];
  /** How many it carries in all. */
  readonly count: number;
  /** Where the hand is, in units. */
  readonly at: Point;
  /** How far it has carried them, in units. */
  readonly by: Point;
  /** Put down: they stay where they are drawn until the table has them somewhere. */
  readonly isPut: boolean;
}

interface Heard {
  readonly hand: HandOfOther;
  readonly ms: number;
}

interface Followed {
  last: Heard;
  /** Where it is drawn. */
  by: Point;
  at: Point;
  /** Where its things lay when it took them. */
  readonly from: Map<number, Point>;
  readonly tag: HTMLElement;
}

/** Drawn that much late: between two that were heard it moves evenly. */
const LATE_MS = 100;
/** After so long a silence nothing of it is drawn. */
const SILENCE_MS = 1_000;

const toward = (from: number, to: number, part: number): number => from + (to - from) * part;
const between = (from: Point, to: Point, part: number): Point => ({
  x: toward(from.x, to.x, part),
  y: toward(from.y, to.y, part),
});

/** Others' fingers over a cloth, each drawn on its way to where it was heard last. Times are milliseconds of the page's clock. */
export class OthersHands {
  readonly el: HTMLElement = document.createElement('div');
  readonly #layer: Layer;
  readonly #schedule: () => void;
  readonly #all = new Map<string, Followed>();
  #drawnMs = 0;

  /** @param schedule has a frame drawn */
  constructor(layer: Layer, schedule: () => void) {
    this.#layer = layer;
    this.#schedule = schedule;
    this.el.className = 'world hands';
    this.el.ariaHidden = 'true';
  }

  /** Whether anybody else has this in hand now. */
  holder(n: number): string | undefined {
    for (const { last } of this.#all.values())
      if (!last.hand.isPut && last.hand.things.includes(n)) return last.hand.name;
    return undefined;
  }

  /** @param who tells one hand from another; @param hand none: it lets go */
  show(who: string, hand: HandOfOther | undefined): void {
    const known = this.#all.get(who);
    if (!hand) {
      if (known) this.#end(who, known);
      return;
    }
    const last = { hand, ms: performance.now() };
    const one = known ?? { last, by: { x: 0, y: 0 }, at: hand.at, from: new Map(), tag: this.#tagOf(hand) };
    for (const n of one.from.keys()) if (!hand.things.includes(n)) this.#letGo(one, n);
    for (const n of hand.things) {
      const thing = this.#layer.things.get(n);
      if (thing && !one.from.has(n) && !hand.isPut) one.from.set(n, { x: thing.x, y: thing.y });
    }
    one.last = last;
    one.tag.hidden = hand.isPut;
    this.#all.set(who, one);
    this.#schedule();
  }

  /** Ends all of them, as when the table isn't seen any more. */
  clear(): void {
    for (const [who, one] of this.#all) this.#end(who, one);
  }

  #end(who: string, one: Followed): void {
    this.#all.delete(who);
    one.tag.remove();
    for (const n of one.from.keys()) this.#letGo(one, n);
  }

  #letGo({ from }: Followed, n: number): void {
    from.delete(n);
    this.#layer.hold(n, undefined);
  }

  #tagOf({ name, plate, things, count }: HandOfOther): HTMLElement {
    const tag = document.createElement('div');
    tag.className = 'hand-tag';
    if (!things.some((n) => this.#layer.things.has(n)))
      tag.append(made('i', 'hand-back', count > 1 ? String(count) : ''));
    const face = document.createElement('tv-plate');
    face.plate = plate;
    tag.append(face, made('b', 'hand-who', name));
    this.el.append(tag);
    return tag;
  }

  /** Draws where they are now. @returns whether there is more to draw in the next frame */
  draw(transform: string, side: Side): boolean {
    if (this.#all.size === 0) return false;
    this.el.style.transform = transform;
    const now = performance.now();
    const part = Math.min(1, (now - this.#drawnMs) / LATE_MS);
    this.#drawnMs = now;
    for (const [who, one] of this.#all) {
      if (now - one.last.ms > SILENCE_MS) this.#end(who, one);
      else this.#follow(one, part, side);
    }
    return this.#all.size > 0;
  }

  #follow(one: Followed, part: number, side: Side): void {
    const { hand } = one.last;
    one.by = between(one.by, hand.by, part);
    one.at = between(one.at, hand.at, part);
    for (const [n, from] of one.from) {
      const thing = this.#layer.things.get(n);
      const hasMoved = thing && (thing.x !== from.x || thing.y !== from.y);
      // Once the table has put it somewhere, it goes there from where it is drawn.
      if (!thing || (hand.isPut && hasMoved)) this.#letGo(one, n);
      else this.#layer.hold(n, { x: from.x + one.by.x - thing.x, y: from.y + one.by.y - thing.y });
    }
    const px = PX_PER_UNIT * side;
    const [x, y] = [one.at.x * px, one.at.y * px];
    one.tag.style.transform = `translate(${x}px, ${y}px) scale(var(--k, 1))`;
  }
}

function made(tag: 'i' | 'b', name: string, text: string): HTMLElement {
  const el = document.createElement(tag);
  el.className = name;
  el.textContent = text;
  return el;
}

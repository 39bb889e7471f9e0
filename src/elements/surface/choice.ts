/** Which things of a surface are chosen: one by one, or by a box that a mouse draws. */
import { inBox, type Marks } from './marks.ts';
import type { Point, Rect, Thing } from './things.ts';

export class Choice {
  now: ReadonlySet<number> = new Set();
  #before: ReadonlySet<number> | undefined;
  readonly #marks: Marks;
  readonly #things: () => ReadonlyMap<number, Thing>;
  readonly #changed: (was: ReadonlySet<number>) => void;

  constructor(marks: Marks, things: () => ReadonlyMap<number, Thing>, changed: (was: ReadonlySet<number>) => void) {
    this.#marks = marks;
    this.#things = things;
    this.#changed = changed;
  }

  set(things: Iterable<number>): void {
    const now = new Set(things);
    const was = this.now;
    if (now.size === was.size && [...now].every((n) => was.has(n))) return;
    this.now = now;
    this.#changed(was);
  }

  choose(n: number | undefined, way: 'only' | 'also' | 'toggle'): void {
    if (n === undefined || way === 'only') this.set(n === undefined ? [] : [n]);
    else if (way === 'toggle' && this.now.has(n)) this.set([...this.now].filter((one) => one !== n));
    else this.set([...this.now, n]);
  }

  /** What has been taken away isn't chosen any more. */
  sift(): void {
    const things = this.#things();
    this.set([...this.now].filter((n) => things.has(n)));
  }

  /** A box between two places. @param adds to what was chosen before it */
  box(a: Point, b: Point, adds: boolean): void {
    const rect: Rect = {
      left: Math.min(a.x, b.x),
      top: Math.min(a.y, b.y),
      right: Math.max(a.x, b.x),
      bottom: Math.max(a.y, b.y),
    };
    this.#before ??= adds ? this.now : new Set();
    this.#marks.drawBox(rect);
    this.set([...this.#before, ...inBox(this.#things().values(), rect).map(({ n }) => n)]);
  }

  boxed(): void {
    this.#before = undefined;
    this.#marks.drawBox(undefined);
  }
}

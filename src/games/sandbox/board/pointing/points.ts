/**
 * Fingers of people on places of the table: a ring with the person's sign and name for some seconds. Where the window shows another part, an
 * arrow at its edge leads there. What is pointed at is told to ears by what everybody can see. Fetched with the first finger.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { nameOf, plateOf } from '../../../../elements/frame/board-context.ts';
import { topmost, type Point } from '../../../../elements/surface/things.ts';
import type { TvSurface } from '../../../../elements/surface/tv-surface.ts';
import '../../../../elements/pictures/tv-plate.ts';
import { words } from '../../../../elements/words.ts';
import { allCells, nameAt } from '../cells.ts';
import type { BoardContext } from '../context.ts';
import type { Gesture } from '../gesture-bytes.ts';
import type { PieceThing } from '../things.ts';

const it = {
  points: (name: string, what: string): string => `${name} indica: ${what}.`,
  goThere: (name: string): string => `${name} indica qualcosa: vai a vedere`,
  rows: ['in alto', 'a metà', 'in basso'],
  columns: ['a sinistra', 'al centro', 'a destra'],
};
type PointWords = typeof it;

const en: PointWords = {
  points: (name, what) => `${name} points at: ${what}.`,
  goThere: (name) => `${name} points at something: go there`,
  rows: ['at the top', 'in the middle', 'at the bottom'],
  columns: ['left', 'centre', 'right'],
};
const wordsIn: (lang: Lang) => PointWords = words(it, en);

const RING_MS = 4_000;
/** An arrow waits longer: it has to be seen and reached first. */
const ARROW_MS = 12_000;
/** Of one person no more is shown: their page could be an altered one. */
const APART_MS = 600;
/** Between the arrow's middle and the window's edge. */
const EDGE_PX = 34;
/** A moment of silence: the same words again are said again. */
const SAID_AFTER_MS = 120;
/** Nobody reads an old sentence as if it were new. */
const STAYS_MS = 8_000;

interface Shown {
  readonly el: HTMLButtonElement;
  readonly at: Point;
  readonly isOwn: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** An arrow is there, and no ring yet. */
  isAway: boolean;
}

export interface PointsPorts {
  surface(): TvSurface;
  context(): BoardContext | undefined;
}

const third = (at: number, whole: number): number => Math.min(2, Math.max(0, Math.floor((3 * at) / whole)));

/** What lies there, by what everybody can see; else in which part of the table it is, as it is seen here. */
function whatAt(context: BoardContext, surface: TvSurface, at: Point, n: number | undefined, w: PointWords): string {
  const thing = surface.all.get(n ?? -1);
  if (thing) return thing.label;
  const cell = nameAt(allCells(context), at);
  if (cell) return cell;
  const things = [...surface.all.values()].filter((one) => (one as PieceThing).drawing.kind !== 'board');
  const { table, turned } = surface;
  const [x, y] = turned ? [table.w - at.x, table.h - at.y] : [at.x, at.y];
  return topmost(things, at)?.label ?? `${w.rows[third(y, table.h)]} ${w.columns[third(x, table.w)]}`;
}

export class Points {
  readonly #ports: PointsPorts;
  readonly #el: HTMLElement = Object.assign(document.createElement('div'), { className: 'points' });
  readonly #region: HTMLElement = Object.assign(document.createElement('div'), {
    className: 'heard',
    ariaLive: 'polite',
  });
  readonly #shown = new Map<number, Shown>();
  /** The last finger of each page: it is told again with whatever else a page shows. */
  readonly #seen = new Map<string, number>();
  readonly #lastMs = new Map<number, number>();
  #saying: ReturnType<typeof setTimeout> | undefined;
  #on: TvSurface | undefined;

  constructor(ports: PointsPorts) {
    this.#ports = ports;
  }

  /** Somebody's finger, as a page told it. */
  hear(page: string, seat: number, { at, by, pieces: [n] }: Gesture): void {
    const context = this.#ports.context();
    if (!context || this.#seen.get(page) === by.x) return;
    this.#seen.set(page, by.x);
    const now = performance.now();
    if (now - (this.#lastMs.get(seat) ?? -APART_MS) < APART_MS) return;
    this.#lastMs.set(seat, now);
    const surface = this.#ports.surface();
    const { w, h } = surface.table;
    if (at.x < 0 || at.y < 0 || at.x > w || at.y > h) return;
    this.#show(context, seat, surface.all.get(n ?? -1) ?? at, seat === context.view.me);
    const words = wordsIn(context.lang);
    if (seat !== context.view.me)
      this.#say(words.points(nameOf(context, seat), whatAt(context, surface, at, n, words)));
  }

  /** One's own, so that one sees what the others see. */
  own(at: Point): void {
    const context = this.#ports.context();
    if (context && context.view.me !== null) this.#show(context, context.view.me, at, true);
  }

  #say(text: string): void {
    clearTimeout(this.#saying);
    this.#region.textContent = '';
    this.#saying = setTimeout(() => {
      this.#region.textContent = text;
      this.#saying = setTimeout(() => (this.#region.textContent = ''), STAYS_MS);
    }, SAID_AFTER_MS);
  }

  #lay(): void {
    const surface = this.#ports.surface();
    if (this.#on === surface) return;
    this.#on = surface;
    surface.after(this.#el, this.#region);
    surface.addEventListener('tv-surface-sight', () => this.#place());
  }

  #show(context: BoardContext, seat: number, { x, y }: Point, isOwn: boolean): void {
    this.#lay();
    this.#end(seat);
    const name = nameOf(context, seat);
    const el = document.createElement('button');
    el.className = 'finger';
    const plate = document.createElement('tv-plate');
    plate.plate = plateOf(context, seat);
    const who = Object.assign(document.createElement('b'), { textContent: name });
    el.append(Object.assign(document.createElement('i'), { className: 'way' }), plate, who);
    el.ariaLabel = wordsIn(context.lang).goThere(name);
    el.addEventListener('click', () => {
      this.#ports.surface().lookAt({ x, y });
      this.#ports.surface().focus();
    });
    const one: Shown = { el, at: { x, y }, isOwn, timer: undefined, isAway: true };
    this.#shown.set(seat, one);
    this.#el.append(el);
    this.#stay(seat, one, ARROW_MS);
    this.#place();
  }

  #stay(seat: number, one: Shown, ms: number): void {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => this.#end(seat), ms);
  }

  #end(seat: number): void {
    const one = this.#shown.get(seat);
    clearTimeout(one?.timer);
    one?.el.remove();
    this.#shown.delete(seat);
  }

  /** Rings where they are in sight, arrows at the edge for the rest. */
  #place(): void {
    if (this.#shown.size === 0) return;
    const surface = this.#ports.surface();
    const { left, top, width, height } = surface.getBoundingClientRect();
    for (const [seat, one] of this.#shown) {
      const point = surface.pointOf(one.at);
      const [x, y] = [point.x - left, point.y - top];
      const isAway = x < 0 || y < 0 || x > width || y > height;
      // Once it is seen it stays as long as for anybody.
      if (one.isAway && !isAway) this.#stay(seat, one, RING_MS);
      one.isAway &&= isAway;
      const { el } = one;
      el.classList.toggle('away', isAway);
      el.hidden = isAway && one.isOwn;
      el.disabled = !isAway;
      const edge = (at: number, most: number): number => Math.max(EDGE_PX, Math.min(at, most - EDGE_PX));
      const [px, py] = isAway ? [edge(x, width), edge(y, height)] : [x, y];
      el.style.left = `${px}px`;
      el.style.top = `${py}px`;
      // Names grow towards the middle.
      el.classList.toggle('late', px > width / 2);
      el.style.setProperty('--way', `${Math.atan2(y - py, x - px)}rad`);
    }
  }
}

/**
 * What is carried by keys, told to the ears of whoever carries it: what is in hand, where it is, where it was put. Nobody else hears of it.
 * Fetched with the first lift.
 */
import type { Lang } from '../../../elements/frame/board.ts';
import { takerAt } from '../../../elements/surface/carrying.ts';
import type { CarriedEvent, PutEvent } from '../../../elements/surface/events.ts';
import type { Point, Thing } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import { words } from '../../../elements/words.ts';

const it = {
  lifted: (what: string): string =>
    `In mano: ${what}. Frecce per spostare, Invio per posare, Esc per rimettere a posto.`,
  many: (n: number): string => `${n} pezzi`,
  over: (what: string): string => `sopra ${what}`,
  beside: (what: string): string => `accanto a ${what}`,
  put: (where: string): string => `Posato: ${where}.`,
  back: 'Rimesso al suo posto.',
  rows: ['in alto', 'a metà', 'in basso'],
  columns: ['a sinistra', 'al centro', 'a destra'],
};
type CarryWords = typeof it;

const en: CarryWords = {
  lifted: (what) => `In hand: ${what}. Arrows to move, Enter to put down, Escape to put back.`,
  many: (n) => `${n} pieces`,
  over: (what) => `on ${what}`,
  beside: (what) => `beside ${what}`,
  put: (where) => `Put down: ${where}.`,
  back: 'Put back.',
  rows: ['at the top', 'in the middle', 'at the bottom'],
  columns: ['left', 'centre', 'right'],
};
const wordsIn: (lang: Lang) => CarryWords = words(it, en);

/** Keys go on at once; what has stayed so long is said. */
const SETTLES_MS = 600;
/** What lies no farther off than this, from edge to edge, is beside it: two centimetres. */
const NEAR = 200;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const third = (at: number, whole: number): number => Math.min(2, Math.max(0, Math.floor((3 * at) / whole)));

export class CarryVoice {
  readonly #surface: TvSurface;
  readonly #lang: () => Lang;
  readonly #region: HTMLElement = Object.assign(document.createElement('div'), {
    className: 'heard',
    ariaLive: 'polite',
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isByKeys = false;

  constructor(surface: TvSurface, lang: () => Lang) {
    this.#surface = surface;
    this.#lang = lang;
    surface.after(this.#region);
    surface.addEventListener('tv-surface-lift', ({ things }) => this.lifted(things));
    surface.addEventListener('tv-surface-carry', (event) => this.#carried(event));
    surface.addEventListener('tv-surface-put', (event) => this.#put(event));
    surface.addEventListener('tv-surface-back', () => this.#say(wordsIn(this.#lang()).back, 0));
  }

  /** A ring is around the surface where keys are used on it. */
  lifted(things: readonly number[]): void {
    this.#isByKeys = this.#surface.shadowRoot?.querySelector('.ground')?.matches(':focus-visible') ?? false;
    const w = wordsIn(this.#lang());
    const [first, second] = things;
    const what = second === undefined ? (this.#surface.all.get(first ?? -1)?.label ?? '') : w.many(things.length);
    this.#say(w.lifted(what), 0);
  }

  #carried({ things, by }: CarriedEvent): void {
    const first = this.#surface.all.get(things[0] ?? -1);
    if (first) this.#say(`${capital(this.#where(things, first, by))}.`, SETTLES_MS);
  }

  #put(event: PutEvent): void {
    const first = this.#surface.all.get(event.things[0] ?? -1);
    const w = wordsIn(this.#lang());
    const where = first && this.#where(event.things, first, event.by);
    // The table takes it, or not, in the same task.
    queueMicrotask(() => this.#say(event.defaultPrevented || !where ? w.back : w.put(where), 0));
  }

  /** On what, beside what, or in which part of the table as it is seen. */
  #where(things: readonly number[], first: Thing, by: Point): string {
    const { all, may, table, turned } = this.#surface;
    const w = wordsIn(this.#lang());
    const at = { x: first.x + by.x, y: first.y + by.y };
    const over = takerAt({ things: () => all, may }, things, at, by);
    if (over) return w.over(over.label);
    const beside = nearest(all.values(), things, at, first);
    if (beside) return w.beside(beside.label);
    const [x, y] = turned ? [table.w - at.x, table.h - at.y] : [at.x, at.y];
    return `${w.rows[third(y, table.h)]} ${w.columns[third(x, table.w)]}`;
  }

  #say(text: string, afterMs: number): void {
    if (!this.#isByKeys) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#region.textContent = text), afterMs);
  }
}

/** What lies next to it; what fills the table, as a board, is beside everything and tells nothing. */
function nearest(all: Iterable<Thing>, carried: readonly number[], at: Point, { w, h }: Thing): Thing | undefined {
  let best: Thing | undefined;
  let least = NEAR;
  for (const thing of all) {
    if (thing.fixed || carried.includes(thing.n)) continue;
    const [dx, dy] = [Math.abs(thing.x - at.x) - (thing.w + w) / 2, Math.abs(thing.y - at.y) - (thing.h + h) / 2];
    const far = Math.max(dx, dy);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

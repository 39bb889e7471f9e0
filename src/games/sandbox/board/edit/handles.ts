/**
 * Handles around the one piece that is chosen while the table is prepared: a knob that turns it, a corner that changes its size. Keyboards and
 * five keys have the same numbers in the panel. They lie in the surface's world, so that they move with it.
 */
import { PX_PER_UNIT, type Point } from '../../../../elements/surface/things.ts';
import type { PieceThing } from '../things.ts';

export interface HandlesPorts {
  /** A handle was taken: keys mean the piece from now on, and no field. */
  held(): void;
  /** The place on the table under a point of the page's window. */
  placeOf(point: Point): Point;
  /** The table is looked at from opposite, and the surface's world with the handles stands on its head. */
  isTurned(): boolean;
  turned(n: number, turn: number): void;
  /** @param w in units, as h */
  sized(n: number, w: number, h: number): void;
}

/** What can be done with it. */
export interface Handled {
  readonly thing: PieceThing;
  readonly turns: boolean;
  readonly sizes: boolean;
}

/** A right angle has six of them. With Shift any degree. */
const STEP = 15;
/** A millimetre. */
const MM = 10;
const LEAST = 4 * MM;
const MOST = 1_500 * MM;
const DEGREES = 180 / Math.PI;
/** On the screen, whatever the scale. */
const KNOB_PX = 36;
const AWAY_PX = 40;

const scaled = (px: number): string => `calc(${px}px * var(--k, 1))`;

function knob(cursor: string): HTMLElement {
  const el = document.createElement('i');
  Object.assign(el.style, {
    position: 'absolute',
    boxSizing: 'border-box',
    width: scaled(KNOB_PX),
    height: scaled(KNOB_PX),
    border: `${scaled(8)} solid transparent`,
    borderRadius: '50%',
    background: 'var(--tv-paper) padding-box',
    boxShadow: `inset 0 0 0 ${scaled(4)} var(--tv-focus-ink)`,
    translate: '-50% -50%',
    pointerEvents: 'auto',
    touchAction: 'none',
    cursor,
  });
  return el;
}

const between = (value: number): number => Math.max(LEAST, Math.min(MOST, Math.round(value / MM) * MM));

export class Handles {
  readonly el: HTMLElement = document.createElement('div');
  readonly #turn = knob('grab');
  readonly #size = knob('nwse-resize');
  readonly #says = document.createElement('output');
  readonly #ports: HandlesPorts;
  #about: Handled | undefined;
  /** How it would be, while a handle is held. */
  #now: { readonly w: number; readonly h: number; readonly turn: number } | undefined;

  constructor(ports: HandlesPorts) {
    this.#ports = ports;
    this.el.className = 'handles';
    this.el.hidden = true;
    Object.assign(this.#turn.style, { left: '50%', top: `calc(-1 * ${scaled(AWAY_PX)})` });
    Object.assign(this.#size.style, { left: '100%', top: '100%' });
    Object.assign(this.#says.style, {
      position: 'absolute',
      left: '50%',
      top: `calc(100% + ${scaled(14)})`,
      padding: `${scaled(2)} ${scaled(10)}`,
      borderRadius: scaled(8),
      background: 'var(--tv-ink)',
      color: 'var(--tv-paper)',
      font: '700 1px/1.3 var(--tv-font-text)',
      fontSize: scaled(15),
      whiteSpace: 'nowrap',
    });
    this.#says.hidden = true;
    this.el.append(this.#turn, this.#size, this.#says);
    for (const [el, aim] of [
      [this.#turn, this.#turning],
      [this.#size, this.#sizing],
    ] as const)
      this.#hold(el, aim);
  }

  /** @param about the one piece that is chosen */
  show(about: Handled | undefined): void {
    if (this.#now && about?.thing.n === this.#about?.thing.n) return;
    this.#now = undefined;
    this.#about = about;
    this.#draw();
  }

  #draw(): void {
    const about = this.#about;
    const now = this.#now;
    this.el.hidden = !about;
    this.#says.hidden = !now;
    if (!about) return;
    const { x, y } = about.thing;
    const { w, h, turn } = now ?? about.thing;
    const px = (units: number): string => `${units * PX_PER_UNIT}px`;
    Object.assign(this.el.style, {
      position: 'absolute',
      left: px(x - w / 2),
      top: px(y - h / 2),
      width: px(w),
      height: px(h),
      rotate: `${turn + this.#upright}deg`,
      outline: now ? `${scaled(2)} dashed var(--tv-focus-ink)` : '',
    });
    this.#turn.hidden = !about.turns;
    this.#size.hidden = !about.sizes;
    if (now) this.#says.textContent = now.turn === about.thing.turn ? `${w / MM} × ${h / MM} mm` : `${turn}°`;
    this.#says.style.rotate = `${(this.#ports.isTurned() ? 180 : 0) - turn - this.#upright}deg`;
  }

  /** What stays upright for its reader is turned against the table. */
  get #upright(): number {
    return this.#ports.isTurned() && !this.#about?.thing.directed ? 180 : 0;
  }

  /** It looks where the pointer is. */
  readonly #turning = ({ x, y }: Point, thing: PieceThing, free: boolean): void => {
    const angle = Math.atan2(x - thing.x, thing.y - y) * DEGREES + this.#upright;
    const step = free ? 1 : STEP;
    const turn = (((Math.round(angle / step) * step) % 360) + 360) % 360;
    this.#now = { w: thing.w, h: thing.h, turn };
  };

  /** About its middle. With Shift it keeps its form. */
  readonly #sizing = ({ x, y }: Point, thing: PieceThing, keeps: boolean): void => {
    const back = -thing.turn / DEGREES;
    const [dx, dy] = [x - thing.x, y - thing.y];
    const w = 2 * Math.abs(dx * Math.cos(back) - dy * Math.sin(back));
    const h = 2 * Math.abs(dx * Math.sin(back) + dy * Math.cos(back));
    const by = Math.max(w / thing.w, h / thing.h);
    this.#now = keeps
      ? { w: between(thing.w * by), h: between(thing.h * by), turn: thing.turn }
      : { w: between(w), h: between(h), turn: thing.turn };
  };

  #hold(el: HTMLElement, aim: (at: Point, thing: PieceThing, shift: boolean) => void): void {
    el.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      event.preventDefault();
      if (event.button !== 0) return;
      this.#ports.held();
      // A pointer that a test has made up can't be held.
      if (event.isTrusted) el.setPointerCapture(event.pointerId);
      this.#now = this.#about && { w: this.#about.thing.w, h: this.#about.thing.h, turn: this.#about.thing.turn };
    });
    el.addEventListener('pointermove', (event) => {
      event.stopPropagation();
      if (!this.#now || !this.#about) return;
      aim(this.#ports.placeOf({ x: event.clientX, y: event.clientY }), this.#about.thing, event.shiftKey);
      this.#draw();
    });
    el.addEventListener('pointerup', (event) => {
      event.stopPropagation();
      this.#letGo(true);
    });
    el.addEventListener('pointercancel', () => this.#letGo(false));
    // What follows a press is no click on the cloth.
    el.addEventListener('click', (event) => event.stopPropagation());
  }

  #letGo(counts: boolean): void {
    const now = this.#now;
    const about = this.#about;
    this.#now = undefined;
    this.#draw();
    if (!counts || !now || !about) return;
    const { n, w, h, turn } = about.thing;
    if (now.turn !== turn) this.#ports.turned(n, now.turn);
    else if (now.w !== w || now.h !== h) this.#ports.sized(n, now.w, now.h);
  }
}

/**
 * Mouse, pen and fingers on a surface. A mouse lifts what it drags and draws a box on the cloth; its middle button, or the space bar, moves
 * the cloth. A finger lifts what is large enough to be meant and moves the cloth with the rest. A second finger puts back what the first had
 * lifted. What a lift becomes is the surface's affair.
 */
import type { Lifting } from './lifting.ts';
import type { Sight } from './sight.ts';
import type { Point, Thing } from './things.ts';

/** What hands do, as a surface carries it out. Points are of the page's window, in px. */
export interface Ground {
  /** One finger always moves the cloth. */
  readonly still: boolean;
  /** What is dragged draws a stroke. */
  readonly pen: boolean;
  /** What is drawn on things does nothing: a press there takes the thing. */
  readonly idle: boolean;
  thingAt(path: readonly EventTarget[]): Thing | undefined;
  /** Its shorter side as it is drawn now, in px. */
  widthOf(thing: Thing): number;
  isChosen(n: number): boolean;
  /** @param way only this; this as well; the other way round than it is, also of none the thing at which the keyboard is */
  choose(n: number | undefined, way: 'only' | 'also' | 'toggle'): void;
  /** The box that is drawn, or none any more. */
  box(from: Point, to: Point, adds: boolean): void;
  boxed(): void;
  /** A stroke goes on to this point; it ends, and counts or doesn't. */
  stroke(to: Point): void;
  stroked(counts: boolean): void;
  /** @param twice where two taps followed each other; `n` is -1 on the cloth */
  act(n: number, twice?: Point): void;
  menu(n: number | undefined, at: Point): void;
  /** Hands have come or gone. */
  busy(on: boolean): void;
}

const MOUSE_SLOP_PX = 4;
const FINGER_SLOP_PX = 7;
/** What is smaller on the screen isn't lifted by a finger: it may have meant its neighbour. */
const FINGER_WIDE_PX = 36;
const HOLD_MS = 500;
const TWICE_MS = 350;
const WHEEL_FACTOR = 0.0015;
const LINE_PX = 20;

/** No thing's number. */
const CLOTH = -1;

type Doing = 'draw' | 'nothing' | 'press' | 'lift' | 'pan' | 'box' | 'pinch';

/** What pointers do on a cloth: press, lift, pan, draw a box, pinch, one of these at a time. */
export class Hands {
  readonly #ground: Ground;
  readonly #lifting: Lifting;
  readonly #sight: Sight;
  readonly #points = new Map<number, Point>();
  #doing: Doing = 'nothing';
  #down: Point = { x: 0, y: 0 };
  #thing: Thing | undefined;
  #byFinger = false;
  #wasChosen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The space bar is held: the mouse moves the cloth. */
  #space = false;
  /** And the mouse has moved it. */
  #panned = false;
  /** Taps choose several: a finger has rested on the cloth. */
  #several = false;
  #tapped: { readonly n: number; readonly at: number } | undefined;
  #listening: AbortController | undefined;

  constructor(ground: Ground, lifting: Lifting, sight: Sight) {
    this.#ground = ground;
    this.#lifting = lifting;
    this.#sight = sight;
  }

  connect(el: HTMLElement): void {
    const { signal } = (this.#listening = new AbortController());
    const passive = { signal, passive: false } as const;
    el.addEventListener('pointerdown', this.#onDown, { signal });
    el.addEventListener('pointermove', this.#onMove, { signal });
    el.addEventListener('pointerup', this.#onUp, { signal });
    el.addEventListener('pointercancel', this.#onCancel, { signal });
    el.addEventListener('wheel', this.#onWheel, passive);
    el.addEventListener('contextmenu', this.#onMenu, { signal });
    el.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    // The middle button would begin to scroll by itself.
    el.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), { signal });
    el.addEventListener('keydown', this.#onSpace, { signal });
    el.addEventListener('keyup', this.#onSpace, { signal });
  }

  disconnect(): void {
    this.#listening?.abort();
    this.stop();
  }

  /** All that is under way ends without having been. */
  stop(): void {
    if (this.#doing === 'lift') this.#lifting.back();
    if (this.#doing === 'box') this.#ground.boxed();
    if (this.#doing === 'draw') this.#ground.stroked(false);
    this.#settle();
    this.#points.clear();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    // Between the two taps of a double one nothing else is done.
    if (this.#doing !== 'press') this.#tapped = undefined;
    if (this.#doing !== 'nothing') this.#ground.busy(false);
    this.#doing = 'nothing';
  }

  readonly #onSpace = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || this.#doing === 'lift') return;
    const wasDown = this.#space;
    this.#space = event.type === 'keydown';
    if (event.target !== event.currentTarget) return;
    if (!wasDown) this.#panned = false;
    const isTap = wasDown && !this.#space && !this.#panned;
    if (isTap && !this.#lifting.isLifting) this.#ground.choose(undefined, 'toggle');
    // The page would scroll.
    event.preventDefault();
  };

  readonly #onDown = (event: PointerEvent): void => {
    const path = event.composedPath();
    // What is tapped inside a piece is no beginning of a drag.
    const isAct = (at: EventTarget): boolean => at instanceof HTMLElement && at.dataset['does'] !== undefined;
    if (!this.#ground.idle && path.some(isAct)) return;
    const el = event.currentTarget as HTMLElement;
    const at = { x: event.clientX, y: event.clientY };
    this.#points.set(event.pointerId, at);
    if (this.#points.size === 2) return this.#pinch();
    if (this.#points.size > 2) return;
    this.#byFinger = event.pointerType === 'touch';
    this.#down = at;
    this.#thing = this.#ground.thingAt(path);
    this.#wasChosen = this.#thing !== undefined && this.#ground.isChosen(this.#thing.n);
    if (event.button === 2) return void this.#points.delete(event.pointerId);
    // A pointer that a test or an assistive program makes up can't be captured, and needn't.
    try {
      el.setPointerCapture(event.pointerId);
    } catch {}
    this.#ground.busy(true);
    this.#panned ||= this.#space;
    this.#doing = event.button === 1 || this.#space ? 'pan' : this.#ground.pen ? 'draw' : 'press';
    if (this.#doing === 'draw') this.#ground.stroke(at);
    else if (this.#byFinger) this.#timer = setTimeout(this.#onHold, HOLD_MS);
    else if (this.#doing === 'press' && this.#thing && !this.#wasChosen)
      this.#ground.choose(this.#thing.n, event.shiftKey ? 'also' : 'only');
  };

  /** A finger has rested: on a thing it asks what can be done, on the cloth it begins to gather. */
  readonly #onHold = (): void => {
    if (this.#doing !== 'press') return;
    if (this.#thing) {
      if (!this.#wasChosen) this.#ground.choose(this.#thing.n, 'only');
      this.#ground.menu(this.#thing.n, this.#down);
    } else {
      this.#several = true;
      this.#ground.choose(undefined, 'only');
    }
    this.#settle();
  };

  #pinch(): void {
    if (this.#doing === 'lift') this.#lifting.back();
    if (this.#doing === 'box') this.#ground.boxed();
    if (this.#doing === 'draw') this.#ground.stroked(false);
    clearTimeout(this.#timer);
    this.#doing = 'pinch';
  }

  readonly #onMove = (event: PointerEvent): void => {
    const was = this.#points.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#byFinger && event.buttons === 0 && this.#doing !== 'nothing') return this.stop();
    this.#points.set(event.pointerId, now);
    if (this.#doing === 'pinch') return this.#pinched(event.pointerId, was, now);
    if (this.#doing === 'draw') this.#ground.stroke(now);
    else if (this.#doing === 'press') this.#begin(now, event.shiftKey);
    else if (this.#doing === 'pan') this.#sight.pan(now.x - was.x, now.y - was.y);
    if (this.#doing === 'lift') this.#lifting.carry(now);
    else if (this.#doing === 'box') this.#ground.box(this.#down, now, event.shiftKey);
  };

  /** The pointer has gone so far that it is more than a press. */
  #begin(now: Point, adds: boolean): void {
    const [dx, dy] = [now.x - this.#down.x, now.y - this.#down.y];
    if (Math.hypot(dx, dy) < (this.#byFinger ? FINGER_SLOP_PX : MOUSE_SLOP_PX)) return;
    clearTimeout(this.#timer);
    const thing = this.#thing;
    const ground = this.#ground;
    const byFinger = this.#byFinger;
    const meant = thing && !thing.fixed && (!byFinger || (!ground.still && ground.widthOf(thing) >= FINGER_WIDE_PX));
    if (thing && meant) {
      if (!ground.isChosen(thing.n)) ground.choose(thing.n, adds ? 'also' : 'only');
      if (this.#lifting.lift(this.#down)) {
        this.#doing = 'lift';
        return;
      }
    }
    this.#doing = byFinger || (thing && !thing.fixed) ? 'pan' : 'box';
    if (this.#doing === 'pan') this.#sight.pan(dx, dy);
  }

  /** One of two fingers has moved: about the middle of both, which moves with them. */
  #pinched(id: number, was: Point, now: Point): void {
    const other = [...this.#points].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before > 0 && after > 0)
      this.#sight.zoom(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.#sight.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
  }

  readonly #onUp = (event: PointerEvent): void => {
    if (!this.#points.delete(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    if (this.#doing === 'pinch') {
      if (this.#points.size === 0) this.#settle();
      return;
    }
    const doing = this.#doing;
    this.#settle();
    if (doing === 'draw') this.#ground.stroked(true);
    else if (doing === 'lift') this.#put(at);
    else if (doing === 'box') this.#ground.boxed();
    else if (doing === 'press') this.#tap(at, event);
  };

  /** What was only carried isn't chosen any more: what can be done with it would lie over the board. Preparing goes on with it. */
  #put(at: Point): void {
    const isTaken = this.#lifting.put(at);
    if (isTaken && !this.#wasChosen && !this.#ground.idle) this.#ground.choose(undefined, 'only');
  }

  #tap(at: Point, { shiftKey, timeStamp }: PointerEvent): void {
    const ground = this.#ground;
    const thing = this.#thing;
    const wasChosen = this.#wasChosen;
    const tapped = this.#tapped;
    this.#tapped = undefined;
    if (!thing) {
      const isTwice = tapped?.n === CLOTH && timeStamp - tapped.at < TWICE_MS;
      if (!isTwice && !this.#several) this.#tapped = { n: CLOTH, at: timeStamp };
      if (this.#several) this.#several = false;
      else if (isTwice) ground.act(CLOTH, at);
      else if (this.#byFinger) this.#lifting.placeAt(at);
      else if (!shiftKey) ground.choose(undefined, 'only');
      return;
    }
    if (this.#byFinger && this.#several) return ground.choose(thing.n, 'toggle');
    const twice = tapped?.n === thing.n && timeStamp - tapped.at < TWICE_MS;
    if (this.#byFinger ? wasChosen : twice) return ground.act(thing.n, twice ? at : undefined);
    if (shiftKey && wasChosen) ground.choose(thing.n, 'toggle');
    else if (this.#byFinger && thing.takes && this.#lifting.mayPlace) this.#lifting.placeAt(at);
    else if (!shiftKey) ground.choose(thing.n, 'only');
    this.#tapped = { n: thing.n, at: timeStamp };
  }

  readonly #onCancel = (event: PointerEvent): void => {
    if (this.#points.has(event.pointerId)) this.stop();
  };

  readonly #onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
    if (event.ctrlKey || event.metaKey)
      this.#sight.zoom(Math.exp(-event.deltaY * unit * WHEEL_FACTOR), { x: event.clientX, y: event.clientY });
    else this.#sight.pan(-event.deltaX * unit, -event.deltaY * unit);
  };

  readonly #onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    // A long press of a finger has had its menu already.
    if (this.#byFinger && this.#points.size > 0) return;
    const thing = this.#ground.thingAt(event.composedPath());
    if (thing && !this.#ground.isChosen(thing.n)) this.#ground.choose(thing.n, 'only');
    this.#ground.menu(thing?.n, { x: event.clientX, y: event.clientY });
  };
}

/**
 * Two fingers bring a part of the table nearer, and one finger moves it then. Neither touches what lies there: the click that follows a
 * gesture is taken away. Ctrl and wheel, wheel alone and the mouse do the same, and + and − from the keyboard; the focus is never outside.
 * The host is the frame; what lies in it keeps its size for the page. A phone draws it sixty times a second. So what comes nearer is a layer
 * of its own, and nothing is asked of the page while it moves.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isWhole, type Nearness, panBy, settled, WHOLE, zoomAt } from './panning.ts';

/** What is moved, and within what. */
export interface PanPinchOptions {
  /** What comes nearer; as large as the frame. */
  readonly content: () => HTMLElement | null;
  /** A gesture has begun: whatever the first finger had begun is over. */
  readonly began?: () => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A finger that rests trembles. */
const SLOP_PX = 8;
const KEY_FACTOR = 1.5;
/** From here on letters half as large can be read. */
const CLOSE = 1.8;
const WHEEL_FACTOR = 0.01;
const STEPS: Readonly<Record<string, number>> = { '+': KEY_FACTOR, '=': KEY_FACTOR, '-': 1 / KEY_FACTOR };

/** Brings what lies in the host nearer, by fingers, wheel, mouse and keys. */
export class PanPinch implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PanPinchOptions;
  readonly #fingers: Map<number, Finger> = new Map();
  readonly #resized = new ResizeObserver(() => {
    this.#known = undefined;
    this.#show(panBy(this.#at, 0, 0, this.#frame));
  });
  #listening: AbortController | undefined;
  #at: Nearness = WHOLE;
  #drawing = 0;
  /** Where the frame lies, while a gesture lasts: to ask again would have the page laid out anew. */
  #known: DOMRect | undefined;
  #down: Finger | undefined;
  /** What the fingers do is a gesture: their click is nobody's. */
  #took = false;
  /** A finger or mouse is at it: where it brings the focus, that is seen already. */
  #pointed = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PanPinchOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    const { signal } = (this.#listening = new AbortController());
    host.addEventListener('pointerdown', this.#onDown, { capture: true, signal });
    host.addEventListener('pointermove', this.#onMove, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) host.addEventListener(type, this.#onUp, { signal });
    host.addEventListener('click', this.#onClick, { capture: true, signal });
    host.addEventListener('keydown', this.#onKey, { signal });
    // From inside: a focus that goes from card to card isn't heard outside the tree that both stand in.
    (host.shadowRoot ?? host).addEventListener('focusin', this.#onFocus, { signal });
    // The browser would scroll with two fingers, too; only what comes before pointer events can stop it.
    host.addEventListener('touchstart', this.#onTouch, { passive: false, signal });
    host.addEventListener('wheel', this.#onWheel, { passive: false, signal });
    this.#resized.observe(host);
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#resized.disconnect();
    this.#fingers.clear();
    this.#known = undefined;
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
  }

  /** A part is nearer than the whole. */
  get isNear(): boolean {
    return !isWhole(this.#at);
  }

  /** From the button that goes with it: the focus goes to what it showed. */
  whole(): void {
    this.#show(WHOLE);
    this.#draw();
    this.#host.focus();
  }

  get #frame(): DOMRect {
    if (this.#fingers.size === 0 && !this.#drawing) this.#known = undefined;
    return (this.#known ??= this.#host.getBoundingClientRect());
  }

  /** With the next frame: fingers move more often than anything is drawn. Answers whether there is anything to draw. */
  #show(at: Nearness): boolean {
    const before = this.#at;
    if (at.scale === before.scale && at.x === before.x && at.y === before.y) return false;
    this.#at = at;
    this.#drawing ||= requestAnimationFrame(() => this.#draw());
    return true;
  }

  #draw(): void {
    const at = this.#at;
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    const content = this.#options.content();
    if (content) {
      content.style.transformOrigin = '0 0';
      // In three dimensions: its layer stays, and is moved without being drawn again.
      content.style.transform = isWhole(at) ? '' : `translate3d(${at.x}px, ${at.y}px, 0) scale(${at.scale})`;
    }
    this.#host.toggleAttribute('near', !isWhole(at));
    // The page is laid out anew for it: not under the fingers.
    if (this.#fingers.size === 0) this.#host.toggleAttribute('close', at.scale >= CLOSE);
  }

  #zoom(factor: number, x: number, y: number): void {
    const frame = this.#frame;
    this.#show(zoomAt(this.#at, factor, x - frame.left, y - frame.top, frame));
  }

  #begin(): void {
    if (this.#took) return;
    this.#took = true;
    this.#host.toggleAttribute('moving', true);
    this.#options.began?.();
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.#pointed = true;
    if (event.pointerType === 'mouse' && (event.button !== 0 || !this.isNear)) {
      this.#took = false;
      return;
    }
    const finger = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 0) {
      this.#took = false;
      this.#down = finger;
      this.#known = undefined;
    }
    this.#fingers.set(event.pointerId, finger);
    if (this.#fingers.size === 2) this.#begin();
  };

  readonly #onMove = (event: PointerEvent): void => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const other = others[0];
    if (other) {
      this.#fingers.set(event.pointerId, now);
      this.#pinch(was, now, other);
    } else if (this.isNear) {
      const { x, y } = this.#down ?? was;
      if (!this.#took && Math.hypot(now.x - x, now.y - y) < SLOP_PX) return;
      this.#fingers.set(event.pointerId, now);
      this.#begin();
      if (event.pointerType === 'mouse') this.#host.setPointerCapture(event.pointerId);
      this.#show(panBy(this.#at, now.x - was.x, now.y - was.y, this.#frame));
    }
  };

  /** One of two fingers moves: about the middle of both, which moves with them. */
  #pinch(was: Finger, now: Finger, other: Finger): void {
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before > 0 && after > 0) this.#zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.#show(panBy(this.#at, (now.x - was.x) / 2, (now.y - was.y) / 2, this.#frame));
  }

  readonly #onUp = (event: PointerEvent): void => {
    if (this.#took || event.type === 'pointercancel') this.#pointed = false;
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    this.#down = undefined;
    this.#host.toggleAttribute('moving', false);
    this.#show(settled(this.#at));
    if (this.#took) this.#draw();
  };

  readonly #onClick = (event: MouseEvent): void => {
    this.#pointed = false;
    if (!this.#took || event.detail === 0) return;
    this.#took = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  readonly #onTouch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  readonly #onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey) {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * WHEEL_FACTOR), event.clientX, event.clientY);
    } else if (this.isNear) {
      // At the edge the page goes on.
      if (this.#show(panBy(this.#at, -event.deltaX, -event.deltaY, this.#frame))) event.preventDefault();
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const factor = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { left, top, width, height } = (event.composedPath()[0] as Element).getBoundingClientRect();
    this.#zoom(factor, left + width / 2, top + height / 2);
    this.#show(settled(this.#at));
    this.#draw();
  };

  /** The focus is followed where a person walks with the keyboard. */
  readonly #onFocus = (event: Event): void => {
    const el = event.composedPath()[0] as Element;
    if (!this.isNear || this.#pointed || !this.#options.content()?.contains(el)) return;
    const frame = this.#frame;
    const box = el.getBoundingClientRect();
    const into = (low: number, high: number, from: number, to: number): number =>
      low < from ? from - low : high > to ? Math.max(to - high, from - low) : 0;
    const dx = into(box.left, box.right, frame.left, frame.right);
    const dy = into(box.top, box.bottom, frame.top, frame.bottom);
    if (this.#show(panBy(this.#at, dx, dy, frame))) this.#draw();
  };
}

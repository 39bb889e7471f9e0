/**
 * Cards of a row are dragged, beside being tapped. A mouse drags after a few pixels, a finger after a short rest on the card. A finger that
 * goes clearly up drags too, where nothing scrolls that way. So pushing the hand along, scrolling the page and pinching stay what they are.
 * The row's user hears what was taken up and where it was put down (`drop-places.ts`), and does with it what the taps do. Anything that comes
 * between (Escape, the browser, a change that takes the card away or its moves) only puts it back.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DragScroll } from './drag-scroll.ts';
import { placeAt, scrollersOf } from './drop-places.ts';
import { LiftedCard, type Point } from '../cards/lifted-card.ts';

/** A card was taken up with the pointer. */
export class LiftEvent extends Event {
  readonly id: string;
  constructor(id: string) {
    super('tv-lift', { bubbles: true });
    this.id = id;
  }
}

/** It is held above a place, or above none any more: whoever can show what it would do there may. */
export class AboveEvent extends Event {
  readonly id: string;
  readonly place: string | undefined;
  /** Where the pointer is, in px of the page's window. */
  readonly at: Point;
  constructor(id: string, place: string | undefined, at: Point) {
    super('tv-above', { bubbles: true });
    this.id = id;
    this.place = place;
    this.at = at;
  }
}

/** It was put down. */
export class DropEvent extends Event {
  readonly id: string;
  /** Where (its `data-drop`); undefined: back where it was. */
  readonly place: string | undefined;
  /** It was held and let go on the spot: a slow tap. */
  readonly tapped: boolean;
  /** Where the pointer was, in px of the page's window, for a place that has places in it. */
  readonly at: Point | undefined;
  constructor(id: string, place: string | undefined, tapped: boolean, at?: Point) {
    super('tv-drop', { bubbles: true });
    this.id = id;
    this.place = place;
    this.tapped = tapped;
    this.at = at;
  }
}

/** What the row tells of its cards. */
export interface CardDragOptions {
  /** What lies in the row, in its order. */
  readonly items: () => readonly HTMLElement[];
  readonly id: (index: number) => string | undefined;
  /** Whether it can be dragged anywhere now. */
  readonly may: (id: string) => boolean;
}

interface Held {
  readonly id: string;
  readonly el: HTMLElement;
  readonly pointer: number;
  readonly byFinger: boolean;
  readonly from: Point;
  readonly listening: AbortController;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** A finger rests so long on a card that it means this one. */
const HOLD_MS = 250;
const MOUSE_SLOP_PX = 5;
const FINGER_SLOP_PX = 8;
/** So many times more up than sideways is up. */
const STEEP = 1.5;

/** Lets the cards of the host be dragged; the host fires `tv-lift`, `tv-above` and `tv-drop`. */
export class CardDrag implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: CardDragOptions;
  #listening: AbortController | undefined;
  #held: Held | undefined;
  #card: LiftedCard | undefined;
  #scroll: DragScroll | undefined;
  #at: Point = { x: 0, y: 0 };
  #over: HTMLElement | undefined;
  #moved = false;
  /** What the pointer does is a drag: its click is nobody's, and nothing scrolls. */
  #took = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: CardDragOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    const { signal } = (this.#listening = new AbortController());
    host.addEventListener('pointerdown', this.#onDown, { signal });
    host.addEventListener('click', this.#onClick, { capture: true, signal });
    // Only what comes before pointer events can keep the browser from scrolling.
    host.addEventListener('touchmove', this.#onTouch, { passive: false, signal });
    host.addEventListener('contextmenu', this.#onMenu, { signal });
    host.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#letGo();
    this.#card?.lay();
    this.#card = undefined;
  }

  hostUpdated(): void {
    const { items, id, may } = this.#options;
    for (const [i, item] of items().entries()) item.toggleAttribute('data-movable', may(id(i) ?? ''));
    const held = this.#held;
    const card = this.#card;
    if (!held) return;
    const at = items().indexOf(held.el);
    if (id(at) === held.id && may(held.id) && (!card || card.isUp)) return;
    if (card) this.#end();
    else this.#letGo();
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (!event.isPrimary) {
      // A second finger: whatever they are going to do together, it is no drag.
      if (!this.#card) this.#letGo();
      return;
    }
    this.#letGo();
    this.#card?.lay();
    this.#card = undefined;
    this.#took = false;
    const { items, id, may } = this.#options;
    const path = event.composedPath();
    const at = items().findIndex((item) => path.includes(item));
    const [el, card] = [items()[at], id(at)];
    if (event.button !== 0 || !el || card === undefined || !may(card)) return;
    const listening = new AbortController();
    const byFinger = event.pointerType !== 'mouse';
    this.#held = {
      id: card,
      el,
      pointer: event.pointerId,
      byFinger,
      from: { x: event.clientX, y: event.clientY },
      listening,
      timer: byFinger ? setTimeout(() => this.#lift(), HOLD_MS) : undefined,
    };
    const { signal } = listening;
    addEventListener('pointermove', this.#onMove, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, this.#onUp, { signal });
    addEventListener('keydown', this.#onKey, { capture: true, signal });
  };

  #lift(): void {
    const held = this.#held;
    if (!held) return;
    clearTimeout(held.timer);
    this.#took = true;
    this.#moved = false;
    held.el.setPointerCapture(held.pointer);
    this.#card = new LiftedCard(held.el, held.from, held.byFinger);
    this.#scroll = new DragScroll(this.#host, () => this.#look());
    this.#host.dispatchEvent(new LiftEvent(held.id));
  }

  readonly #onMove = (event: PointerEvent): void => {
    const held = this.#held;
    if (event.pointerId !== held?.pointer) return;
    const to = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [to.x - held.from.x, to.y - held.from.y];
    const far = Math.hypot(dx, dy) >= (held.byFinger ? FINGER_SLOP_PX : MOUSE_SLOP_PX);
    // Let go where nobody heard it.
    if (!held.byFinger && event.buttons === 0) return this.#card ? this.#end() : this.#letGo();
    if (!this.#card) {
      if (!far) return;
      const up = dy < 0 && -dy > STEEP * Math.abs(dx);
      if (held.byFinger && !(up && scrollersOf(held.el).length === 0)) return this.#letGo();
      this.#lift();
    }
    this.#moved ||= far;
    this.#at = to;
    this.#card?.follow(to);
    this.#scroll?.at(to.y);
    this.#look();
  };

  /** What is under the pointer now. */
  #look(): void {
    this.#markOver(placeAt(this.#at.x, this.#at.y));
  }

  readonly #onUp = (event: PointerEvent): void => {
    const held = this.#held;
    const card = this.#card;
    const moved = this.#moved;
    if (event.pointerId !== held?.pointer) return;
    if (!card) return this.#letGo();
    const isPut = event.type === 'pointerup';
    const place = isPut && moved ? placeAt(event.clientX, event.clientY) : undefined;
    this.#end(place?.dataset['drop'], isPut && !moved);
  };

  /** @param place where it was put down; nowhere: it goes back */
  #end(place?: string, tapped = false): void {
    const held = this.#held;
    const card = this.#card;
    if (!held || !card) return;
    this.#letGo();
    if (card.isUp) card.home();
    else card.lay();
    this.#host.dispatchEvent(new DropEvent(held.id, place, tapped, place === undefined ? undefined : this.#at));
  }

  /** What the pointer does from now on is none of ours. */
  #letGo(): void {
    this.#markOver(undefined);
    clearTimeout(this.#held?.timer);
    this.#held?.listening.abort();
    this.#held = undefined;
    this.#scroll?.end();
    this.#scroll = undefined;
  }

  #markOver(place: HTMLElement | undefined): void {
    if (place === this.#over) return;
    this.#over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.#over = place;
    if (this.#held) this.#host.dispatchEvent(new AboveEvent(this.#held.id, place?.dataset['drop'], this.#at));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#card) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (!this.#took || event.detail === 0) return;
    this.#took = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  readonly #onTouch = (event: TouchEvent): void => {
    if (this.#took && event.cancelable) event.preventDefault();
  };

  /** A long press of a finger is a drag here, not a menu of the browser's. */
  readonly #onMenu = (event: Event): void => {
    if (this.#held?.byFinger) event.preventDefault();
  };
}

declare global {
  interface HTMLElementEventMap {
    'tv-lift': LiftEvent;
    'tv-above': AboveEvent;
    'tv-drop': DropEvent;
  }
}

/**
 * A card while it is held by the pointer. It is the element that lies in the row, drawn over everything (as a popover) instead of in its
 * place. Nothing is copied and no picture of it is made. So it shows what it showed there and nothing else: a back stays a back. Under a
 * mouse it keeps to the pointer where it was taken; for a finger it is drawn above it. It is somewhat smaller, for what is under it to be
 * seen.
 */
import { css, type CSSResult } from 'lit';

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a finger's middle: what is under the card is seen. */
const ABOVE_FINGER_PX = 26;
const EDGE_PX = 4;
const SMALLER = 0.7;
/** It isn't made smaller than this. */
const NARROWEST_PX = 64;
const INLINE = [
  'position',
  'inset',
  'margin',
  'width',
  'height',
  'transform',
  'transformOrigin',
  'pointerEvents',
] as const;

/** Where its upper left corner is drawn, and how large. */
interface Drawn extends Point {
  readonly scale: number;
}

const at = ({ x, y, scale }: Drawn): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** A token of motion in ms; 1 ms where nothing is to move. */
const lengthOf = (el: Element, token: string): number => parseFloat(getComputedStyle(el).getPropertyValue(token)) || 0;

/** Among the styles of rows whose cards can be lifted. */
export const liftedStyles: CSSResult = css`
  [data-movable] {
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  :where([popover]) {
    overflow: visible;
  }
`;

/** The card itself while it is held: drawn at the pointer, and laid back where it was. */
export class LiftedCard {
  readonly #el: HTMLElement;
  /** Its upper left corner, from the pointer. */
  readonly #from: Point;
  readonly #scale: number;
  /** As it is drawn while it is held. */
  readonly #size: { readonly width: number; readonly height: number };
  /** Its upper left corner, from that of the place where it lies. */
  readonly #rest: Point;
  readonly #place: Element;
  #now: Drawn;
  #going: Animation | undefined;

  /** @param byFinger it is drawn above the pointer */
  constructor(el: HTMLElement, pointer: Point, byFinger: boolean) {
    const { offsetWidth: width, offsetHeight: height } = el;
    const box = el.getBoundingClientRect();
    // Turned in its fan, its box is larger than it: only the middle is the same.
    const corner = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
    this.#el = el;
    const scale = (this.#scale = Math.min(1, Math.max(SMALLER, NARROWEST_PX / width)));
    this.#size = { width: width * scale, height: height * scale };
    this.#place = el.parentElement ?? el;
    const { x, y } = this.#place.getBoundingClientRect();
    this.#rest = { x: corner.x - x, y: corner.y - y };
    this.#from = byFinger
      ? { x: -this.#size.width / 2, y: -this.#size.height - ABOVE_FINGER_PX }
      : { x: (corner.x - pointer.x) * scale, y: (corner.y - pointer.y) * scale };
    this.#now = this.#under(pointer);
    Object.assign(el.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      margin: '0',
      width: `${width}px`,
      height: `${height}px`,
      transform: at(this.#now),
      transformOrigin: '0 0',
      transition: 'none',
      pointerEvents: 'none',
    });
    el.popover = 'manual';
    el.showPopover();
    this.#go({ ...corner, scale: 1 }, this.#now, '--tv-fast');
  }

  /** It is drawn over everything; not any more where the element was taken away or moved. */
  get isUp(): boolean {
    return this.#el.matches(':popover-open');
  }

  follow(pointer: Point): void {
    this.#now = this.#under(pointer);
    this.#el.style.transform = at(this.#now);
  }

  /** Back to where it lies, and down. */
  home(): void {
    const { x, y } = this.#place.getBoundingClientRect();
    const to = { x: x + this.#rest.x, y: y + this.#rest.y, scale: 1 };
    this.#go(this.#now, to, '--tv-move');
    this.#el.style.transform = at(to);
    this.#going?.finished.then(
      () => this.lay(),
      () => undefined,
    );
  }

  /** Down at once. */
  lay(): void {
    this.#going?.cancel();
    const el = this.#el;
    if (this.isUp) el.hidePopover();
    el.popover = null;
    for (const name of INLINE) el.style[name] = '';
    // It lies there before it may move again, or it would fly there once more.
    void el.offsetWidth;
    el.style.transition = '';
  }

  /** Within the window, as far as it goes. */
  #under({ x, y }: Point): Drawn {
    const within = (low: number, length: number, all: number): number =>
      Math.max(EDGE_PX, Math.min(low, all - length - EDGE_PX));
    return {
      x: within(x + this.#from.x, this.#size.width, innerWidth),
      y: within(y + this.#from.y, this.#size.height, innerHeight),
      scale: this.#scale,
    };
  }

  #go(from: Drawn, to: Drawn, token: string): void {
    this.#going?.cancel();
    // Added to where it is held, so that it follows the pointer meanwhile.
    const way = { x: (from.x - to.x) / to.scale, y: (from.y - to.y) / to.scale, scale: from.scale / to.scale };
    this.#going = this.#el.animate([{ transform: at(way) }, { transform: at({ x: 0, y: 0, scale: 1 }) }], {
      duration: lengthOf(this.#el, token),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      composite: 'add',
    });
  }
}

/**
 * A card while it is held by the pointer: the same element that lies in the row, drawn over everything (as a popover) instead of in its
 * place. Nothing is copied and no picture of it is made, so that it shows what it showed there and nothing else: a back stays a back. Under a
 * mouse it keeps to the pointer where it was taken; for a finger it is drawn above it.
 */
import { css, type CSSResult } from 'lit';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a finger's middle: what is under the card is seen. */
const ABOVE_FINGER_PX = 26;
const EDGE_PX = 4;
const INLINE = ['position', 'inset', 'margin', 'width', 'height', 'transform', 'transition', 'pointerEvents'] as const;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

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

export class LiftedCard {
  private readonly el: HTMLElement;
  /** Its upper left corner, from the pointer. */
  private readonly from: Point;
  private readonly size: { readonly width: number; readonly height: number };
  /** Its upper left corner, from that of the place where it lies. */
  private readonly rest: Point;
  private readonly place: Element;
  private now: Point;
  private going: Animation | undefined;

  /** @param byFinger it is drawn above the pointer */
  constructor(el: HTMLElement, pointer: Point, byFinger: boolean) {
    const { offsetWidth: width, offsetHeight: height } = el;
    const box = el.getBoundingClientRect();
    // Turned in its fan, its box is larger than it: only the middle is the same.
    const corner = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
    this.el = el;
    this.size = { width, height };
    this.place = el.parentElement ?? el;
    const { x, y } = this.place.getBoundingClientRect();
    this.rest = { x: corner.x - x, y: corner.y - y };
    this.from = byFinger
      ? { x: -width / 2, y: -height - ABOVE_FINGER_PX }
      : { x: corner.x - pointer.x, y: corner.y - pointer.y };
    this.now = corner;
    Object.assign(el.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      margin: '0',
      width: `${width}px`,
      height: `${height}px`,
      transform: at(corner),
      transition: 'none',
      pointerEvents: 'none',
    });
    el.popover = 'manual';
    el.showPopover();
    if (byFinger) this.goFrom(corner, this.under(pointer), '--tv-fast');
    this.follow(pointer);
  }

  /** It is drawn over everything; not any more where the element was taken away or moved. */
  get isUp(): boolean {
    return this.el.matches(':popover-open');
  }

  follow(pointer: Point): void {
    this.now = this.under(pointer);
    this.el.style.transform = at(this.now);
  }

  /** Back to where it lies, and down. */
  home(): void {
    const { x, y } = this.place.getBoundingClientRect();
    const to = { x: x + this.rest.x, y: y + this.rest.y };
    this.goFrom(this.now, to, '--tv-move');
    this.el.style.transform = at(to);
    this.going?.finished.then(
      () => this.lay(),
      () => undefined,
    );
  }

  /** Down at once. */
  lay(): void {
    this.going?.cancel();
    const { el } = this;
    if (this.isUp) el.hidePopover();
    el.popover = null;
    for (const name of INLINE) if (name !== 'transition') el.style[name] = '';
    // It lies there before it may move again, or it would fly there once more.
    void el.offsetWidth;
    el.style.transition = '';
  }

  /** Within the window, as far as it goes. */
  private under({ x, y }: Point): Point {
    const within = (low: number, length: number, all: number): number =>
      Math.max(EDGE_PX, Math.min(low, all - length - EDGE_PX));
    return {
      x: within(x + this.from.x, this.size.width, innerWidth),
      y: within(y + this.from.y, this.size.height, innerHeight),
    };
  }

  private goFrom(from: Point, to: Point, token: string): void {
    this.going?.cancel();
    // Added to where it is held, so that it follows the pointer meanwhile.
    const way = at({ x: from.x - to.x, y: from.y - to.y });
    this.going = this.el.animate([{ transform: way }, { transform: at({ x: 0, y: 0 }) }], {
      duration: lengthOf(this.el, token),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      composite: 'add',
    });
  }
}

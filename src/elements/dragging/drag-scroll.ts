/**
 * While a card is held near the upper or lower edge of what scrolls around its row, that scrolls on. The place it is carried to may lie
 * further up or down. The code that holds the card says where the pointer is, and when it is over.
 */
import { scrollersOf } from './drop-places.ts';

/** Within so many px of the edge it scrolls, the faster the nearer. */
const EDGE_PX = 44;
const FASTEST_PX_PER_FRAME = 10;

export class DragScroll {
  readonly #scrollers: readonly Element[];
  #y = 0;
  #frame: number | undefined;
  readonly #moved: () => void;

  /** @param moved what is under the pointer has changed */
  constructor(around: Element, moved: () => void) {
    this.#scrollers = scrollersOf(around);
    this.#moved = moved;
  }

  /** The pointer is at this height of the window, in px. */
  at(y: number): void {
    this.#y = y;
    this.#frame ??= requestAnimationFrame(this.#step);
  }

  end(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  readonly #step = (): void => {
    this.#frame = undefined;
    if (!this.#scrollers.some((one) => this.#scroll(one))) return;
    this.#moved();
    this.#frame = requestAnimationFrame(this.#step);
  };

  /** Answers whether it has moved. */
  #scroll(one: Element): boolean {
    const { top, bottom } = one.getBoundingClientRect();
    const [up, down] = [Math.max(top, 0) + EDGE_PX - this.#y, this.#y - Math.min(bottom, innerHeight) + EDGE_PX];
    const by = up > 0 ? -up : down > 0 ? down : 0;
    if (by === 0) return false;
    const before = one.scrollTop;
    one.scrollTop += Math.sign(by) * Math.ceil(Math.min(1, Math.abs(by) / EDGE_PX) * FASTEST_PX_PER_FRAME);
    return one.scrollTop !== before;
  }
}

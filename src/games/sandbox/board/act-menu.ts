import type { Point } from '../../../elements/surface/things.ts';

/** How near to the window's edge the menu comes, in CSS pixels. */
const MARGIN = 8;

/** The popover with a piece's acts: it opens where the hand is, and closes at a tap elsewhere. */
export class ActMenu {
  readonly #element: () => HTMLElement | null;

  /** @param element - the popover, once it is drawn */
  constructor(element: () => HTMLElement | null) {
    this.#element = element;
  }

  get isOpen(): boolean {
    return this.#element()?.matches(':popover-open') ?? false;
  }

  /** Opens beside a point of the window, in CSS pixels, and takes the focus. */
  openAt({ x, y }: Point): void {
    const el = this.#element();
    if (!el) return;
    if (!this.isOpen) el.showPopover();
    const { width, height } = el.getBoundingClientRect();
    el.style.left = `${Math.max(MARGIN, Math.min(x, innerWidth - width - MARGIN))}px`;
    el.style.top = `${Math.max(MARGIN, Math.min(y, innerHeight - height - MARGIN))}px`;
    el.querySelector('button')?.focus();
  }

  close(): void {
    this.#element()?.hidePopover();
  }

  /** Not the browser's own light dismissal: that would take the button's coming up for a tap elsewhere. */
  readonly onDown = (event: PointerEvent): void => {
    const el = this.#element();
    if (el && this.isOpen && !event.composedPath().includes(el)) this.close();
  };
}

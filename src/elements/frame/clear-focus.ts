/**
 * Brings what a keyboard comes to out from behind the headline and the window, which stick to the edges of a board on a phone. The browser
 * counts as seen what lies behind them.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The focus has a ring around it. */
const RING_PX = 6;

type Host = ReactiveControllerHost & HTMLElement;

export class ClearFocus implements ReactiveController {
  readonly #host: Host;
  readonly #edges: () => readonly [above: Element | null, below: Element | null];

  /** @param edges the headline and the window, where they are there; the host is what scrolls below them */
  constructor(host: Host, edges: () => readonly [above: Element | null, below: Element | null]) {
    this.#host = host;
    this.#edges = edges;
    host.addController(this);
  }

  // A focus that moves within one part of the board is no event outside that part; the key by which it moved is.
  hostConnected(): void {
    this.#host.addEventListener('keyup', this.#onKey);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keyup', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const [above, below] = this.#edges();
    if (!below || getComputedStyle(below).position !== 'sticky') return;
    if (path.includes(below) || (above && path.includes(above))) return;
    const { top, bottom } = (path[0] as Element).getBoundingClientRect();
    const host = this.#host;
    const from = (above ?? host).getBoundingClientRect()[above ? 'bottom' : 'top'] + RING_PX;
    const hidden = bottom + RING_PX - below.getBoundingClientRect().top;
    // Of what is higher than the room the beginning is seen.
    const by = Math.min(Math.max(0, hidden), top - from);
    if (by !== 0) host.scrollBy({ top: by, behavior: 'instant' });
  };
}

/** Covers what only one person may read when its page is left: for another window or tab, or as its element goes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class CoverWhenLeft implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #cover: () => void;
  #listening: AbortController | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, cover: () => void) {
    this.#host = host;
    this.#cover = cover;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    const { ownerDocument: page } = this.#host;
    // A page beside another window, as a call's, stays visible and only loses the focus.
    page.defaultView?.addEventListener('blur', this.#cover, { signal });
    page.addEventListener('visibilitychange', this.#cover, { signal });
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#cover();
  }
}

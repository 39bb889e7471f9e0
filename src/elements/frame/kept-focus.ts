/**
 * Keeps the focus where a person works. An update may take away what had it, and the browser leaves them at the top of the page then. People
 * who had the focus elsewhere, or nowhere, are led nowhere.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class KeptFocus implements ReactiveController {
  readonly #home: () => HTMLElement | null | undefined;
  /** What has the focus in the host, however deep; what had it where an update took it away. */
  #last: Element | undefined;

  /** @param home what gets the focus of something that has gone */
  constructor(host: ReactiveControllerHost & HTMLElement, home: () => HTMLElement | null | undefined) {
    this.#home = home;
    host.addController(this);
    host.addEventListener('focusout', this.#onLeave);
    host.addEventListener('click', this.look);
    for (const what of ['focusin', 'keydown', 'keyup']) host.addEventListener(what, this.#note);
  }

  /** A focus that moves within one part of the host is no event outside that part; the keys that are pressed there are. */
  readonly #note = (event: Event): void => {
    const at = event.composedPath()[0] as Element;
    if (hasFocus(at)) this.#last = at;
  };

  hostUpdated(): void {
    this.look();
  }

  /** People who leave something that could still have the focus go of their own accord. */
  readonly #onLeave = (event: FocusEvent): void => {
    if (event.relatedTarget) this.#last = undefined;
    const [left] = event.composedPath();
    setTimeout(() => {
      if (this.#last && this.#last === left && isThere(this.#last) && !hasFocus(this.#last)) this.#last = undefined;
      this.look();
    });
  };

  /** After all parts of the host have been drawn, which takes no task of its own. */
  readonly look = (): void => {
    if (!this.#last) return;
    setTimeout(() => {
      const last = this.#last;
      if (!last || document.activeElement !== document.body) return;
      // What only can't be used for a moment has it again, or goes with a later update.
      if (last.checkVisibility() && isOff(last)) return;
      const to = isThere(last) ? (last as HTMLElement) : this.#home();
      if (to) this.#last = undefined;
      to?.focus();
    });
  };
}

/** It can't be used for now, or something around it can't, across shadow roots. */
function isOff(one: Element): boolean {
  const root = one.getRootNode();
  return (
    one.matches(':disabled') || Boolean(one.closest('[inert]')) || (root instanceof ShadowRoot && isOff(root.host))
  );
}

const isThere = (one: Element): boolean => one.checkVisibility() && !isOff(one);
const hasFocus = (one: Element): boolean => (one.getRootNode() as Document | ShadowRoot).activeElement === one;

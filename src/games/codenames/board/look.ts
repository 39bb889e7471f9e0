/**
 * The look that the pictures have: ink where high contrast is asked for, muted colours otherwise. The system asks for it, or the room around
 * (`contrast` on `<tavolata-table>` or `<tv-room>`). Drawings can't learn this from a style sheet.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Look } from '../../../pictures/palette.ts';

function roomOf(element: Element): Element | undefined {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof Element && at.hasAttribute('contrast')) return at;
  }
  return undefined;
}

export class LookWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #system: MediaQueryList = matchMedia('(prefers-contrast: more)');
  readonly #watch: MutationObserver;
  #room: Element | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    this.#watch = new MutationObserver(this.#changed);
    host.addController(this);
  }

  get look(): Look {
    const asked = this.#room?.getAttribute('contrast');
    if (asked === 'more') return 'ink';
    return this.#system.matches && asked !== 'normal' ? 'ink' : 'muted';
  }

  hostConnected(): void {
    this.#room = roomOf(this.#host);
    if (this.#room) this.#watch.observe(this.#room, { attributeFilter: ['contrast'] });
    this.#system.addEventListener('change', this.#changed);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    this.#system.removeEventListener('change', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}

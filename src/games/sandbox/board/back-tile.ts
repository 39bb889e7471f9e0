/**
 * The pattern on the backs of cards: one small picture in the room's own colours, which all backs share. As gradients of the styles it was most
 * of what a window full of cards took to be drawn.
 */
import type { LitElement, ReactiveController } from 'lit';

/** Flowers in the first colour, between them dots of the second with a ring of the first. */
const pattern = (first: string, second: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"><path fill="#f4efe0" d="M0 0h28v28H0z"/><g fill="${first}">${[
    0, 28,
  ]
    .flatMap((x) =>
      [0, 28].map(
        (y) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="12.4"/><ellipse cx="${x}" cy="${y}" rx="12.4" ry="6"/>`,
      ),
    )
    .join('')}<circle cx="14" cy="14" r="6"/></g><circle cx="14" cy="14" r="2.9" fill="${second}"/></svg>`;

/** Addresses by colours, for as long as the page lives: a page has few. */
const drawn = new Map<string, string>();

function addressOf(first: string, second: string): string {
  const key = `${first} ${second}`;
  const address = drawn.get(key) ?? URL.createObjectURL(new Blob([pattern(first, second)], { type: 'image/svg+xml' }));
  drawn.set(key, address);
  return address;
}

/** Keeps `--back-tile` on its host: the address of the pattern in the colours that hold there now. */
export class BackTile implements ReactiveController {
  readonly #host: LitElement;
  /** It wears both colours, and tells when they are others. */
  readonly #dyed = document.createElement('i');
  #asked = 0;

  constructor(host: LitElement) {
    this.#host = host;
    this.#dyed.ariaHidden = 'true';
    this.#dyed.style.cssText =
      'position:absolute;visibility:hidden;color:var(--tv-tile-1);background-color:var(--tv-tile-2);transition:color 1ms,background-color 1ms';
    this.#dyed.addEventListener('transitionend', this.#look);
  }

  hostConnected(): void {
    this.#host.renderRoot.append(this.#dyed);
    // Styles are worked out with the next frame in any case.
    this.#asked = requestAnimationFrame(this.#look);
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#asked);
  }

  readonly #look = (): void => {
    const { color, backgroundColor } = getComputedStyle(this.#dyed);
    this.#host.style.setProperty('--back-tile', `url("${addressOf(color, backgroundColor)}")`);
  };
}

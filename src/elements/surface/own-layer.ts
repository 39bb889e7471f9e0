/**
 * Whether the world is a layer of its own, which a browser only pushes about. It becomes one before hands come, when all has been at rest for
 * a moment. Made in a move's first frame, it would have to be drawn in that frame. At another scale its letters are drawn anew.
 */

/** Longer than between two turns of a wheel, shorter than a hand takes to come back. */
const REST_MS = 300;

/** What becomes one. */
interface Pushed extends HTMLElement {
  /** As it is now. */
  readonly scale: number;
  /** A frame is to come: more of it is on its way into the page. */
  readonly isDrawing: boolean;
}

export class OwnLayer {
  readonly #host: Pushed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;
  /** At which it was drawn. */
  #scale = 1;

  constructor(host: Pushed) {
    this.#host = host;
  }

  /** Another part of it is seen. */
  moved(byHand: boolean): void {
    if (byHand) this.#set(true);
    else this.settle();
  }

  /** Hands have left. */
  settle(): void {
    if (this.#host.scale !== this.#scale) this.#set(false);
    this.rest();
  }

  /** No hand is at it. */
  rest(): void {
    if (this.#isOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#host.isDrawing ? this.rest() : this.#set(true)), REST_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#set(false);
  }

  #set(on: boolean): void {
    clearTimeout(this.#timer);
    if (on === this.#isOn) return;
    this.#isOn = on;
    if (on) this.#scale = this.#host.scale;
    this.#host.toggleAttribute('moves', on);
  }
}

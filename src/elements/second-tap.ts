/**
 * What is tapped once is asked about, what is tapped again is meant. A double tap is one tap, and so is Enter held down: neither of them has read
 * the question. How the question looks, and how it is said, is left to each element.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A second tap sooner than this is the same nervous finger, not a confirmation. */
export const SECOND_TAP_MS = 400;

/** Keeps what was tapped once. While something is asked about, the host's buttons aren't pressed by a key that repeats itself. */
export class SecondTap implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  #about = '';
  #since = 0;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey, true);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey, true);
    this.#about = '';
  }

  /** What is asked about; '' while nothing is. */
  get about(): string {
    return this.#about;
  }

  /** @param about what was tapped; asked about from now on, unless it was before @returns whether it is meant */
  isMeant(about: string): boolean {
    const isAsked = this.#about === about;
    if (isAsked && performance.now() - this.#since < SECOND_TAP_MS) return false;
    this.#about = isAsked ? '' : about;
    this.#since = performance.now();
    this.#host.requestUpdate();
    return isAsked;
  }

  /** The question is taken back. */
  forget(): void {
    if (this.#about === '') return;
    this.#about = '';
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: Event): void => {
    if (this.#about !== '' && event instanceof KeyboardEvent && event.repeat && event.key === 'Enter')
      event.preventDefault();
  };
}

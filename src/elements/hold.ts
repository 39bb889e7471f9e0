/** A moment for which a board holds in sight what its view is already past; the board is drawn anew when it is over. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export abstract class Hold implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    // Moved to another window, as to the one above all others, the board is drawn there by its view.
    if (this.isOn) this.#over();
  }

  /** Something is held. */
  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  protected hold(ms: number): void {
    this.#timer = setTimeout(() => this.#over(), ms);
  }

  /** Holds nothing any more, before its time too. */
  protected end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #over(): void {
    this.end();
    this.#host.requestUpdate();
  }
}

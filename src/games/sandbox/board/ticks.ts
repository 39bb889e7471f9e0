import type { ReactiveController, ReactiveControllerHost } from 'lit';

const TICK_MS = 250;

/** Has its host drawn anew while a clock goes. */
export class Ticks implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.run(false);
  }

  run(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(() => this.#host.requestUpdate(), TICK_MS) : undefined;
  }
}

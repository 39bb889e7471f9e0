/** Seconds left of what a table counts down, by the table's time: alike on every screen, and never more than there were at first. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const TICK_MS = 250;

/** The seconds of one countdown: its host is drawn anew where they have changed, looked at every `TICK_MS`. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #now: () => number;
  #until: number | undefined;
  #whole = 0;
  #shown = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param now table time, in milliseconds */
  constructor(host: ReactiveControllerHost, now: () => number) {
    this.#host = host;
    this.#now = now;
    host.addController(this);
  }

  hostConnected(): void {
    this.#run();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Whole seconds, a begun one counted in; 0 where no window is open. */
  get seconds(): number {
    if (this.#until === undefined) return 0;
    return Math.max(0, Math.min(this.#whole, Math.ceil((this.#until - this.#now()) / 1_000)));
  }

  /**
   * @param until table time of its end, in milliseconds; undefined where no window is open
   * @param wholeSeconds how many there were at first
   */
  feed(until: number | undefined, wholeSeconds: number): void {
    this.#until = until;
    this.#whole = wholeSeconds;
    // Its host draws what it is fed: a time that is over before the first tick is news too.
    this.#shown = this.seconds;
    this.#run();
  }

  #run(): void {
    if (this.#until === undefined) this.#stop();
    else this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const { seconds } = this;
    if (seconds !== this.#shown) this.#host.requestUpdate();
    this.#shown = seconds;
  }
}

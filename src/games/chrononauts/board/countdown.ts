/** Seconds left of the open window, by this device's clock. A clock that is wrong never shows more than a whole window. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const TICK_MS = 250;

export class Countdown implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private item = 0;
  private end = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  seconds = 0;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** @param item id of the play whose window it is @param until table time of its end, in milliseconds */
  feed(item: number, until: number | undefined, wholeSeconds: number): void {
    if (until === undefined) {
      this.item = 0;
      return this.stop();
    }
    if (item === this.item && this.timer !== undefined) return;
    this.item = item;
    this.end = Math.min(until, Date.now() + wholeSeconds * 1_000);
    this.count();
    this.stop();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private count(): void {
    this.seconds = Math.max(0, Math.ceil((this.end - Date.now()) / 1_000));
  }

  private tick(): void {
    const before = this.seconds;
    this.count();
    if (this.seconds !== before) this.host.requestUpdate();
  }
}

/** Whether something has been so for long enough, by the own clock. */
import type { Clock } from './ports.ts';

export class Lasting {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #reached: () => void;
  #since: number | undefined;
  #cancel: (() => void) | undefined;

  /** @param reached it has been so for `ms` milliseconds */
  constructor(clock: Clock, ms: number, reached: () => void) {
    this.#clock = clock;
    this.#ms = ms;
    this.#reached = reached;
  }

  get lasts(): boolean {
    return this.#since !== undefined && this.#clock.monotonicMs() - this.#since >= this.#ms;
  }

  set(isSo: boolean): void {
    if (isSo === (this.#since !== undefined)) return;
    this.#since = isSo ? this.#clock.monotonicMs() : undefined;
    this.#cancel?.();
    this.#cancel = isSo ? this.#clock.after(this.#ms, this.#reached) : undefined;
  }

  close(): void {
    this.#cancel?.();
  }
}

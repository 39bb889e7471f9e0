/**
 * Work in rounds, never two at once: whoever asks while one is on gets another one after it. An error that a round throws is told and ends
 * nothing. Another round follows after a while, as perhaps nothing else changes until this work is done.
 */
import type { Clock } from './ports.ts';

/** What failed is tried again after so long. */
export const RETRY_MS = 5_000;

/** Runs one piece of work again and again, never twice at once: asked for while it runs, it runs once more when it is done. */
export class Rounds {
  readonly #round: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(round: () => Promise<void>, failed: (error: unknown) => void, clock: Clock) {
    this.#round = round;
    this.#failed = failed;
    this.#clock = clock;
  }

  /** Fulfilled when nothing more is to be done now; at once after the end. */
  work(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#again = true;
    return (this.#running ??= this.#loop());
  }

  /** A round that is on goes to its end. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  async #loop(): Promise<void> {
    // So that it is known as running before anything it does asks for work again.
    await Promise.resolve();
    while (this.#again && !this.#closed) {
      this.#again = false;
      this.#cancel?.();
      await this.#round().catch((error: unknown) => this.#fail(error));
    }
    this.#running = undefined;
  }

  #fail(error: unknown): void {
    this.#failed(error);
    if (!this.#closed) this.#cancel = this.#clock.after(RETRY_MS, () => void this.work());
  }
}

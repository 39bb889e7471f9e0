/** Work in rounds, never two at once: whoever asks while one is on gets another one after it. What a round throws is told and ends nothing. */
export class Rounds {
  readonly #round: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(round: () => Promise<void>, failed: (error: unknown) => void) {
    this.#round = round;
    this.#failed = failed;
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
  }

  async #loop(): Promise<void> {
    // So that it is known as running before anything it does asks for work again.
    await Promise.resolve();
    while (this.#again && !this.#closed) {
      this.#again = false;
      await this.#round().catch((error: unknown) => this.#failed(error));
    }
    this.#running = undefined;
  }
}

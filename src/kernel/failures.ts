/**
 * Things done one after the other, of which one that fails holds up no other. The first thing that was thrown is thrown again when all had
 * their turn.
 */
export class Failures {
  readonly #all: unknown[] = [];

  /** How many have failed. */
  get count(): number {
    return this.#all.length;
  }

  /** What it comes to; `undefined` where it fails. */
  async of<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#all.push(error);
      return undefined;
    }
  }

  /** Throws where anything has failed. */
  rethrow(): void {
    if (this.#all.length > 0) throw this.#all[0];
  }
}

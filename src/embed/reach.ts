/**
 * Whether the relay of a table that hasn't opened yet can be reached at all. A page with nothing of the table has nothing else to say. Each
 * new attempt looks like a beginning, so what was found stays until the relay has answered.
 */
import type { TableView } from '../kernel/view/table-view.ts';

/** A line that is being made is no failure yet. */
const AFTER_MS = 1_500;

export class Reach {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lost = false;

  /** @param changed it is known that the relay isn't reached */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The relay doesn't answer, or there is no network. */
  get isLost(): boolean {
    return this.#lost;
  }

  look({ phase, connection }: Pick<TableView, 'phase' | 'connection'>): void {
    const { state } = connection;
    // The relay that says no is reached, and has said why.
    if (phase !== 'opening' || state === 'live' || state === 'blocked') return this.stop();
    if (state !== 'offline' || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#lost = true;
      this.#changed();
    }, AFTER_MS);
  }

  /** The table is there, or another one is opened. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lost = false;
  }
}

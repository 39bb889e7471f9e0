/**
 * Why a table doesn't open: its relay can't be reached, or it is, and nobody there has anything of the table. A page with nothing of the table
 * has nothing else to say. Each new attempt looks like a beginning, so what was found stays until the relay has answered.
 */
import type { TableView } from '../kernel/view/table-view.ts';

/** A line that is being made is no failure yet. */
const LOST_MS = 1_500;
/** A relay that has forgotten the table gets it again from whoever has it: that takes some seconds. */
const BARE_MS = 5_000;

type Found = 'lost' | 'bare';

export class Reach {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaited: Found | undefined;
  #found: Found | undefined;

  /** @param changed it is known now why the table doesn't open */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The relay doesn't answer, or there is no network. */
  get isLost(): boolean {
    return this.#found === 'lost';
  }

  /** Nobody who is connected has the table. */
  get isBare(): boolean {
    return this.#found === 'bare';
  }

  look({ phase, connection }: Pick<TableView, 'phase' | 'connection'>): void {
    const { state } = connection;
    if (phase === 'empty') return this.#await('bare', BARE_MS);
    // The relay that says no is reached, and has said why.
    if (phase !== 'opening' || state === 'live' || state === 'blocked') return this.stop();
    if (state === 'offline') this.#await('lost', LOST_MS);
  }

  #await(what: Found, ms: number): void {
    if (this.#awaited === what) return;
    this.stop();
    this.#awaited = what;
    this.#timer = setTimeout(() => {
      this.#found = what;
      this.#changed();
    }, ms);
  }

  /** The table is there, or another one is opened. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited = undefined;
    this.#found = undefined;
  }
}

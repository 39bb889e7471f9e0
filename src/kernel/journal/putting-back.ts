/**
 * Entries of the own log that the document lacks go back. Own entries go at once, those of others slice by slice, so that not everybody
 * uploads the same.
 */
import type { Clock, Rng } from '../ports.ts';
import type { Entry } from './entry.ts';

/** What putting back needs, and whom it tells. */
export interface PuttingBackPorts {
  readonly clock: Clock;
  readonly rng: Rng;
  /** All verified entries. */
  all(): Iterable<Entry>;
  own(entry: Entry): boolean;
  /** Whether the document holds this entry. */
  isHeld(hash: string): boolean;
  put(entries: readonly Entry[]): void;
  /** The relay lacked `n` entries of others that were put back from here. */
  refilled(n: number): void;
  /** The relay lacks entries of others, which it has had: perhaps it has lost more than the log. */
  hasLost?(): void;
}

/** Items put back in one go. */
const SLICE = 100;
/** Others get the chance to put back first: up to so long before the first slice … */
const OTHERS_MS = 2_000;
/** … and between two. */
const PAUSE_MS = 250;

/** Brings what a document lacks back into it. */
export class PuttingBack {
  readonly #ports: PuttingBackPorts;
  #cancel: (() => void) | undefined;

  constructor(ports: PuttingBackPorts) {
    this.#ports = ports;
  }

  /** After a sync, or where more of the log is complete. */
  begin(): void {
    const { own, put, hasLost } = this.#ports;
    const missing = this.#missing();
    put(missing.filter((entry) => own(entry)));
    if (missing.some((entry) => !own(entry))) hasLost?.();
    this.#later(OTHERS_MS);
  }

  stop(): void {
    this.#cancel?.();
  }

  /** Each time only what nobody else has put back meanwhile. */
  #later(withinMs: number): void {
    this.stop();
    if (this.#missing().length === 0) return;
    const { clock, rng, put, refilled } = this.#ports;
    const delay = Math.floor((withinMs * rng.bytes(1)[0]!) / 256);
    this.#cancel = clock.after(delay, () => {
      const slice = this.#missing().slice(0, SLICE);
      if (slice.length === 0) return;
      put(slice);
      refilled(slice.length);
      this.#later(PAUSE_MS);
    });
  }

  #missing(): Entry[] {
    return [...this.#ports.all()].filter(({ hash }) => !this.#ports.isHeld(hash));
  }
}

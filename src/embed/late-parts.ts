/** Fetches what a table shows only when it is asked for (`apart.ts`). People who come by a link see the lobby before any of it is there. */
import { part } from './part.ts';
import { whenIdle } from './past/replay-parts.ts';
import type { Steps } from './past/steps.ts';

type Apart = typeof import('./apart.ts');
/** All of it, and what the bar of the past remembers. */
export type Parts = Apart & { readonly steps: Steps };

/** The parts of this page, whatever tables are on it. */
let apart: Apart | undefined;

/** Fetches it, unless it is there. Rejects with a `PartError`. */
export async function fetchApart(): Promise<Apart> {
  apart ??= await part(import('./apart.ts'));
  return apart;
}

const partsOf = (from: Apart): Parts => ({ ...from, steps: new from.Steps() });

interface LatePartsPorts {
  /** It is there. */
  readonly changed: () => void;
  /** It couldn't be fetched; it is tried again when it is asked for again. */
  readonly failed: (error: unknown) => void;
}

export class LateParts {
  readonly #ports: LatePartsPorts;
  #parts: Parts | undefined;
  #fetching: Promise<void> | undefined;
  /** Something of it is to be seen. */
  #asked = false;
  #soon = false;

  constructor(ports: LatePartsPorts) {
    this.#ports = ports;
  }

  /** Settles when what is being fetched is there, or can't be had. */
  get settled(): Promise<void> | undefined {
    return this.#fetching;
  }

  /** @param asked something of it is to be seen now @returns it, as soon as it is there */
  of(asked: boolean): Parts | undefined {
    if (apart) this.#parts ??= partsOf(apart);
    const isNew = asked && !this.#asked;
    this.#asked = asked;
    // What couldn't be had isn't asked for at each drawing.
    if (isNew && !this.#parts) this.#fetching ??= this.#fetch();
    return this.#parts;
  }

  /** It will be asked for: fetched when the page has nothing else to do. */
  prepare(): void {
    if (this.#soon || this.#parts) return;
    this.#soon = true;
    whenIdle(() => {
      if (!this.#parts) this.#fetching ??= this.#fetch();
    });
  }

  async #fetch(): Promise<void> {
    try {
      this.#parts ??= partsOf(await fetchApart());
      this.#ports.changed();
    } catch (error) {
      // Nobody need be told of what nobody waits for.
      if (this.#asked) this.#ports.failed(error);
    } finally {
      this.#fetching = undefined;
    }
  }
}

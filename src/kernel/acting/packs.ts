/**
 * Packs that a game has asked for, as this device gets them from the shelf. That may take a while, and other duties don't wait for it. A
 * pack is told when it is there, and the loop looks again.
 */
import { keepNewest } from '../held.ts';
import { MAX_PACK_BYTES } from '../runs/pack.ts';

/** `sought`: not known yet. */
type Known = Uint8Array | 'lacks' | 'sought';

/** Asks are answered one after the other: more than a game has open at a time. */
const MOST = 16;

export class Packs {
  readonly #get: (hash: string) => Promise<Uint8Array | undefined>;
  readonly #found: () => void;
  /** By ask: the same pack may be asked for again when somebody has it. */
  readonly #known = new Map<string, Known>();

  /** @param get from the shelf; never rejects @param found called whenever something is known that wasn't */
  constructor(get: (hash: string) => Promise<Uint8Array | undefined>, found: () => void) {
    this.#get = get;
    this.#found = found;
  }

  /** Its content, or that it can't be had; `undefined` while it is looked for. */
  of(ask: string, hash: string): Uint8Array | 'lacks' | undefined {
    const known = this.#known.get(ask);
    if (known === undefined) void this.#seek(ask, hash);
    return known === 'sought' ? undefined : known;
  }

  async #seek(ask: string, hash: string): Promise<void> {
    keepNewest(this.#known, MOST - 1);
    this.#known.set(ask, 'sought');
    const bytes = await this.#get(hash);
    const fits = bytes !== undefined && bytes.length > 0 && bytes.length <= MAX_PACK_BYTES;
    this.#known.set(ask, fits ? bytes : 'lacks');
    this.#found();
  }
}

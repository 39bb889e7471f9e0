/**
 * Proofs that this device has found good before, kept beside its log: after a reload an evening of cards is there at once. The own disk is
 * believed in this as it is with entries. What was bad isn't kept; it is rare, and found bad again. SPEC S40.
 */
import { concat, fromHex, hex } from '../bytes.ts';
import type { LogStore } from '../ports.ts';

const PROOF = 'proof/';
/** Light proofs are written down so many at a time; those that aren't are checked once more. */
const ROW = 32;

export class KeptVerdicts {
  readonly #store: Pick<LogStore, 'all' | 'put'>;
  readonly #good = new Set<string>();
  #unwritten: string[] = [];
  /** What was kept is there; a store that can't be read has kept nothing. */
  readonly loading: Promise<void>;
  /** …and has been for a while. */
  loaded = false;

  constructor(store: Pick<LogStore, 'all' | 'put'>) {
    this.#store = store;
    this.loading = this.#load();
  }

  async #load(): Promise<void> {
    const rows = await this.#store.all(PROOF).catch(() => []);
    for (const [, keys] of rows)
      for (let at = 0; at + 32 <= keys.length; at += 32) this.#good.add(hex(keys.subarray(at, at + 32)));
    this.loaded = true;
  }

  /** @param key of the job, hex */
  has(key: string): boolean {
    return this.#good.has(key);
  }

  /** @param now it took long to find out: it is written down at once, with all that wait */
  add(key: string, now: boolean): void {
    if (this.#good.has(key)) return;
    this.#good.add(key);
    this.#unwritten.push(key);
    if (!now && this.#unwritten.length < ROW) return;
    const keys = this.#unwritten;
    this.#unwritten = [];
    // What isn't kept is only checked again.
    void this.#store.put(PROOF + keys[0]!, concat(...keys.map((one) => fromHex(one)))).catch(() => undefined);
  }
}

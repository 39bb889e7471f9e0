/** The hash of the state after a stamp, as acknowledgements name it: each state is hashed once, and parts that stay the same are written out once. */
import { hex, utf8 } from '../bytes.ts';
import { canonical, type Texts } from '../fold/canonical.ts';
import type { Runner } from '../fold/runner.ts';
import type { TableState } from '../fold/state.ts';
import { STATE_BYTES } from '../journal/vote.ts';
import type { Sodium } from '../ports.ts';
import type { Stamped } from './order.ts';

export class StateHashes {
  readonly #sodium: Pick<Sodium, 'hash'>;
  readonly #runner: Runner;
  readonly #hashes = new WeakMap<TableState, string>();
  readonly #texts: Texts = new WeakMap();

  constructor(sodium: Pick<Sodium, 'hash'>, runner: Runner) {
    this.#sodium = sodium;
    this.#runner = runner;
  }

  /** Hex of its first bytes; undefined where this stamp isn't folded. */
  at(stamped: Stamped): string | undefined {
    const state = this.#runner.stateAt(stamped.hash);
    if (!state) return undefined;
    let hash = this.#hashes.get(state);
    if (hash === undefined) {
      hash = hex(this.#sodium.hash(utf8(canonical(state, this.#texts))).subarray(0, STATE_BYTES));
      this.#hashes.set(state, hash);
    }
    return hash;
  }
}

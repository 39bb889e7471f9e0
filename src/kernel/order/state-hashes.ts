/**
 * The hash of the state after a stamp, as acknowledgements name it. Each state is hashed once, and parts that stay the same are written out
 * once.
 */
import { hex, utf8 } from '../bytes.ts';
import { Names } from '../naming.ts';
import type { Runner } from '../fold/runner.ts';
import type { TableState } from '../state/state.ts';
import { STATE_BYTES } from '../journal/vote.ts';
import type { Sodium } from '../ports.ts';
import type { Stamped } from '../log/order.ts';

export const namesBy = ({ hash }: Pick<Sodium, 'hash'>): Names => new Names((part) => hex(hash(utf8(part))));

/** Hex of the first bytes of a state's hash (PROTOCOL, votes). */
export const stateName = (state: object, { hash }: Pick<Sodium, 'hash'>, names: Names): string =>
  hex(hash(utf8(names.textOf(state))).subarray(0, STATE_BYTES));

export class StateHashes {
  readonly #sodium: Pick<Sodium, 'hash'>;
  readonly #runner: Runner;
  readonly #hashes = new WeakMap<TableState, string>();
  readonly #names: Names;

  constructor(sodium: Pick<Sodium, 'hash'>, runner: Runner) {
    this.#sodium = sodium;
    this.#names = namesBy(sodium);
    this.#runner = runner;
  }

  /** Hex of its first bytes; undefined where this stamp isn't folded. */
  at(stamped: Stamped): string | undefined {
    const state = this.#runner.stateAt(stamped.hash);
    if (!state) return undefined;
    let hash = this.#hashes.get(state);
    if (hash === undefined) {
      hash = stateName(state, this.#sodium, this.#names);
      this.#hashes.set(state, hash);
    }
    return hash;
  }
}

/**
 * The state after any place of the order. The fold has one after each stamp; within a stamp of several entries it is folded again from the
 * stamp before.
 */
import { held } from '../held.ts';
import type { Runner } from '../fold/runner.ts';
import type { TableState } from '../state/state.ts';
import type { Stamped } from '../log/order.ts';

export class Walk {
  readonly #runner: Runner;
  /** Oldest first. */
  #path: Stamped[] = [];
  readonly #at = new Map<string, number>();

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** The place that the order begins over: 0, or where an earlier generation ended. */
  first(end: Stamped): number {
    return this.#stamps(end)[0]!.position;
  }

  /**
   * After the entry at this place; before the first and after the last place the state is the first and the last one.
   * @param end a folded stamp: how far the order counts
   */
  at(position: number, end: Stamped): TableState {
    const path = this.#stamps(end);
    let [low, high] = [0, path.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (path[middle]!.position >= position) high = middle;
      else low = middle + 1;
    }
    return this.#within(path[low]!, position);
  }

  #within(stamped: Stamped, position: number): TableState {
    const { parent } = stamped;
    if (!parent || position >= stamped.position) return this.#runner.stateAt(stamped.hash)!;
    return this.#runner.within(stamped, position - parent.position);
  }

  /** Goes on from what it knows; after a turn to another branch from where they part. */
  #stamps(end: Stamped): readonly Stamped[] {
    const fresh: Stamped[] = [];
    let at: Stamped | undefined = end;
    while (at && !this.#at.has(at.hash)) {
      fresh.push(at);
      at = at.parent;
    }
    const kept = at ? held(this.#at, at.hash) + 1 : 0;
    for (const gone of this.#path.splice(kept)) this.#at.delete(gone.hash);
    for (const stamped of fresh.reverse()) {
      this.#at.set(stamped.hash, this.#path.length);
      this.#path.push(stamped);
    }
    return this.#path;
  }
}

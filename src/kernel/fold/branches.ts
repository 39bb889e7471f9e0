/**
 * States beside the order's own chain. Promises may name a place that the order has turned away from, where those who promise acknowledged
 * nothing over what it turned to. A page that opens a room there, or checks that, folds that branch by itself.
 */
import type { Order, Stamped } from '../log/order.ts';
import type { Runner, RunnerOrder } from './runner.ts';
import type { TableState } from '../state/state.ts';

export class Branches {
  readonly #order: Order;
  readonly #fold: (order: RunnerOrder) => Runner;
  /** The last one asked for: it is asked for again and again until what it needs is here. */
  #last: { readonly hash: string; readonly runner: Runner } | undefined;

  /** @param fold a fold of this order from the beginning on */
  constructor(order: Order, fold: (order: RunnerOrder) => Runner) {
    this.#order = order;
    this.#fold = fold;
  }

  /** After a stamp that the tip doesn't lie over; undefined for any other, and where heavy work for it isn't done yet. */
  stateAt(hash: string): TableState | undefined {
    const [order, stamped] = [this.#order, this.#order.at(hash)];
    if (!stamped || !order.tip || order.isOver(order.tip, stamped)) return undefined;
    if (this.#last?.hash !== hash) this.#last = { hash, runner: this.#fold(upTo(order, stamped)) };
    const { runner } = this.#last;
    runner.catchUp();
    return runner.stateAt(hash);
  }
}

/** The order as it was when this was its tip. */
const upTo = (order: Order, tip: Stamped): RunnerOrder => ({
  tip,
  common: (a, b) => order.common(a, b),
  since: (from) => order.since(from, tip),
});

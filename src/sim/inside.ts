/** A look inside one page: the façade shows no places in the order, and what was committed for whom must be compared. */
import type { Core } from '../kernel/core/core.ts';
import type { Order } from '../kernel/log/order.ts';

/** What a page holds: of the generation that is shown. */
export class Inside {
  #core: (() => Core) | undefined;

  /** Hears from the table's ports where its core is. */
  readonly hear = (core: () => Core): void => {
    this.#core = core;
  };

  get core(): Core | undefined {
    return this.#core?.();
  }
  /** Once the table's first entry is known. */
  get order(): Order | undefined {
    const { core } = this;
    return core?.tableParts && core.order;
  }
}

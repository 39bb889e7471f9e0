/**
 * A look inside the pages of the simulator: which core, order and session are whose. The façade shows no places in the order, and what
 * was firm for somebody must be compared. One page at a time runs, so whatever is made belongs to it. Also gives Yjs the seed's chance.
 */
import * as Y from 'yjs';
import { Core } from '../../src/kernel/core.ts';
import { Order } from '../../src/kernel/order/order.ts';

/** What a page holds, found as it runs. */
export interface Inside {
  core?: Core;
  order?: Order;
}

let current: Inside | undefined;
let clientIds: (() => number) | undefined;
let hooked = false;

/** From here on it is this page that runs. */
export function running(inside: Inside | undefined): void {
  current = inside;
}

export const runningNow = (): Inside | undefined => current;

/** Where new Yjs documents have their client ids from; undefined: from Yjs itself. */
export function clientIdsFrom(next: (() => number) | undefined): void {
  hook();
  clientIds = next;
}

function hook(): void {
  if (hooked) return;
  hooked = true;
  const { connect } = Core.prototype;
  Core.prototype.connect = function hookedConnect(this: Core): void {
    if (current) current.core = this;
    connect.call(this);
  };
  const { begin } = Order.prototype;
  Order.prototype.begin = function hookedBegin(this: Order, ...args: Parameters<Order['begin']>): void {
    if (current) current.order = this;
    begin.apply(this, args);
  };
  const ids = new WeakMap<Y.Doc, number>();
  Object.defineProperty(Y.Doc.prototype, 'clientID', {
    configurable: true,
    get(this: Y.Doc) {
      return ids.get(this);
    },
    set(this: Y.Doc, id: number) {
      ids.set(this, clientIds ? clientIds() : id);
    },
  });
}

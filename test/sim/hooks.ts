/**
 * A look inside the pages of the simulator: which core, order and session are whose. The façade shows no places in the order, and what
 * was committed for somebody must be compared. One page at a time runs, so whatever is made belongs to it. Also gives Yjs the seed's chance.
 */
import * as Y from 'yjs';
import { Engine } from '../../src/kernel/core/engine.ts';
import type { Core } from '../../src/kernel/core/core.ts';
import { Mailbox } from '../../src/kernel/journal/mailbox.ts';
import { Travel } from '../../src/kernel/company/travel.ts';
import type { Order } from '../../src/kernel/log/order.ts';
import type { TableParts } from '../../src/kernel/core/table-parts.ts';

/** What a page holds, found as it runs: of the generation that is shown. */
export class Inside {
  travel: Travel | undefined;

  get core(): Core | undefined {
    return this.travel?.core;
  }
  get order(): Order | undefined {
    const tableParts = this.core?.tableParts;
    return tableParts && orders.get(tableParts);
  }
}

const orders = new WeakMap<TableParts, Order>();
let current: Inside | undefined;
let clientIds: (() => number) | undefined;
let crowding = 1;
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

/** Rooms fill up so many times as fast as they do; 1: as they do. */
export function crowdRooms(times: number): void {
  hook();
  crowding = times;
}

function hook(): void {
  if (hooked) return;
  hooked = true;
  const { open } = Travel.prototype;
  Travel.prototype.open = function hookedOpen(this: Travel, ...args: Parameters<Travel['open']>): Promise<void> {
    if (current) current.travel = this;
    return open.apply(this, args);
  };
  const { begin } = Engine.prototype;
  Engine.prototype.begin = function hookedBegin(this: Engine, ...args: Parameters<Engine['begin']>): void {
    begin.apply(this, args);
    if (this.tableParts) orders.set(this.tableParts, this.order);
  };
  const { get } = Object.getOwnPropertyDescriptor(Mailbox.prototype, 'fullness')!;
  Object.defineProperty(Mailbox.prototype, 'fullness', {
    configurable: true,
    get(this: Mailbox): number {
      return crowding * (get!.call(this) as number);
    },
  });
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

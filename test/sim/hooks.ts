/** Which page of the simulator runs: one at a time, so whatever is made belongs to it. Also gives Yjs the seed's chance, and makes rooms small. */
import * as Y from 'yjs';
import type { Inside } from '../../src/sim/inside.ts';
import { Mailbox } from '../../src/kernel/journal/mailbox.ts';

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

/** Which page of the simulator runs: one at a time, so whatever is made belongs to it. Also makes rooms small. */
import type { Inside } from '../../src/sim/inside.ts';
import { Mailbox } from '../../src/kernel/journal/mailbox.ts';

let current: Inside | undefined;
let crowding = 1;
let hooked = false;

/** From here on it is this page that runs. */
export function running(inside: Inside | undefined): void {
  current = inside;
}

export const runningNow = (): Inside | undefined => current;

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
}

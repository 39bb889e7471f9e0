/** Which page of the simulator runs: one at a time, so whatever is made belongs to it. Also makes rooms small. */
import type { Inside } from '../../src/sim/inside.ts';
import { SharedDocument } from '../../src/kernel/journal/shared-document.ts';

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
  const { get } = Object.getOwnPropertyDescriptor(SharedDocument.prototype, 'fullness')!;
  Object.defineProperty(SharedDocument.prototype, 'fullness', {
    configurable: true,
    get(this: SharedDocument): number {
      return crowding * (get!.call(this) as number);
    },
  });
}

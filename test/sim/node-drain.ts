/** Waiting for promises in Node, for virtual time (`src/sim/schedule.ts`). */
import type { Drain } from '../../src/sim/schedule.ts';

/**
 * A tick comes when no promise is left that can come true. Nothing in the simulator works in threads, so no turn of the event loop is
 * needed, which would cost more than most events.
 */
export const NODE: Drain = {
  drained: () => new Promise((resolve) => process.nextTick(resolve)),
  turn: () => new Promise((resolve) => setImmediate(resolve)),
};

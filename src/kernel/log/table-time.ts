/**
 * The step of table time from one stamp to the next, judged from the chain alone. No stamp takes it to where the numbers end, as nobody
 * could stamp after it. Whether it runs as fast as the clocks do is `order/takeover/clock-skew.ts`'s to tell.
 */

/** Some 24 days: a table that lies quiet for longer stands still from there on. */
const MAX_PAUSE_MS = 2 ** 31;
/** What fits into a stamp: some 8,900 years. Table time stands still there. */
const END_MS = 2 ** 48 - 1;

/** The latest time in milliseconds that a stamp over one of this time may carry. */
export const latestAfter = (timeMs: number): number => Math.min(timeMs + MAX_PAUSE_MS, END_MS);

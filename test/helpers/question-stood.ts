/** What asks before it does something takes a tap that comes at once for half of a double one. Tests don't wait: the page's clock is put on. */
import { SECOND_TAP_MS } from '../../src/elements/second-tap.ts';

const now = performance.now.bind(performance);
let aheadMs = 0;

/** From now on every question on this page has stood long enough to be answered. */
export function questionStood(): void {
  aheadMs += SECOND_TAP_MS;
  performance.now = () => now() + aheadMs;
}

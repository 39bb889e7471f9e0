/**
 * What is told to a screen reader is told at once here, and stays. In a page it comes after a moment and goes after some seconds, and two
 * worlds are looked at one after the other. How long a look takes would differ between them. A card that covers itself again takes as long,
 * and stays too.
 */
import { SETTLES_MS, STAYS_MS } from '../../src/elements/announce.ts';

const inTime = globalThis.setTimeout;

export function hearAtOnce(): void {
  const atOnce = (act: () => void, ms?: number): unknown => {
    if (ms === STAYS_MS) return undefined;
    return inTime(act, ms === SETTLES_MS ? 0 : ms);
  };
  globalThis.setTimeout = atOnce as typeof setTimeout;
}

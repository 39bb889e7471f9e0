/** Times in which the page did nothing: its device slept, or something held its thread. A timer that comes seconds late says so. */
import type { TablePorts } from '../../kernel/table-ports.ts';
import { webClock } from './clock.ts';

const BEAT_MS = 1_000;
/** Timers are late by less on a page that is merely busy. */
const STALL_MS = 3_000;

export const watchStalls: NonNullable<TablePorts['stalls']> = (listener) => {
  let lastMs = webClock.monotonicMs();
  const timer = setInterval(() => {
    const nowMs = webClock.monotonicMs();
    if (nowMs - lastMs > STALL_MS) listener(lastMs, nowMs);
    lastMs = nowMs;
  }, BEAT_MS);
  return () => clearInterval(timer);
};

/** The kernel's `Clock` by the browser's: `performance.now` for differences, `setTimeout` for timers (late in hidden pages). */
import type { Clock } from '../../kernel/ports.ts';

export const webClock: Clock = {
  monotonicMs: () => performance.now(),
  wallMs: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

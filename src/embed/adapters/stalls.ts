/**
 * Times in which the page did nothing: its device slept, or something held its thread. A timer that comes seconds late says so; while a
 * device sleeps some browsers' own clocks stand still, but not the time of day.
 */
import type { Clock } from '../../kernel/ports.ts';
import type { TablePorts } from '../../kernel/core/table-ports.ts';

const BEAT_MS = 1_000;
/** Timers are late by less on a page that is merely busy. */
const STALL_MS = 3_000;

export function stallsBy(clock: Clock): NonNullable<TablePorts['stalls']> {
  return (listener) => {
    let last = { ownMs: clock.monotonicMs(), dayMs: clock.wallMs() };
    let cancel = (): void => undefined;
    const beat = (): void => {
      const now = { ownMs: clock.monotonicMs(), dayMs: clock.wallMs() };
      const stoodMs = now.dayMs - last.dayMs - (now.ownMs - last.ownMs);
      const fromMs = last.ownMs - (stoodMs > STALL_MS ? stoodMs : 0);
      if (now.ownMs - fromMs > STALL_MS) listener(fromMs, now.ownMs);
      last = now;
      cancel = clock.after(BEAT_MS, beat);
    };
    cancel = clock.after(BEAT_MS, beat);
    return () => cancel();
  };
}

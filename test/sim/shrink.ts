/** Finds what a session that fails can do without: `SHRINK=1 npm run sessions 1 SEED`. */
import type { Easier } from './easier.ts';
import type { Luck, Misfortune } from './luck.ts';

/** Each may take away a little more; the first ones save most of the time that the others take. */
function* steps(luck: Luck, now: Easier): Iterable<Easier> {
  const schedules = now.schedules ?? luck.schedules;
  const scheduleMs = now.scheduleMs ?? luck.scheduleMs;
  const devices = now.devices ?? luck.devices;
  if (schedules > 1) yield { ...now, schedules: schedules - 1 };
  if (!now.settled) yield { ...now, settled: true };
  if (devices > 2) yield { ...now, devices: devices - 1 };
  if (!now.calm) yield { ...now, calm: true };
  if (!now.polite) yield { ...now, polite: true };
  // Later schedules draw misfortunes anew: those count as well that the first one lacks.
  for (const one of Object.keys(luck.often) as Misfortune[])
    if (!now.spared.includes(one)) yield { ...now, spared: [...now.spared, one] };
  if (scheduleMs > 1_000) yield { ...now, scheduleMs: Math.ceil(scheduleMs / 2) };
}

/**
 * @param luck of the session that fails
 * @param fails whether it still does so, made that much easier
 * @returns the most that can be taken away, one after the other, so that it still fails: taking any one thing more mends it
 */
export async function shrink(luck: Luck, fails: (easier: Easier) => Promise<boolean>): Promise<Easier> {
  let now: Easier = { spared: [] };
  for (;;) {
    let found: Easier | undefined;
    for (const next of steps(luck, now)) {
      if (!(await fails(next))) continue;
      found = next;
      break;
    }
    if (!found) return now;
    now = found;
  }
}

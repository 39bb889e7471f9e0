/**
 * The countdown of a clue phase and of a guess phase (CN-186). It runs in table time, as stamps carry it, and its end is a step of the fold
 * like any other. No browser's own clock decides (CN-190). It stands still while somebody else is waited for.
 */
import type { Ask } from '../../kernel/game.ts';
import { paused, running } from '../kit/clock.ts';
import { changed, isSince5, isSpelling, type State } from './state.ts';

const TAG = 'clock';

/** From the beginning; nothing without a timer. */
export function startClock(s: State, seconds: number, ask: Ask): State {
  return s.setting.options.timer === 'off' ? s : changed(s, { clock: running(ask, TAG, seconds * 1_000) });
}

/** CN-203: while a ruling, a spelling or a reveal is pending. */
export function pauseClock(s: State, ask: Ask): State {
  const clock = s.clock && paused(s.clock, ask, TAG);
  return clock === s.clock ? s : changed(s, { clock });
}

/** CN-203: not before the letters are there, if somebody has asked for them. */
export function resumeClock(s: State, ask: Ask): State {
  if (isSince5(s) && isSpelling(s)) return s;
  return s.clock && s.clock.left > 0 ? changed(s, { clock: running(ask, TAG, s.clock.left) }) : s;
}

export function stopClock(s: State, ask: Ask): State {
  if (s.clock === null) return s;
  ask.cancel(TAG);
  return changed(s, { clock: null });
}

/** CN-187: it is over, and all that happens is that everybody sees it. */
export const clockOver = (s: State): State => changed(s, { clock: { until: 0, left: 0 } });

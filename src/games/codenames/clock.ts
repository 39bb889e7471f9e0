/**
 * The countdown of a clue phase and of a guess phase (CN-186). It runs in table time, as stamps carry it, and its end is a step of the fold
 * like any other: no browser's own clock decides (CN-190). It stands still while somebody else is waited for (CN-203).
 */
import type { Ask } from '../../kernel/game.ts';
import { changed, type State } from './state.ts';

function running(s: State, ms: number, ask: Ask): State {
  ask.cancel('clock');
  ask.timer('clock', ms);
  return changed(s, { clock: { until: ask.now + ms, left: 0 } });
}

/** From the beginning; nothing without a timer. */
export function startClock(s: State, seconds: number, ask: Ask): State {
  return s.setting.options.timer === 'off' ? s : running(s, seconds * 1_000, ask);
}

/** While a ruling, a spelling or a reveal is pending. */
export function pauseClock(s: State, ask: Ask): State {
  const until = s.clock?.until ?? 0;
  if (until === 0) return s;
  ask.cancel('clock');
  return changed(s, { clock: { until: 0, left: Math.max(1, until - ask.now) } });
}

export function resumeClock(s: State, ask: Ask): State {
  return s.clock && s.clock.left > 0 ? running(s, s.clock.left, ask) : s;
}

export function stopClock(s: State, ask: Ask): State {
  if (s.clock === null) return s;
  ask.cancel('clock');
  return changed(s, { clock: null });
}

/** CN-187: it is over, and all that happens is that everybody sees it. */
export const clockOver = (s: State): State => changed(s, { clock: { until: 0, left: 0 } });

/** The one clock of a day: of the talk, of a voter's turn, of a speech. It stands still while the table pauses. */
import type { Ask, Seat } from '../../kernel/game.ts';
import { paused, running } from '../kit/clock.ts';
import type { State } from './state.ts';

/** Tag of its timer. */
export const CLOCK = 'clock';

/** So long the table waits for somebody who isn't there. */
export const AWAY_MS = 5_000;

/** From the beginning; in a pause it stands with all of its time. */
export function startClock(s: State, ask: Ask, ms: number): State {
  ask.cancel(CLOCK);
  return { ...s, clock: s.paused ? { until: 0, left: ms } : running(ask, CLOCK, ms) };
}

/** For what this seat has to do: soon over where it isn't there. */
export const startClockFor = (s: State, ask: Ask, seat: Seat, ms: number): State =>
  startClock(s, ask, s.away.includes(seat) ? Math.min(ms, AWAY_MS) : ms);

export const haltClock = (s: State, ask: Ask): State => ({ ...s, clock: paused(s.clock, ask, CLOCK) });

/** On from where it stood; a clock that nothing runs on stays as it is. */
export const resumeClock = (s: State, ask: Ask): State =>
  s.clock.left === 0 ? s : { ...s, clock: running(ask, CLOCK, s.clock.left) };

/** Somebody whose turn it is has gone away: what is left of it is short. */
export function hurryClock(s: State, ask: Ask): State {
  const left = s.paused ? s.clock.left : (ask.until(CLOCK) ?? s.clock.until) - ask.now;
  return left > AWAY_MS ? startClock(s, ask, AWAY_MS) : s;
}

/** Nothing runs any more. */
export function stopClock(s: State, ask: Ask): State {
  ask.cancel(CLOCK);
  return { ...s, clock: { until: 0, left: 0 } };
}

/** It has run out, and what it was for can be done. */
export const isDue = ({ clock, paused: halted }: State): boolean => clock.until === 0 && clock.left === 0 && !halted;

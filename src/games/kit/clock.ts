/**
 * Clocks in table time, as stamps carry it: no browser's own clock decides. A clock's end is a step of the fold like any other, `on[tag]`.
 */
import type { Ask, Eyes } from '../../kernel/game.ts';

/** A clock in a game's state. */
export interface Clock {
  /** Table time of its end, in milliseconds; 0 while it stands still. */
  readonly until: number;
  /** Milliseconds that it has left while it stands still. */
  readonly left: number;
}

/**
 * Runs anew under this tag; an earlier timer of it is withdrawn. The end comes as `on[tag]`.
 *
 * @param ms how long, in milliseconds
 * @param graceMs how much later than people see it ends
 * @returns table time of the end that people see, in milliseconds
 */
export function runUntil(ask: Ask, tag: string, ms: number, graceMs = 0): number {
  ask.cancel(tag);
  ask.timer(tag, ms + graceMs);
  return ask.now + ms;
}

/** A clock that runs from the beginning, or on from where it stood. @param ms how long, in milliseconds; `left` of one that stood still */
export const running = (ask: Ask, tag: string, ms: number): Clock => ({ until: runUntil(ask, tag, ms), left: 0 });

/** Standing still, with a millisecond left at least; the same object where it stands already. The timer of the tag is withdrawn. */
export function paused(clock: Clock, ask: Ask, tag: string): Clock {
  if (clock.until === 0) return clock;
  const left = (ask.until(tag) ?? clock.until) - ask.now;
  ask.cancel(tag);
  return { until: 0, left: Math.max(1, left) };
}

/**
 * When people see that it ends. Going back gives a timer anew what it had left, and the state keeps the moment of then: so the timer is asked.
 *
 * @param kept table time in milliseconds that stands in the state, where no timer runs
 */
export const endOf = (eyes: Eyes, tag: string, kept: number): number => eyes.timer?.(tag) ?? kept;

/** A clock with the end that people see (`endOf`); the same object where it stands still, or that is the state's. */
export function shown<C extends Pick<Clock, 'until'>>(clock: C, eyes: Eyes, tag: string): C {
  const until = clock.until > 0 ? endOf(eyes, tag, clock.until) : 0;
  return until === clock.until ? clock : { ...clock, until };
}

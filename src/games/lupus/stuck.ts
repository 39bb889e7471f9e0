/** A question to the table has failed: nothing is decided by that. It can be asked again, or the game called off. */
import type { Ask } from '../../kernel/game.ts';
import { stopClock } from './day-clock.ts';
import { tell } from './news.ts';
import type { State } from './state.ts';

/** @param what tag of the question, or 'hub' where the moderator has left */
export function fail(s: State, ask: Ask, what: string): State {
  if (s.stage === 'stuck') return s;
  for (const tag of ['in', 'out', 'phase', 'lot']) ask.cancel(tag);
  return tell({ ...stopClock(s, ask), stage: 'stuck', stuck: { what, from: s.stage } }, 'stuck');
}

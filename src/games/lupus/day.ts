/** What happens by day of itself: clocks run out, lots come, people go away and come back; who is awaited, and who must be silent. */
import type { Ask, Seat, Step } from '../../kernel/game.ts';
import { hurryClock } from './day-clock.ts';
import { closeLot, give, nextSpeaker, voterOf } from './flow.ts';
import { living } from './people.ts';
import { speakerOf } from './speech.ts';
import type { State } from './state.ts';
import { closeTalk, endIfReady } from './talk.ts';

/** By stage: what follows when the time is over. Where the moderator owes a word, its device says it then. */
function onClock(s: State, ask: Ask): State {
  const over: State = { ...s, clock: { until: 0, left: 0 } };
  if (s.stage === 'talk') return closeTalk(over, ask, 'time');
  if (s.stage === 'vote') return give(over, ask, null);
  return s.stage === 'speech' ? nextSpeaker(over, ask) : over;
}

export const daySteps: { readonly clock: Step<State>; readonly lot: Step<State> } = {
  clock: (s, _, ask) => onClock(s, ask),
  lot: (s, { values, failed }, ask) => closeLot(s, ask, failed ? undefined : values?.[0]),
};

/** Somebody isn't there any more, and is waited for no longer than a moment. They are among the away already. */
export function dayAway(s: State, ask: Ask, seat: Seat): State {
  if (s.stage === 'talk') return endIfReady(s, ask);
  return voterOf(s) === seat || speakerOf(s) === seat ? hurryClock(s, ask) : s;
}

/** The seats that the village waits for. */
export function awaitedByDay(s: State): readonly Seat[] {
  if (s.stage === 'talk') return living(s).filter((seat) => !s.ready.includes(seat));
  return [voterOf(s) ?? speakerOf(s)].filter((seat) => seat !== undefined);
}

/** The seats that say nothing now: at a vote none, in a defence the speaker alone does, in the talk all who live. LU-076, LU-085, LU-109. */
export function silentByDay(s: State, seats: readonly Seat[]): readonly Seat[] {
  if (s.stage === 'vote' || s.stage === 'owl' || s.stage === 'lot') return seats;
  if (s.stage === 'speech') return seats.filter((seat) => seat !== speakerOf(s));
  return seats.filter((seat) => s.out.some((one) => one.seat === seat && one.how !== 'left'));
}

/** A pause stops the clocks of the day; one that is asked for at night begins after dawn: LU-205. */
import { move, type Move, type None, type Rule } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { haltClock, resumeClock } from './day-clock.ts';
import { tell } from './news.ts';
import { hasPerson, isLiving } from './people.ts';
import { notOver, rule } from './rules.ts';
import type { State } from './state.ts';
import { endIfReady } from './talk.ts';

/** A person who moderates; with a program anybody who lives. */
const mayPause: Rule<State, None> = rule('LU-205', 'not-moderator', (s, m) =>
  hasPerson(s) ? m.seat === s.hub : isLiving(s, m.seat),
);

const pause: Move<State, None> = {
  args: nothing,
  who: (s) => [...new Set([s.hub, ...s.players])],
  rules: [notOver, rule('LU-205', 'not-now', (s) => s.night > 0), mayPause, rule('LU-205', 'paused', (s) => !s.paused)],
  apply: (s, _, ask) => tell({ ...haltClock(s, ask), paused: true }, 'paused'),
  choices: () => [{}],
};

const goOn: Move<State, None> = {
  args: nothing,
  who: (s) => [...new Set([s.hub, ...s.players])],
  rules: [notOver, mayPause, rule('LU-205', 'not-paused', (s) => s.paused)],
  apply: (s, _, ask) => endIfReady(tell(resumeClock({ ...s, paused: false }, ask), 'resumed'), ask),
  choices: () => [{}],
};

export const pauseMoves: { readonly pause: Move<State, never>; readonly goOn: Move<State, never> } = {
  pause: move(pause),
  goOn: move(goOn),
};

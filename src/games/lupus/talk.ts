/** After dawn the village talks, three minutes at most: LU-083 to LU-085. */
import { move, type Ask, type Move, type None } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { NO_DAY } from './day-state.ts';
import { startClock } from './day-clock.ts';
import { openFirstVote } from './flow.ts';
import { tell } from './news.ts';
import { hasPerson, isLiving, living } from './people.ts';
import { during, isOn, notOver, rule } from './rules.ts';
import type { State } from './state.ts';

/** The day begins, for all who live. */
export const openTalk = (s: State, ask: Ask): State =>
  startClock({ ...s, ...NO_DAY, stage: 'talk' }, ask, s.options.talkMs);

/** A person who isn't there needn't be ready. */
const allReady = (s: State): boolean =>
  living(s).every((seat) => s.ready.includes(seat) || s.away.includes(seat)) && s.ready.length > 0;

/** Nobody who is here wants to say more. */
export const endIfReady = (s: State, ask: Ask): State =>
  s.stage === 'talk' && !s.paused && allReady(s) ? closeTalk(s, ask, 'ready') : s;

/** @param why for the log */
export function closeTalk(s: State, ask: Ask, why: 'time' | 'ready' | 'moderator'): State {
  // People who talked apart are back; what was said is read until night.
  return openFirstVote(tell({ ...s, asides: [] }, 'talkOver', [], why), ask);
}

const ready: Move<State, None> = {
  args: nothing,
  who: (s) => s.players,
  slot: (s) => `day ${s.night} talk`,
  rules: [
    notOver,
    isOn,
    during('LU-083', 'talk', 'discussion-over'),
    rule('LU-085', 'eliminated-silent', (s, m) => isLiving(s, m.seat)),
    rule('LU-084', 'already-ready', (s, m) => !s.ready.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => endIfReady({ ...s, ready: [...s.ready, seat] }, ask),
  choices: () => [{}],
};

const endTalk: Move<State, None> = {
  args: nothing,
  who: (s) => [...new Set([s.hub, ...s.players])],
  slot: (s) => `day ${s.night} talk`,
  rules: [
    notOver,
    isOn,
    rule('LU-084', 'not-moderator', (s, m) => hasPerson(s) && m.seat === s.hub),
    during('LU-083', 'talk', 'discussion-over'),
  ],
  apply: (s, _, ask) => closeTalk(s, ask, 'moderator'),
  choices: () => [{}],
};

export const talkMoves: { readonly ready: Move<State, never>; readonly endTalk: Move<State, never> } = {
  ready: move(ready),
  endTalk: move(endTalk),
};

/** Nominated people may speak, and may be brief: LU-106 to LU-109. */
import { move, type Move, type None, type Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { nextSpeaker } from './flow.ts';
import { hasPerson } from './people.ts';
import { during, isOn, notOver, rule } from './rules.ts';
import type { State } from './state.ts';

export const speakerOf = ({ floor }: State): Seat | undefined => floor?.queue[0];

const slot = ({ night, floor }: State): string =>
  `day ${night} speech ${floor?.round ?? 0} ${floor?.queue.length ?? 0}`;

const pass: Move<State, None> = {
  args: nothing,
  who: (s) => s.players,
  slot,
  rules: [notOver, isOn, during('LU-106', 'speech'), rule('LU-109', 'not-speaker', (s, m) => speakerOf(s) === m.seat)],
  apply: (s, _, ask) => nextSpeaker(s, ask),
  choices: () => [{}],
};

/** A person who moderates may cut a speech short; it is taken back like any other slip of the hand. */
const next: Move<State, None> = {
  args: nothing,
  who: (s) => [...new Set([s.hub, ...s.players])],
  slot,
  rules: [
    notOver,
    isOn,
    rule('LU-108', 'not-moderator', (s, m) => hasPerson(s) && m.seat === s.hub),
    during('LU-106', 'speech'),
  ],
  apply: (s, _, ask) => nextSpeaker(s, ask),
  choices: () => [{}],
};

export const speechMoves: { readonly pass: Move<State, never>; readonly next: Move<State, never> } = {
  pass: move(pass),
  next: move(next),
};

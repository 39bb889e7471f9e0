/** After the first vote the moderator says whom the owl has pointed out, or that it was nobody: LU-151 to LU-155. */
import { MAX_SEATS, move, type Move, type Seat } from '../../kernel/game.ts';
import { fields, integer } from '../../kernel/schemas.ts';
import { isDue } from './day-clock.ts';
import { nominate } from './flow.ts';
import { tell } from './news.ts';
import { isLiving, living } from './people.ts';
import { during, isOn, notOver, rule } from './rules.ts';
import { said } from './said.ts';
import type { State } from './state.ts';

/** In place of a seat. */
export const NOBODY = -1;

interface Owled {
  readonly seat: Seat;
}

const owl: Move<State, Owled> = {
  args: fields({ seat: integer(NOBODY, MAX_SEATS - 1) }),
  who: (s) => [...new Set([s.hub, ...s.players])],
  slot: (s) => `day ${s.night} owl`,
  rules: [
    notOver,
    isOn,
    rule('LU-151', 'not-moderator', (s, m) => m.seat === s.hub),
    during('LU-151', 'owl'),
    rule('LU-151', 'not-now', (s) => isDue(s)),
    rule('LU-155', 'target-not-alive', (s, m) => m.args.seat === NOBODY || isLiving(s, m.args.seat)),
  ],
  apply(s, { args }, ask) {
    const named = args.seat === NOBODY ? [] : [args.seat];
    const after = said(s, { is: 'owl', seats: named });
    return nominate(tell(after, named.length > 0 ? 'owled' : 'owledNobody', named, s.night), ask, named[0]);
  },
  choices: (s) => [NOBODY, ...living(s)].map((seat) => ({ seat })),
};

export const owlMoves: { readonly owl: Move<State, never> } = { owl: move(owl) };

/** The move that passes the turn on, where the box has turns (SB-12). */
import type { Made, Seat } from '../../kernel/game.ts';
import { bool, fields, optional, seat } from '../../kernel/schemas.ts';
import { present } from '../kit/seats.ts';
import { tell } from './news.ts';
import { lets, notOver, rule, type Anyway, type TableMove } from './rules.ts';
import { isSince5, type State } from './state.ts';
import { recorded } from './undo.ts';

export interface Pass extends Anyway {
  /** Without it the next who is here. */
  readonly to?: Seat | undefined;
  /** The one before in place of the next. */
  readonly back?: boolean | undefined;
}

/** The next who is here, in the order that was drawn, else by seat; also after somebody who isn't. */
export function after(s: State, of: Seat, back: boolean): Seat {
  const all = [...new Set([...s.order, ...s.seats])].filter((seat) => s.seats.includes(seat));
  const here = present(s);
  const i = all.indexOf(of);
  const later = back
    ? [...all.slice(0, Math.max(i, 0)).toReversed(), ...all.slice(i).toReversed()]
    : [...all.slice(i + 1), ...all.slice(0, i + 1)];
  return later.find((seat) => here.includes(seat)) ?? of;
}

/** @param byLot it was drawn for: nobody has passed it on */
export const passed = (s: State, seat: Seat, by: Seat, byLot = false): State =>
  tell({ ...s, turn: { on: true, seat, made: s.turn.made + 1 } }, 'pass', by, {
    seats: [seat],
    n: byLot && isSince5(s) ? 1 : 0,
  });

/** The turn goes on, by whose it is; by others as the policy lets them. */
export const pass: TableMove<Pass> = {
  args: fields({ to: optional(seat), back: optional(bool), anyway: optional(bool) }),
  rules: [
    notOver,
    rule('SB-12', 'no-turns', (s) => s.turn.on),
    rule('SB-08', 'nobody-there', (s, m: Made<Pass>) => m.args.to === undefined || s.seats.includes(m.args.to)),
    rule('SB-12', 'not-your-turn', (s, m: Made<Pass>) => {
      const isGone = !present(s).includes(s.turn.seat);
      return s.turn.seat === m.seat || isGone || lets(s, m.args);
    }),
  ],
  apply(s, { seat: by, args: { to, back = false } }) {
    const next = passed(s, to ?? after(s, s.turn.seat, back), by);
    return recorded(s, next, by, 'pass', [], { turns: [s.turn] });
  },
  choices: (s) => [
    {},
    { back: true },
    { anyway: true },
    { back: true, anyway: true },
    ...s.seats.map((to) => ({ to })),
    ...s.seats.map((to) => ({ to, anyway: true })),
  ],
};

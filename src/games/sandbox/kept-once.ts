/** Several rules of a move ask the same of it, one after the other, and `apply` asks it again: the last answer is kept. */
import type { Seat } from '../../kernel/game.ts';
import type { State } from './state.ts';

type Asked<A, R> = (s: State, args: A, seat: Seat) => R;

/** @param find a pure function */
export function keptOnce<A extends object, R>(find: Asked<A, R>): Asked<A, R> {
  let last: { readonly s: State; readonly args: A; readonly seat: Seat; readonly found: R } | undefined;
  return (s, args, seat) => {
    if (last?.s !== s || last.args !== args || last.seat !== seat) last = { s, args, seat, found: find(s, args, seat) };
    return last.found;
  };
}

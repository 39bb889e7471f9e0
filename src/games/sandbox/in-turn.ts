/** SB-12: acts that only the person whose turn it is makes, where a strict table keeps turns; elsewhere it is for people to say. */
import type { Made, Rule } from '../../kernel/game.ts';
import { rule } from './rules.ts';
import { isSince5, NONE, type State } from './state.ts';

const NOT_YOURS = 'not-your-turn';

/** @param isFree whether anybody does it at any time */
export const inTurn = <A>(isFree: (s: State, m: Made<A>) => boolean = () => false): Rule<State, A> =>
  rule('SB-12', NOT_YOURS, (s, m) => s.policy !== 'strict' || !s.turn.on || s.turn.seat === m.seat || isFree(s, m));

/** A strict table on which it is nobody's turn: what is done there is done at any time. */
const NOBODYS = { on: true, seat: NONE, made: 0 } as const;

/**
 * The person whose turn it is has done what nobody else could have done at a strict table. The turn was used, and doesn't go back to the one
 * before (SB-51).
 * @param rules of the move
 */
export function used<A>(s: State, after: State, m: Made<A>, rules: readonly Rule<State, A>[]): State {
  const { turn } = s;
  if (!turn.on || turn.seat !== m.seat || turn.acted || after.turn !== turn || !isSince5(s)) return after;
  const strict: State = { ...s, policy: 'strict', turn: NOBODYS };
  const isOfTurn = rules.some((one) => one.code === NOT_YOURS && !one.holds(strict, m));
  return isOfTurn ? { ...after, turn: { ...turn, acted: true } } : after;
}

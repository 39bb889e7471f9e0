/** The frame of a turn: what begins it, what is still to be played, and how it ends. Solonauts has steps instead. */
import type { Ask, Seat } from '../../kernel/game.ts';
import { nextSeat } from '../kit/seats.ts';
import { current, handOf, isPlaying, isSolo, playing, type Pending, type State } from './state.ts';

const FRESH = { swap: 'no', reminded: false, skipVotes: {} } as const;

/** A turn begins with a draw, and has one required play (CH-043, CH-046). */
export function beginTurn(s: State, seat: Seat, ask: Ask): State {
  ask.cancel('reminder');
  if (s.options.turnSeconds > 0) ask.timer('reminder', s.options.turnSeconds * 1_000);
  return { ...s, ...FRESH, active: seat, turn: s.turn + 1, pending: [{ kind: 'main', left: 0, later: 1 }] };
}

/** CH-256 */
export function beginStep(s: State): State {
  return { ...s, ...FRESH, turn: s.turn + 1, pending: [{ kind: 'main', left: 1, later: 0 }] };
}

/** CH-007, CH-057 */
export const endTurn = (s: State, ask: Ask): State => beginTurn(s, nextSeat(playing(s), s.active), ask);

/** With this in place of the uppermost. */
export const withCurrent = (s: State, pending: Pending): State => ({
  ...s,
  pending: [...s.pending.slice(0, -1), pending],
});

/** One of the plays that are to be made is met. */
export const spent = (s: State): State => {
  const now = current(s)!;
  return withCurrent(s, { ...now, left: now.left - 1 });
};

/** Called when nothing is under way; what it leaves to do is done next. The same state: somebody is to move. */
export function turnSettled(s: State, ask: Ask): State {
  const now = current(s);
  if (!now) return s;
  if (now.kind === 'side') return sideSettled(s, now);
  // CH-051: with no card left there is nothing to play.
  if (now.left > 0 && handOf(s, s.active).length === 0) return withCurrent(s, { ...now, left: 0 });
  // CH-279: what a skipped seat had still to play is dropped.
  if (isSolo(s) || isPlaying(s, s.active) || playing(s).length === 0) return s;
  return endTurn(s, ask);
}

/** CH-145, CH-292: once the plays are made, or nothing is left to play, the rest is discarded. */
function sideSettled(s: State, side: Pending & { readonly kind: 'side' }): State {
  if (side.cards.length === 0) return { ...s, pending: s.pending.slice(0, -1) };
  if (side.left > 0 && isPlaying(s, s.active)) return s;
  return { ...s, todo: [{ do: 'open', as: 'rest', seat: s.active, cards: side.cards }] };
}

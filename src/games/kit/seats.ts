/** Seats in a row: who sits where, who comes next, who is here. A seat's number is its place, clockwise. */
import type { Seat } from '../../kernel/game.ts';

/** What rules know of who is at the table. */
export interface Company {
  readonly seats: readonly Seat[];
  /** Nothing is heard of them; their seats are kept. */
  readonly away: readonly Seat[];
}

/** The list without these, in its order. */
export const without = <T>(list: readonly T[], gone: readonly T[]): readonly T[] =>
  list.filter((one) => !gone.includes(one));

/** With this one among them, in seat order; the same list where it was. */
export const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat].sort((a, b) => a - b);

/** All who play: `who` of a move that anybody may make. */
export const everybody = ({ seats }: Pick<Company, 'seats'>): readonly Seat[] => seats;

/** Seats of those who are here. */
export const present = ({ seats, away }: Company): readonly Seat[] => without(seats, away);

/** What rules know where people sit down while a game is on, and leave it for good. */
interface Changing extends Company {
  readonly late: readonly Seat[];
  readonly left: readonly Seat[];
}

/** At the game after this one: the same people without those who have left, and whoever sat down meanwhile. */
export function nextCompany({ seats, away, late, left }: Changing): Company {
  const next = without([...seats, ...late], left).toSorted((a, b) => a - b);
  return { seats: next, away: away.filter((seat) => next.includes(seat)) };
}

/** Seats in the circle, beginning with this one; with the first where it isn't among them. */
export function clockwise(seats: readonly Seat[], from: Seat): readonly Seat[] {
  const at = Math.max(0, seats.indexOf(from));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * The next of these seats after `seat`, clockwise or the other way; `seat` itself may have left the circle. It is `seat` where nobody else
 * is in it.
 *
 * @param circle in seat order
 * @param way 1 clockwise, -1 the other way
 */
export function nextSeat(circle: readonly Seat[], seat: Seat, way: 1 | -1 = 1): Seat {
  const ring = withSeat(circle, seat);
  const { length } = ring;
  return ring[(ring.indexOf(seat) + way + length) % length]!;
}

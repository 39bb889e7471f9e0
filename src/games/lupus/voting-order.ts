/**
 * The order in which people are asked: clockwise from the left of the one who was mauled last. Rules LU-071, LU-088 to LU-091, LU-107, LU-111,
 * LU-116, LU-186 to LU-188.
 */
import type { Seat } from '../../kernel/game.ts';

/** The moderator's place in the circle, between the last player and the first. */
export const MODERATOR = -1;

/** How somebody has gone out, and in which night or on the day after it. */
export interface Gone {
  readonly seat: Seat;
  readonly how: 'mauled' | 'dead' | 'lynched' | 'left';
  readonly cycle: number;
}

/** All players once, beginning at the left of the anchor. @param players clockwise @param anchor one of them, or the moderator's place */
export function fromLeftOf(players: readonly Seat[], anchor: Seat): readonly Seat[] {
  const at = players.indexOf(anchor) + 1;
  return [...players.slice(at), ...players.slice(0, at)];
}

/** The one who was mauled last, whenever that was; the moderator before anybody was. LU-089, LU-090. */
export const anchorOf = (gone: readonly Gone[]): Seat =>
  gone.findLast(({ how }) => how === 'mauled')?.seat ?? MODERATOR;

/** Where nobody is told who was mauled: the first in seat order of those whom the last deadly night took. LU-080. */
export function hiddenAnchorOf(gone: readonly Gone[]): Seat {
  const last = gone.findLast(({ how }) => how === 'dead');
  if (!last) return MODERATOR;
  return Math.min(...gone.filter(({ how, cycle }) => how === 'dead' && cycle === last.cycle).map(({ seat }) => seat));
}

/**
 * The voters of the first vote. Ghosts are who went out on earlier days: not who was mauled in the night that has just ended.
 * @param order of all players, from the anchor's left
 * @param cycle of today
 */
export function firstVoters(
  order: readonly Seat[],
  gone: readonly Gone[],
  { ghosts, cycle }: { readonly ghosts: boolean; readonly cycle: number },
): readonly Seat[] {
  const out = new Map(gone.map((one) => [one.seat, one]));
  return order.filter((seat) => {
    const went = out.get(seat);
    return went === undefined || (ghosts && went.how !== 'left' && went.cycle < cycle);
  });
}

/** The voters of the second vote and of its repetition: the living who aren't nominated. */
export const laterVoters = (
  order: readonly Seat[],
  gone: readonly Gone[],
  nominated: readonly Seat[],
): readonly Seat[] => order.filter((seat) => !nominated.includes(seat) && !gone.some((one) => one.seat === seat));

/** Nominees as they speak. LU-107. */
export const speakers = (order: readonly Seat[], nominated: readonly Seat[]): readonly Seat[] =>
  order.filter((seat) => nominated.includes(seat));

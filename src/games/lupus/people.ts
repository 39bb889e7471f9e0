/** The standing of people in the village, by day: living, dead, ghost, moderator. */
import type { Seat } from '../../kernel/game.ts';
import type { State } from './state.ts';

export const isOut = (s: State, seat: Seat): boolean => s.out.some((one) => one.seat === seat);

/** No clock of a day runs yet. */
export const isNight = ({ stage }: Pick<State, 'stage'>): boolean => stage === 'night' || stage === 'dawn';

/** Players who live, in seat order. */
export const living = (s: State): readonly Seat[] => s.players.filter((seat) => !isOut(s, seat));

export const isLiving = (s: State, seat: Seat): boolean => s.players.includes(seat) && !isOut(s, seat);

/** The person sent to the stake by the crowd on this day. */
export const lynchedOn = ({ out }: Pick<State, 'out'>, day: number): Seat | undefined =>
  out.find(({ how, cycle }) => how === 'lynched' && cycle === day)?.seat;

/** Somebody at the table who doesn't play. */
export const isNeutral = (s: State, seat: Seat): boolean => !s.players.includes(seat);

/** A person holds the moderator's part. */
export const hasPerson = (s: State): boolean => s.options.moderator === 'person';

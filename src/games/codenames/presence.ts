/** Coming and going, and calling a game off: what keeps a table from being stuck with somebody who isn't there (CNQ-25, CNQ-27). */
import type { Answer, Ask, Move, Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { withSeat } from '../kit/seats.ts';
import { isCarried } from '../kit/votes.ts';
import { rule, type None } from './rules.ts';
import { counted } from './guess.ts';
import { callOff } from './next-game.ts';
import { withoutSpelling } from './spelling.ts';
import { isOrphaned } from './start.ts';
import { elected, lapsed, withoutVoter } from './stand-in.ts';
import {
  changed,
  isOn,
  isSince5,
  isSpymaster,
  sideOf,
  spread,
  teamOf,
  turnSlot,
  without,
  type State,
} from './state.ts';
import { TEAMS } from './view.ts';

/** Players who are there: those whose word counts when a game is called off. */
export const present = (s: State): readonly Seat[] =>
  s.seats.filter((seat) => teamOf(s, seat) !== undefined && !s.away.includes(seat));

/** Those who are here, of each side that is here and of which nobody wants to call the game off. It takes one of each such side. */
export function unheard(s: State): readonly (readonly Seat[])[] {
  const sides = TEAMS.map((team) => sideOf(s, team)).filter((side) => !side.some((seat) => s.votes.includes(seat)));
  return sides.map((side) => side.filter((seat) => present(s).includes(seat))).filter((side) => side.length > 0);
}

/** More than half, and not against a whole team: neither side gets out of a game that it is losing by its number alone. */
const isCalledOff = (s: State): boolean => isCarried(s.votes, present(s)) && unheard(s).length === 0;

/** What came about by who is here, and in which team: nobody has to say it again. */
export function settle(s: State, ask: Ask): State {
  if (isOrphaned(s)) return callOff(s, { what: 'gone', by: [] }, ask);
  if (isOn(s) && isCalledOff(s)) return callOff(s, { what: 'voted', by: s.votes }, ask);
  // Of fewer people fewer are more than half.
  return elected(counted(s, ask), ask);
}

/** The votes lapse as soon as the game goes on. */
export const voidGame: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    rule('CNQ-25', 'no-game', isOn),
    rule('CNQ-25', 'not-a-player', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CNQ-25', 'already-voted', (s, m) => !s.votes.includes(m.seat)),
  ],
  apply: (s, m, ask) => settle(changed(s, { votes: [...s.votes, m.seat] }), ask),
  choices: () => [{}],
};

export function onAway(s: State, { seat }: Answer, ask: Ask): State {
  if (seat === undefined || s.away.includes(seat)) return s;
  return settle(changed(s, { away: [...s.away, seat] }), ask);
}

/** Only by the spymaster who is back can an operative be told the key (CNQ-25): votes for one may be enough now. */
export function onBack(s: State, { seat }: Answer, ask: Ask): State {
  const here = changed(s, { away: s.away.filter((one) => one !== seat) });
  if (seat === undefined) return here;
  return isSince5(s) ? settle(lapsed(here, seat), ask) : lapsed(here, seat);
}

/** A newcomer to the lobby gets a team; to a running game, when setting one (CNQ-27). A spymaster who had stood up is back. */
export function onJoined(s: State, { seat }: Answer, ask: Ask): State {
  if (seat === undefined) return s;
  const seats = withSeat(s.seats, seat);
  const here = changed(s, { seats, away: s.away.filter((one) => one !== seat) });
  if (s.phase === 'lobby') return spread(here);
  return isSince5(s) ? settle(lapsed(here, seat), ask) : here;
}

/**
 * A spymaster keeps the role while the game is on. The key is tied to that seat, and one who has seen it can't be anything else (CN-007).
 */
export function onLeft(s: State, { seat }: Answer, ask: Ask): State {
  if (seat === undefined || !s.seats.includes(seat)) return s;
  const gone = changed(s, {
    seats: s.seats.filter((one) => one !== seat),
    away: s.away.filter((one) => one !== seat),
    votes: s.votes.filter((one) => one !== seat),
    pointing: {
      ...s.pointing,
      marks: s.pointing.marks.filter((one) => one.seat !== seat),
      ballot: s.pointing.ballot.filter((one) => one.seat !== seat),
    },
  });
  return leftTeam(withoutVoter(withoutSpelling(gone, seat, ask), seat), seat, ask);
}

function leftTeam(gone: State, seat: Seat, ask: Ask): State {
  if (gone.phase === 'over' || (isOn(gone) && isSpymaster(gone, seat))) return settle(gone, ask);
  return settle(without(gone, seat), ask);
}

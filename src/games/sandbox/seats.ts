/** Coming and going: whoever is away keeps the seat; what somebody leaves behind stays on the table. */
import type { Answer } from '../../kernel/game.ts';
import { without, withSeat } from '../kit/seats.ts';
import { isSince5, NONE, type State } from './state.ts';
import { after, passed } from './turns.ts';
import { withoutRing } from './undo.ts';

export function onAway(s: State, { seat = NONE }: Answer): State {
  return seat === NONE || s.away.includes(seat) ? s : waitingLess({ ...s, away: [...s.away, seat] }, seat);
}

export const onBack = (s: State, { seat = NONE }: Answer): State => ({
  ...s,
  away: without(s.away, [seat]),
});

export function onJoined(s: State, answer: Answer): State {
  const { seat = NONE } = answer;
  if (seat === NONE) return s;
  const seats = withSeat(s.seats, seat);
  const hands = s.hands.some((hand) => hand.seat === seat)
    ? s.hands
    : [...s.hands, { seat, cards: [] }].toSorted((a, b) => a.seat - b.seat);
  return onBack({ ...s, seats, hands }, answer);
}

/** The cards stay in a hand that nobody plays any more, for the others to take in. */
export function onLeft(s: State, { seat = NONE }: Answer): State {
  if (!s.seats.includes(seat)) return s;
  const gone = withoutRing(turnedFrom(s, seat), { seat });
  return waitingLess(
    {
      ...gone,
      seats: without(s.seats, [seat]),
      away: without(s.away, [seat]),
      order: without(s.order, [seat]),
      hands: s.hands.filter((hand) => hand.seat !== seat || hand.cards.length > 0),
      votes: s.votes.map((vote) => ({ ...vote, by: without(vote.by, [seat]) })),
    },
    seat,
  );
}

/** SB-12: their turn goes to the next who is here, while it is known whose place is next. */
function turnedFrom(s: State, seat: number): State {
  const next = after(s, seat, false);
  const isTheirs = s.turn.on && s.turn.seat === seat && !s.over;
  return isSince5(s) && isTheirs && next !== seat ? passed(s, next, NONE) : s;
}

/** Nobody waits for a word from somebody who isn't here. */
function waitingLess(s: State, seat: number): State {
  if (!s.choice?.waiting.includes(seat)) return s;
  return { ...s, choice: { ...s.choice, waiting: without(s.choice.waiting, [seat]) } };
}

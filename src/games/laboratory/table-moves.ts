/** What a table decides together: the hand of somebody who isn't here, giving up what is under way, the end; and coming and going. */
import type { Answer, Ask, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, nothing, seat } from '../../kernel/schemas.ts';
import { everybody, present, without, withSeat } from '../kit/seats.ts';
import { isCarried } from '../kit/votes.ts';
import { begin, giveUp } from './jobs.ts';
import { isFree, notOver, rule, type None } from './rules.ts';
import { NOBODY, changed, handOf, tell, withHand, type State, type Votes } from './state.ts';

const votesFor = (s: State, what: Votes['what'], seat: Seat): readonly Seat[] =>
  s.votes.find((vote) => vote.what === what && vote.seat === seat)?.by ?? [];

function withVotes(s: State, what: Votes['what'], seat: Seat, by: readonly Seat[]): State {
  const rest = s.votes.filter((vote) => vote.what !== what || vote.seat !== seat);
  return changed(s, { votes: by.length > 0 ? [...rest, { what, seat, by }] : rest });
}

interface OfSeat {
  readonly seat: Seat;
}

const isGone = (s: State, seat: Seat): boolean => !present(s).includes(seat);

/** LAB-15, LAB-16: one vote; the last that it takes also does it. */
function vote(what: 'seize' | 'force'): Move<State, OfSeat> {
  return {
    args: fields({ seat: seat }),
    who: everybody,
    rules: [
      notOver,
      isFree,
      rule('LAB-15', 'still-here', (s, m: Made<OfSeat>) => isGone(s, m.args.seat) && handOf(s, m.args.seat).length > 0),
      rule('LAB-16', 'already-voted', (s, m: Made<OfSeat>) => !votesFor(s, what, m.args.seat).includes(m.seat)),
    ],
    apply: (s, { seat: by, args }, ask) => {
      const votes = [...votesFor(s, what, args.seat), by];
      if (!isCarried(votes, present(s))) return withVotes(s, what, args.seat, votes);
      const cards = handOf(s, args.seat);
      if (what === 'seize') ask.bury('buried', cards);
      else ask.open('opened', cards);
      const step = what === 'seize' ? 'buried' : 'opened';
      return begin(withVotes(s, what, args.seat, []), { what, step, by, seats: [args.seat], cards });
    },
    choices: (s) => s.hands.map(({ seat }) => ({ seat })),
  };
}

/** The hand goes back into the deck, unseen, and everybody shuffles. */
export const seize: Move<State, OfSeat> = vote('seize');
/** The hand is laid open. */
export const force: Move<State, OfSeat> = vote('force');

export const callOff: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, rule('LAB-19', 'nothing-under-way', (s) => s.job !== null)],
  apply: (s, { seat: by }, ask) => giveUp(s, ask, by),
  choices: () => [{}],
};

/** Back to an empty table, with what was rolled and told still to read. */
const end = (s: State, by: Seat): State =>
  changed(tell(s, 'finish', by), {
    over: true,
    votes: [],
    choice: null,
    pile: [],
    row: [],
    unmixed: false,
    mixedBy: [],
    hands: [],
    few: null,
  });

export const finish: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, rule('LAB-16', 'already-voted', (s, m) => !votesFor(s, 'finish', NOBODY).includes(m.seat))],
  apply: (s, { seat: by }) => {
    const votes = [...votesFor(s, 'finish', NOBODY), by];
    return isCarried(votes, present(s)) ? end(s, by) : withVotes(s, 'finish', NOBODY, votes);
  },
  choices: () => [{}],
};

export const onAway = (s: State, { seat }: Answer): State =>
  seat === undefined || s.away.includes(seat) ? s : waitingLess(changed(s, { away: [...s.away, seat] }), seat);

/** A seat that is back has a hand again that nobody else decides about. */
export function onBack(s: State, { seat }: Answer): State {
  if (seat === undefined) return s;
  const back = changed(s, { away: without(s.away, [seat]) });
  return withVotes(withVotes(back, 'seize', seat, []), 'force', seat, []);
}

export function onJoined(s: State, answer: Answer): State {
  const { seat } = answer;
  if (seat === undefined) return s;
  const seats = withSeat(s.seats, seat);
  const here = onBack(changed(s, { seats }), answer);
  return s.over || here.hands.some((hand) => hand.seat === seat) ? here : withHand(here, seat, [], []);
}

/** The cards stay where they lay, to be taken in (LAB-15). */
export function onLeft(s: State, { seat }: Answer, _ask: Ask): State {
  if (seat === undefined || !s.seats.includes(seat)) return s;
  const gone = changed(s, {
    seats: without(s.seats, [seat]),
    away: without(s.away, [seat]),
    order: without(s.order, [seat]),
    votes: s.votes.map((vote) => ({ ...vote, by: without(vote.by, [seat]) })),
  });
  const hands = gone.hands.filter((hand) => hand.seat !== seat || hand.cards.length > 0);
  return waitingLess(changed(gone, { hands }), seat);
}

/** Nobody waits for a word from somebody who isn't here. */
function waitingLess(s: State, seat: Seat): State {
  if (!s.choice?.waiting.includes(seat)) return s;
  return changed(s, { choice: { ...s.choice, waiting: without(s.choice.waiting, [seat]) } });
}

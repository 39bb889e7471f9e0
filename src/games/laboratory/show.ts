/** Decides who sees what: one's own cards, what was shown to one, and what lies open. A face that this device can't read is nowhere in the view. */
import type { Eyes, Handle } from '../../kernel/game.ts';
import { present } from '../kit/seats.ts';
import { votesNeeded } from '../kit/votes.ts';
import { valuesOf } from './dice-moves.ts';
import { handOf, openOf, type Hand, type Job, type State } from './state.ts';
import type { CardView, HandView, JobView, LaboratoryView } from './view.ts';

function card(eyes: Eyes, thing: Handle, open: boolean): CardView {
  const face = eyes.read(thing);
  return face === undefined ? { id: thing, open } : { id: thing, face, open };
}

function hand(s: State, eyes: Eyes, { seat, cards, open }: Hand): HandView {
  const state = !s.seats.includes(seat) ? 'left' : s.away.includes(seat) ? 'away' : 'here';
  return { seat, state, cards: cards.map((thing) => card(eyes, thing, open.includes(thing))) };
}

/** Looked-at cards are for whoever looks; what a thief picks from are backs for everybody. */
function job(s: State, eyes: Eyes, { what, step, by, seats, n, sides, cards }: Job): JobView {
  const mine = step === 'person' && by === eyes.seat;
  const victim = what === 'steal' ? seats[0]! : undefined;
  const from = victim !== undefined ? handOf(s, victim) : what === 'search' ? s.pile : cards;
  const open = victim === undefined ? [] : openOf(s, victim);
  const offered = mine
    ? from.map((thing) =>
        victim !== undefined && !open.includes(thing)
          ? { id: thing, open: false }
          : card(eyes, thing, open.includes(thing)),
      )
    : [];
  return { what, step, by, seats, n, sides, cards: offered, count: from.length };
}

function choice(s: State, eyes: Eyes): LaboratoryView['choice'] {
  if (!s.choice) return undefined;
  const { by, waiting, got, words } = s.choice;
  const open = words.length > 0;
  return {
    by,
    waiting,
    open,
    got: got.map(({ seat, thing }, i) => {
      const word = open ? words[i] : seat === eyes.seat ? own(eyes.read(thing)) : undefined;
      return word === undefined ? { seat } : { seat, word };
    }),
  };
}

function own(content: string | undefined): string | undefined {
  if (content === undefined) return undefined;
  try {
    const word: unknown = JSON.parse(content);
    return typeof word === 'string' ? word : undefined;
  } catch {
    return undefined;
  }
}

export function view(s: State, eyes: Eyes): LaboratoryView {
  const chosen = choice(s, eyes);
  // A new deck lies in known order: nothing to be told card by card.
  const seen = s.unmixed
    ? []
    : s.pile.flatMap((thing, place) => {
        const face = eyes.read(thing);
        return face === undefined ? [] : [{ place, face }];
      });
  return {
    me: eyes.seat,
    pile: { count: s.pile.length, unmixed: s.unmixed, mixedBy: s.mixedBy, seen },
    row: s.row.map((thing) => card(eyes, thing, true)),
    hands: s.hands.map((one) => hand(s, eyes, one)),
    ...(s.job && { job: job(s, eyes, s.job) }),
    rolls: s.rolls.map(({ by, n, sides, values, thing }) => {
      const known = values.length > 0 || by !== eyes.seat ? values : valuesOf(eyes.read(thing as Handle));
      return { by, n, sides, values: known, thing: values.length > 0 ? '' : thing };
    }),
    order: s.order,
    ...(chosen && { choice: chosen }),
    ...(s.few && { few: { seats: s.few.seats, count: s.few.cards.length } }),
    votes: s.votes,
    needed: votesNeeded(present(s)),
    news: s.news,
    over: s.over,
  };
}

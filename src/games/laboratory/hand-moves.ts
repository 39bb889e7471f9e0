/** What is done with cards in hands: give, show, reveal, discard, put back, steal. What is one's own goes with the move itself. */
import type { Handle, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, handle, list, oneOf, seat } from '../../kernel/schemas.ts';
import { everybody, present } from '../kit/seats.ts';
import { begin } from './jobs.ts';
import { isFree, notOver, rule } from './rules.ts';
import { changed, handOf, intoHand, jobOf, openOf, outOfHand, type State, tell, withHand } from './state.ts';

const MOST_CARDS = 256;

interface OneCard {
  readonly card: Handle;
}
interface ToSeat extends OneCard {
  readonly to: Seat;
}

const isMine = rule('LAB-07', 'not-your-card', (s, m: Made<OneCard>) => handOf(s, m.seat).includes(m.args.card));
const isThere = rule(
  'LAB-08',
  'nobody-there',
  (s, m: Made<{ readonly to: Seat }>) => m.args.to !== m.seat && s.seats.includes(m.args.to),
);

/** LAB-09: while something is done with a hand, nothing else is. */
const isHeld = (s: State, of: Seat): boolean => {
  const { job } = s;
  if (!job) return false;
  if (job.what === 'show') return job.by === of;
  return (job.what === 'steal' || job.what === 'seize' || job.what === 'force') && job.seats.includes(of);
};
const notHeld = rule('LAB-09', 'hand-held', (s, m) => !isHeld(s, m.seat));

const isHidden = rule('LAB-21', 'card-face-up', (s, m: Made<OneCard>) => !openOf(s, m.seat).includes(m.args.card));

const mine = (s: State, me: Seat | null): readonly OneCard[] =>
  me === null ? [] : handOf(s, me).map((card) => ({ card }));
const mineTo = (s: State, me: Seat | null): readonly ToSeat[] =>
  mine(s, me).flatMap(({ card }) => s.seats.map((to) => ({ card, to })));

export const give: Move<State, ToSeat> = {
  args: fields({ card: handle, to: seat }),
  who: everybody,
  brings: ({ card, to }) => ({ give: [[card, to]] }),
  rules: [
    notOver,
    isMine,
    isHidden,
    isThere,
    notHeld,
    rule('LAB-09', 'hand-held', (s, m: Made<ToSeat>) => !isHeld(s, m.args.to)),
  ],
  apply: (s, { seat: by, args }) => {
    const moved = intoHand(outOfHand(s, by, [args.card]), args.to, [args.card]);
    return tell(moved, 'give', by, { seats: [args.to], n: 1 });
  },
  choices: (s, eyes) => mineTo(s, eyes.seat),
};

export const show: Move<State, ToSeat> = {
  args: fields({ card: handle, to: seat }),
  who: everybody,
  rules: [notOver, isFree, isMine, isHidden, isThere],
  apply: (s, { seat: by, args }, ask) => {
    ask.show('looked', [args.card], [args.to]);
    return begin(s, { what: 'show', step: 'looked', by, seats: [args.to], cards: [args.card] });
  },
  choices: (s, eyes) => mineTo(s, eyes.seat),
};

/** Everybody sees it; it stays in the hand. */
export const reveal: Move<State, OneCard> = {
  args: fields({ card: handle }),
  who: everybody,
  brings: ({ card }) => ({ open: [card] }),
  rules: [notOver, isMine, isHidden, notHeld],
  apply: (s, { seat: by, args, eyes }) => {
    const open = [...openOf(s, by), args.card];
    return tell(withHand(s, by, handOf(s, by), open), 'reveal', by, { n: 1, faces: [eyes.read(args.card) ?? ''] });
  },
  choices: (s, eyes) => mine(s, eyes.seat),
};

interface Cards {
  readonly cards: readonly Handle[];
}

/** The whole hand at once. */
export const revealAll: Move<State, Cards> = {
  args: fields({ cards: list(handle, MOST_CARDS) }),
  who: everybody,
  brings: ({ cards }) => ({ open: cards }),
  rules: [
    notOver,
    rule('LAB-07', 'not-your-card', (s, m: Made<Cards>) => {
      const hand = handOf(s, m.seat);
      return (
        hand.length > 0 && hand.length === m.args.cards.length && hand.every((card, i) => m.args.cards[i] === card)
      );
    }),
    rule('LAB-21', 'card-face-up', (s, m) => handOf(s, m.seat).some((card) => !openOf(s, m.seat).includes(card))),
    notHeld,
  ],
  apply: (s, { seat: by, args, eyes }) => {
    const faces = args.cards.map((card) => eyes.read(card) ?? '');
    return tell(withHand(s, by, args.cards, args.cards), 'reveal', by, { n: faces.length, faces });
  },
  choices: (s, eyes) => (eyes.seat === null ? [] : [{ cards: handOf(s, eyes.seat) }]),
};

export const discard: Move<State, OneCard> = {
  args: fields({ card: handle }),
  who: everybody,
  brings: ({ card }) => ({ open: [card] }),
  rules: [
    notOver,
    isMine,
    notHeld,
    // What lies there is being taken in.
    rule('LAB-02', 'something-under-way', (s) => s.job?.what !== 'recycle'),
  ],
  apply: (s, { seat: by, args, eyes }) => {
    const moved = changed(outOfHand(s, by, [args.card]), { row: [...s.row, args.card] });
    return tell(moved, 'discard', by, { n: 1, faces: [eyes.read(args.card) ?? ''] });
  },
  choices: (s, eyes) => mine(s, eyes.seat),
};

interface PutBack extends OneCard {
  readonly where: 'top' | 'bottom';
}

/** Unseen, onto the pile or under it. */
export const putBack: Move<State, PutBack> = {
  args: fields({ card: handle, where: oneOf('top', 'bottom') }),
  who: everybody,
  brings: ({ card }) => ({ give: [[card, 'pile']] }),
  rules: [notOver, isFree, isMine, isHidden],
  apply: (s, { seat: by, args }) => {
    const pile = args.where === 'top' ? [args.card, ...s.pile] : [...s.pile, args.card];
    return tell(changed(outOfHand(s, by, [args.card]), { pile }), 'putBack', by, { n: args.where === 'top' ? 1 : 0 });
  },
  choices: (s, eyes) =>
    mine(s, eyes.seat).flatMap(({ card }) => [
      { card, where: 'top' as const },
      { card, where: 'bottom' as const },
    ]),
};

interface From {
  readonly from: Seat;
}

/** The victim mixes what is hidden in the hand, then the thief picks. One card alone needs no mixing. */
export const steal: Move<State, From> = {
  args: fields({ from: seat }),
  who: everybody,
  rules: [
    notOver,
    isFree,
    rule('LAB-08', 'nobody-there', (s, m: Made<From>) => m.args.from !== m.seat && present(s).includes(m.args.from)),
    rule('LAB-10', 'nothing-to-steal', (s, m: Made<From>) => handOf(s, m.args.from).length > 0),
  ],
  apply: (s, { seat: by, args }, ask) => {
    const open = openOf(s, args.from);
    const cards = handOf(s, args.from).filter((card) => !open.includes(card));
    const job = { what: 'steal', by, seats: [args.from], cards } as const;
    if (cards.length < 2) return begin(s, { ...job, step: 'person' });
    ask.shuffle('mixed', cards, [args.from]);
    return begin(s, { ...job, step: 'mixed' });
  },
  choices: (s) => s.seats.map((from) => ({ from })),
};

export const pick: Move<State, OneCard> = {
  args: fields({ card: handle }),
  who: everybody,
  rules: [
    notOver,
    rule('LAB-11', 'not-your-pick', (s, m: Made<OneCard>) => {
      const { job } = s;
      if (job?.what !== 'steal' || job.step !== 'person' || job.by !== m.seat) return false;
      return handOf(s, job.seats[0]!).includes(m.args.card);
    }),
  ],
  apply: (s, { seat: by, args }, ask) => {
    ask.deal('dealt', [args.card], by);
    return changed(s, { job: { ...jobOf(s), step: 'dealt', cards: [args.card] } });
  },
  choices: (s) => (s.job?.what === 'steal' ? handOf(s, s.job.seats[0]!).map((card) => ({ card })) : []),
};

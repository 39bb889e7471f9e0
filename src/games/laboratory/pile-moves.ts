/** What is done with the pile and with the cards that lie face up: shuffle, deal, draw, turn up, look, search, take in again. */
import { FREE, MAX_SEATS, type Handle, type Made, type Move, type Seat } from '../../kernel/game.ts';
import { fields, handle, integer, list, nothing, optional, seat } from '../../kernel/schemas.ts';
import { everybody, present, without } from '../kit/seats.ts';
import { FACES } from './faces.ts';
import { begin, dealOut, done, shufflePile } from './jobs.ts';
import { isFree, isMixed, notOver, rule, type None } from './rules.ts';
import { changed, jobOf, type State, tell } from './state.ts';

export const MOST_DEALT = 13;
export const MOST_LOOKED = 10;
export const MOST_SCRIED = 4;

const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

const areHere = (s: State, seats: readonly Seat[]): boolean =>
  seats.length > 0 && new Set(seats).size === seats.length && seats.every((one) => present(s).includes(one));

/** Of the pile's cards, the top ones. */
const enough = rule('LAB-04', 'too-few-cards', (s, m: Made<{ readonly n: number }>) => m.args.n <= s.pile.length);
const any = rule('LAB-04', 'too-few-cards', (s) => s.pile.length > 0);

interface Shuffle {
  readonly n?: number | undefined;
  readonly by?: readonly Seat[] | undefined;
}

/** The whole pile or its top `n` cards, by everybody here or by some in this order. */
export const shuffle: Move<State, Shuffle> = {
  args: fields({ n: optional(integer(1, 256)), by: optional(list(seat, MAX_SEATS)) }),
  who: everybody,
  rules: [
    notOver,
    isFree,
    rule('LAB-05', 'nothing-to-shuffle', (s, m: Made<Shuffle>) => (m.args.n ?? s.pile.length) >= 2),
    rule('LAB-04', 'too-few-cards', (s, m: Made<Shuffle>) => (m.args.n ?? 0) <= s.pile.length),
    rule('LAB-06', 'who-shuffles', (s, m: Made<Shuffle>) => areHere(s, m.args.by ?? present(s))),
  ],
  apply: (s, { seat: by, args }, ask) => shufflePile(s, ask, by, args.n ?? s.pile.length, args.by ?? present(s)),
  choices: (s) => [{}, ...upTo(s.pile.length).map((n) => ({ n }))].flatMap((what) => [what, { ...what, by: FREE }]),
};

interface Count {
  readonly n: number;
}

/** As many to everybody who is here, whoever deals first. */
export const deal: Move<State, Count> = {
  args: fields({ n: integer(1, MOST_DEALT) }),
  who: everybody,
  rules: [
    notOver,
    isFree,
    isMixed,
    rule('LAB-08', 'nobody-there', (s) => present(s).length > 0),
    rule('LAB-04', 'too-few-cards', (s, m: Made<Count>) => m.args.n * present(s).length <= s.pile.length),
  ],
  apply: (s, { seat: by, args }, ask) => dealOut(s, ask, by, args.n, present(s)),
  choices: () => upTo(MOST_DEALT).map((n) => ({ n })),
};

export const draw: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, isMixed, any],
  apply: (s, { seat: by }, ask) => dealOut(s, ask, by, 1, [by]),
  choices: () => [{}],
};

export const turnUp: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, isMixed, any],
  apply: (s, { seat: by }, ask) => {
    const cards = s.pile.slice(0, 1);
    ask.open('opened', cards);
    return begin(changed(s, { pile: s.pile.slice(1) }), { what: 'turn', step: 'opened', by, cards });
  },
  choices: () => [{}],
};

interface Peek extends Count {
  readonly to: readonly Seat[];
}

/** Some see the top cards, which stay where they are. */
export const peek: Move<State, Peek> = {
  args: fields({ n: integer(1, MOST_LOOKED), to: list(seat, MAX_SEATS) }),
  who: everybody,
  rules: [
    notOver,
    isFree,
    isMixed,
    enough,
    rule('LAB-08', 'nobody-there', (s, m: Made<Peek>) => areHere(s, m.args.to)),
  ],
  apply: (s, { seat: by, args }, ask) => {
    const cards = s.pile.slice(0, args.n);
    ask.show('looked', cards, args.to);
    return begin(s, { what: 'peek', step: 'looked', by, seats: args.to, cards });
  },
  choices: () => upTo(MOST_LOOKED).map((n) => ({ n, to: FREE })),
};

/** The top cards in hand, to be put back in any order. */
export const scry: Move<State, Count> = {
  args: fields({ n: integer(1, MOST_SCRIED) }),
  who: everybody,
  rules: [notOver, isFree, isMixed, enough],
  apply: (s, { seat: by, args }, ask) => {
    const cards = s.pile.slice(0, args.n);
    ask.deal('dealt', cards, by);
    return begin(changed(s, { pile: s.pile.slice(args.n) }), { what: 'scry', step: 'dealt', by, cards });
  },
  choices: () => upTo(MOST_SCRIED).map((n) => ({ n })),
};

interface Arrange {
  /** Top first. */
  readonly top: readonly Handle[];
  readonly bottom: readonly Handle[];
}

const isArranging = rule('LAB-12', 'not-your-pick', (s, m) => {
  const { job } = s;
  return job?.what === 'scry' && job.step === 'person' && job.by === m.seat;
});

const isAll = (cards: readonly Handle[], args: Arrange): boolean => {
  const back = new Set([...args.top, ...args.bottom]);
  return (
    args.top.length + args.bottom.length === cards.length &&
    back.size === cards.length &&
    cards.every((card) => back.has(card))
  );
};

/** Every order of these, and every place where it is cut into top and bottom. */
function* arrangements(cards: readonly Handle[]): Iterable<Arrange> {
  for (const order of orders(cards))
    for (let cut = 0; cut <= order.length; cut++) yield { top: order.slice(0, cut), bottom: order.slice(cut) };
}

function* orders(cards: readonly Handle[]): Iterable<readonly Handle[]> {
  if (cards.length === 0) yield [];
  for (const card of cards) for (const rest of orders(without(cards, [card]))) yield [card, ...rest];
}

export const arrange: Move<State, Arrange> = {
  args: fields({ top: list(handle, MOST_SCRIED), bottom: list(handle, MOST_SCRIED) }),
  who: everybody,
  brings: ({ top, bottom }) => ({ give: [...top, ...bottom].map((card) => [card, 'pile'] as const) }),
  rules: [notOver, isArranging, rule('LAB-12', 'put-all-back', (s, m: Made<Arrange>) => isAll(jobOf(s).cards, m.args))],
  apply: (s, { seat: by, args }) => {
    const pile = [...args.top, ...s.pile, ...args.bottom];
    return done(tell(changed(s, { pile }), 'scry', by, { n: args.top.length + args.bottom.length }));
  },
  choices: (s, { seat: me }) => (s.job?.what === 'scry' && s.job.by === me ? arrangements(s.job.cards) : []),
};

/** The whole pile is looked through, after an own pass, so that no place tells the others which card is taken. */
export const search: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, isMixed, rule('LAB-05', 'nothing-to-shuffle', (s) => s.pile.length >= 2)],
  apply: (s, { seat: by }, ask) => {
    ask.shuffle('mixed', s.pile, [by]);
    return begin(s, { what: 'search', step: 'mixed', by, cards: s.pile });
  },
  choices: () => [{}],
};

interface OneCard {
  readonly card: Handle;
}

export const takeFound: Move<State, OneCard> = {
  args: fields({ card: handle }),
  who: everybody,
  rules: [
    notOver,
    rule('LAB-13', 'not-your-pick', (s, m) => {
      const { job } = s;
      return job?.what === 'search' && job.step === 'person' && job.by === m.seat;
    }),
    rule('LAB-13', 'not-in-the-pile', (s, m: Made<OneCard>) => s.pile.includes(m.args.card)),
  ],
  apply: (s, { seat: by, args }, ask) => {
    ask.deal('dealt', [args.card], by);
    return changed(s, { job: { ...jobOf(s), step: 'dealt', cards: [args.card] } });
  },
  choices: (s, { seat: me }) => (s.job?.what === 'search' && s.job.by === me ? s.pile.map((card) => ({ card })) : []),
};

export const recycle: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, rule('LAB-14', 'row-empty', (s) => s.row.length > 0)],
  apply: (s, { seat: by }, ask) => {
    ask.bury('buried', s.row);
    return begin(s, { what: 'recycle', step: 'buried', by, cards: s.row });
  },
  choices: () => [{}],
};

/** A new deck, and all old cards off the table. */
export const newDeck: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [isFree],
  apply: (s, { seat: by }, ask) => {
    const hands = s.seats.map((one) => ({ seat: one, cards: [], open: [] }));
    const fresh = {
      pile: ask.deck('deck', FACES),
      unmixed: true,
      mixedBy: [],
      row: [],
      hands,
      votes: [],
      few: null,
      over: false,
    };
    return tell(changed(s, fresh), 'fresh', by, { n: FACES.length });
  },
  choices: () => [{}],
};

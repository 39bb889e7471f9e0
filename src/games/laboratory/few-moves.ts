/** A deck of a few: the face-up cards become theirs alone, they draw from it and lay it open. The keepers have no part in it. */
import type { Answer, Ask, Made, Move, Seat } from '../../kernel/game.ts';
import { FREE, MAX_SEATS } from '../../kernel/game.ts';
import { fields, list, nothing, seat } from '../../kernel/schemas.ts';
import { everybody, present } from '../kit/seats.ts';
import { begin, done, failed } from './jobs.ts';
import { isFree, notOver, rule, type None } from './rules.ts';
import { changed, intoHand, jobOf, type State, tell } from './state.ts';

const FEWEST = 2;
const MOST = 8;

interface Few {
  readonly seats: readonly Seat[];
}

const areFew = (s: State, seats: readonly Seat[]): boolean =>
  seats.length >= FEWEST &&
  seats.length <= MOST &&
  new Set(seats).size === seats.length &&
  seats.every((seat) => present(s).includes(seat));

export const entrust: Move<State, Few> = {
  args: fields({ seats: list(seat, MAX_SEATS) }),
  who: everybody,
  rules: [
    notOver,
    isFree,
    rule('LAB-22', 'own-deck-there', (s) => s.few === null),
    rule('LAB-22', 'row-too-short', (s) => s.row.length >= 2),
    rule('LAB-22', 'a-few', (s, m: Made<Few>) => areFew(s, m.args.seats)),
  ],
  apply: (s, { seat: by, args }, ask) => {
    ask.entrust('mixed', s.row, args.seats);
    const seats = args.seats.toSorted((a, b) => a - b);
    return begin(s, { what: 'few', step: 'mixed', by, seats, cards: s.row });
  },
  choices: (s) => (present(s).length >= FEWEST ? [{ seats: FREE }] : []),
};

const isTheirs = rule<never>('LAB-23', 'not-your-deck', (s, m) => s.few?.seats.includes(m.seat) === true);

/** One of the few takes the top card, or all of it is laid open; both take all of them. */
function theirs(apply: (s: State, by: Seat, ask: Ask) => State): Move<State, None> {
  return {
    args: nothing,
    who: everybody,
    rules: [notOver, isFree, isTheirs],
    apply: (s, { seat: by }, ask) => apply(s, by, ask),
    choices: () => [{}],
  };
}

export const drawFew: Move<State, None> = theirs((s, by, ask) => {
  const cards = s.few!.cards.slice(0, 1);
  ask.deal('dealt', cards, by);
  return begin(s, { what: 'fewDraw', step: 'dealt', by, seats: s.few!.seats, cards });
});

export const openFew: Move<State, None> = theirs((s, by, ask) => {
  const { cards, seats } = s.few!;
  ask.open('opened', cards);
  return begin(s, { what: 'fewOpen', step: 'opened', by, seats, cards });
});

/** Cards of such a deck that weren't needed any more have left it: an empty one is none. */
const withFew = (s: State, few: State['few']): State => changed(s, { few: few && few.cards.length > 0 ? few : null });

export function fewMixed(s: State, answer: Answer): State {
  const job = jobOf(s);
  const cards = answer.failed ? undefined : answer.cards;
  if (cards?.length !== job.cards.length) return failed(s, job, answer);
  const { seats, by } = job;
  return done(tell(withFew(changed(s, { row: [] }), { seats, cards }), 'few', by, { seats, n: cards.length }));
}

export function fewDealt(s: State, answer: Answer): State {
  const job = jobOf(s);
  if (answer.failed || !s.few) return failed(s, job, answer);
  const few = { ...s.few, cards: s.few.cards.filter((card) => !job.cards.includes(card)) };
  return done(tell(intoHand(withFew(s, few), job.by, job.cards), 'fewDraw', job.by, { n: 1 }));
}

export function fewOpened(s: State, answer: Answer): State {
  const job = jobOf(s);
  const { faces } = answer;
  if (answer.failed || faces?.length !== job.cards.length) return failed(s, job, answer);
  const row = [...s.row, ...job.cards];
  return done(
    tell(withFew(changed(s, { row }), null), 'fewOpen', job.by, { seats: job.seats, faces, n: faces.length }),
  );
}

/** What is done with hands: mix the own one, show and give of it, steal from another's. What is one's own goes with the move itself. */
import { FREE, MAX_SEATS, type Handle, type Made, type Seat } from '../../../kernel/game.ts';
import { fields, handle, integer, list, nothing, seat } from '../../../kernel/schemas.ts';
import { present } from '../../kit/seats.ts';
import { isBusy } from '../busy.ts';
import { optionals } from '../candidates.ts';
import { isOwn } from '../keys.ts';
import { MOST_NUMBER } from '../named.ts';
import { tell } from '../news.ts';
import { Draft, listOf, pieceOf, thePiece } from '../pieces.ts';
import { takeOut } from '../piles.ts';
import { notOver, rule, type None, type TableMove } from '../rules.ts';
import type { Job } from '../job.ts';
import { KEYED, NONE, handPlace, type State } from '../state.ts';
import { mixable } from './hand.ts';
import { hasSlot } from './pile-moves.ts';
import { changedJob, tagOf } from './plan.ts';
import { start } from './run.ts';

const isBusyHand = (s: State, seat: Seat): boolean => listOf(s, handPlace(seat)).some((n) => isBusy(s, n));

const notBusy = rule<unknown>('SB-43', 'busy', (s, m) => !isBusyHand(s, m.seat));

/** So that nobody knows which of one's cards came when and from where: also those that all have seen are hidden again. */
export const mixHand: TableMove<None> = {
  args: nothing,
  rules: [
    notOver,
    rule('SB-30', 'nothing-to-shuffle', (s, m) => mixable(s, m.seat).length >= 2),
    rule('SB-34', 'different-backs', (s, m) => new Set(mixable(s, m.seat).map((n) => thePiece(s, n).of)).size === 1),
    notBusy,
    hasSlot,
  ],
  apply: (s, { seat: by }, ask) => start(s, { what: 'mixHand', by }, ask),
  choices: () => [{}],
};

export interface Show {
  /** Own hidden cards. */
  readonly p: readonly number[];
  readonly to: readonly Seat[];
}

const areOwn = (s: State, p: readonly number[], seat: Seat): boolean =>
  p.length > 0 && new Set(p).size === p.length && p.every((n) => pieceOf(s, n) !== null && isOwn(thePiece(s, n), seat));

export const show: TableMove<Show> = {
  args: fields({ p: list(integer(0, MOST_NUMBER), 256), to: list(seat, MAX_SEATS) }),
  rules: [
    notOver,
    rule('SB-22', 'not-your-card', (s, m: Made<Show>) => areOwn(s, m.args.p, m.seat)),
    rule('SB-08', 'nobody-there', (s, m: Made<Show>) => {
      const { to } = m.args;
      const others = to.every((one) => one !== m.seat && present(s).includes(one));
      return to.length > 0 && new Set(to).size === to.length && others;
    }),
    notBusy,
    hasSlot,
  ],
  apply: (s, { seat: by, args: { p, to } }, ask) => start(s, { what: 'show', by, named: p, seats: to }, ask),
  choices: () => optionals<Show>({ p: FREE, to: FREE }, []),
};

export interface Give {
  /** Cards of the own hand, in the order of their handles where they have any. */
  readonly p: readonly number[];
  /** Handles of those among them that are hidden, in the same order. */
  readonly things: readonly Handle[];
  readonly to: Seat;
}

const inHand = (s: State, p: readonly number[], seat: Seat): boolean =>
  p.length > 0 && new Set(p).size === p.length && p.every((n) => pieceOf(s, n)?.in === handPlace(seat));

const hiddenOf = (s: State, p: readonly number[]): readonly (Handle | '')[] =>
  p.flatMap((n) => (thePiece(s, n).face === KEYED ? [thePiece(s, n).thing] : []));

/** Into another's hand, unseen by the others. */
export const give: TableMove<Give> = {
  args: fields({ p: list(integer(0, MOST_NUMBER), 256), things: list(handle, 256), to: seat }),
  brings: ({ things, to }) => ({ give: Array.from(things, (thing) => [thing, to] as const) }),
  rules: [
    notOver,
    rule('SB-22', 'not-your-card', (s, m: Made<Give>) => inHand(s, m.args.p, m.seat)),
    rule('SB-22', 'not-your-card', (s, m: Made<Give>) => {
      const hidden = hiddenOf(s, m.args.p);
      return hidden.length === m.args.things.length && hidden.every((thing, i) => thing === m.args.things[i]);
    }),
    rule('SB-08', 'nobody-there', (s, m: Made<Give>) => m.args.to !== m.seat && s.seats.includes(m.args.to)),
    rule('SB-43', 'busy', (s, m: Made<Give>) => !isBusyHand(s, m.seat) && !isBusyHand(s, m.args.to)),
  ],
  apply(s, { seat: by, args: { p, to } }) {
    const draft = new Draft(s);
    for (const n of p) {
      const piece = draft.thePiece(n);
      takeOut(draft, n, piece.in);
      draft.touch(n, by, { in: handPlace(to), key: piece.face === KEYED ? to : NONE, z: draft.top++ });
    }
    draft.setList(handPlace(to), [...draft.list(handPlace(to)), ...p]);
    return tell(draft.done(), 'give', by, { n: p.length, seats: [to] });
  },
  choices: () => optionals<Give>({ p: FREE, things: FREE, to: FREE }, []),
};

export interface FromSeat {
  readonly from: Seat;
}

/** The victim mixes what is hidden in the hand, then the thief picks one of the backs. */
export const steal: TableMove<FromSeat> = {
  args: fields({ from: seat }),
  rules: [
    notOver,
    rule('SB-08', 'nobody-there', (s, m: Made<FromSeat>) => m.args.from !== m.seat && present(s).includes(m.args.from)),
    rule('SB-23', 'nothing-to-steal', (s, m: Made<FromSeat>) =>
      listOf(s, handPlace(m.args.from)).some((n) => isOwn(thePiece(s, n), m.args.from)),
    ),
    rule('SB-43', 'busy', (s, m: Made<FromSeat>) => !isBusyHand(s, m.args.from)),
    hasSlot,
  ],
  apply: (s, { seat: by, args: { from } }, ask) => start(s, { what: 'steal', by, seats: [from] }, ask),
  choices: (s) => s.seats.map((from) => ({ from })),
};

export interface Pick {
  readonly n: number;
}

/** The slot of the job in which this seat is to pick this card; -1 where there is none. */
const pickIn = ({ jobs }: State, seat: Seat, n: number): number =>
  jobs.findIndex((job) => isPicking(job, seat) && job!.pieces.includes(n));

const isPicking = (job: Job | null, seat: Seat): boolean =>
  job?.what === 'steal' && job.step === 'person' && job.by === seat;

export const pickBack: TableMove<Pick> = {
  args: fields({ n: integer(0, MOST_NUMBER) }),
  rules: [notOver, rule('SB-23', 'not-your-pick', (s, m: Made<Pick>) => pickIn(s, m.seat, m.args.n) >= 0)],
  apply(s, { seat: by, args: { n } }, ask) {
    const k = pickIn(s, by, n);
    ask.deal(tagOf(k), [thePiece(s, n).thing as Handle], by);
    return changedJob(s, k, { step: 'asked', named: [n], owed: 1 });
  },
  choices: (s, { seat: me }) =>
    s.jobs.flatMap((job) => (me !== null && isPicking(job, me) ? job!.pieces.map((n) => ({ n })) : [])),
};

/** What a table decides together, and chance: the hand of somebody who isn't here, giving up, dice, who begins, choices of all at once. */
import { FREE, type Handle, type Made, type Schema, type Seat } from '../../../kernel/game.ts';
import { bool, fields, integer, nothing, optional, sealed, seat, text } from '../../../kernel/schemas.ts';
import { present, without } from '../../kit/seats.ts';
import { optionals } from '../candidates.ts';
import { isLine } from '../../kit/texts.ts';
import { isCarried } from '../../kit/votes.ts';
import { mayVote, votesFor, withVote, withVotes } from '../finish.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { listOf, thePiece } from '../pieces.ts';
import { MOST_JOBS, notAnothers, notOver, rule, type None, type TableMove } from '../rules.ts';
import { handPlace, isChoosing, isSince5, type State } from '../state.ts';
import { inTurn } from '../in-turn.ts';
import { hasSlot } from './pile-moves.ts';
import { calledOff, start } from './run.ts';

export interface OfSeat {
  readonly seat: Seat;
}

/** SB-24: one vote; the last that it takes also does it. */
function vote(what: 'seize' | 'force'): TableMove<OfSeat> {
  return {
    args: fields({ seat }),
    rules: [
      notOver,
      rule('SB-24', 'still-here', (s, m: Made<OfSeat>) => {
        const hand = listOf(s, handPlace(m.args.seat));
        return hand.length > 0 && !present(s).includes(m.args.seat);
      }),
      rule('SB-16', 'already-voted', (s, m: Made<OfSeat>) => mayVote(s, votesFor(s, what, m.args.seat), m.seat)),
      hasSlot,
    ],
    apply(s, { seat: by, args: { seat: of } }, ask) {
      const votes = withVote(votesFor(s, what, of), by);
      if (!isCarried(votes, present(s))) return withVotes(s, what, of, votes);
      return start(withVotes(s, what, of, []), { what, by, seats: [of] }, ask);
    },
    choices: (s) => s.hands.map(({ seat: of }) => ({ seat: of })),
  };
}

/** The hand becomes a pile on the cloth, unseen. */
export const seize: TableMove<OfSeat> = vote('seize');
/** The hand is laid open. */
export const force: TableMove<OfSeat> = vote('force');

export interface Slot {
  readonly k: number;
}

/** Anything under way can be given up by anybody: what has arrived stays, the rest lies where it lay (SB-25). */
export const callOff: TableMove<Slot> = {
  args: fields({ k: integer(0, MOST_JOBS - 1) }),
  rules: [notOver, rule('SB-25', 'nothing-under-way', (s, m: Made<Slot>) => (s.jobs[m.args.k] ?? null) !== null)],
  apply: (s, { seat: by, args: { k } }, ask) => calledOff(s, k, by, ask),
  choices: (s) => s.jobs.flatMap((job, k) => (job ? [{ k }] : [])),
};

const dice = (s: State, args: Named, seatOf: Seat): readonly number[] =>
  freshOf(s, args, seatOf).filter((n) => thePiece(s, n).kind === 'die');

/** Dice, coins and wheels that lie on the table, all at once, by joint chance. */
export const roll: TableMove<Named> = {
  args: fields({ p: named, anyway: optional(bool) }),
  rules: [
    notOver,
    ...namedRules<Named>(),
    rule('SB-03', 'no-die', (s, m: Made<Named>) => dice(s, m.args, m.seat).length > 0),
    hasSlot,
    inTurn(),
    notAnothers((_, m: Made<Named>) => numbersOf(m.args)),
  ],
  apply: (s, { seat: by, args }, ask) => start(s, { what: 'roll', by, named: dice(s, args, by) }, ask),
  choices: () => optionals<Named>(ANY_NAMED, ['anyway']),
};

export const order: TableMove<None> = {
  args: nothing,
  rules: [notOver, rule('SB-08', 'nobody-there', (s) => present(s).length > 1), hasSlot],
  apply: (s, { seat: by }, ask) => start(s, { what: 'order', by, seats: present(s) }, ask),
  choices: () => [{}],
};

const MOST_WORD = 40;

const isOpening = (s: State): boolean => s.jobs.some((job) => job?.what === 'choices');

const MOST_QUESTION = 80;

export interface Call {
  /** What everybody is to say something to. */
  readonly about?: string | undefined;
}

/** @param args under earlier rules nobody could say what it is about */
export const calling = <A extends Call>(args: TableMove<A>['args']): TableMove<A> => ({
  args,
  rules: [notOver, rule('SB-26', 'choice-open', (s) => !isChoosing(s))],
  apply(s, { seat: by, args: { about } }) {
    const choice = { by, waiting: present(s), got: [], words: [], ...(about !== undefined && { about }) };
    const called = { ...s, choice };
    return isSince5(s) ? tell(called, 'callChoice', by, { text: about ?? '' }) : called;
  },
  choices: () => [{} as A],
});

const question: Schema<string> = {
  read: (input) => (typeof input === 'string' && isLine(input, MOST_QUESTION) ? input : undefined),
};

export const callChoice: TableMove<Call> = calling(fields({ about: optional(question) }));

export interface Word {
  readonly word: Handle;
}

export const choose: TableMove<Word> = {
  args: fields({ word: sealed(text(MOST_WORD), 'keepers') }),
  rules: [
    notOver,
    rule('SB-26', 'no-choice', (s) => isChoosing(s) && !isOpening(s)),
    rule('SB-26', 'already-chosen', (s, m) => s.choice!.waiting.includes(m.seat)),
  ],
  apply(s, { seat: me, args }) {
    const choice = s.choice!;
    const waiting = without(choice.waiting, [me]);
    return { ...s, choice: { ...choice, waiting, got: [...choice.got, { seat: me, thing: args.word }] } };
  },
  choices: () => [{ word: FREE }],
};

/** All at once, when everybody has chosen or nobody wants to wait any longer. */
export const openChoices: TableMove<None> = {
  args: nothing,
  rules: [
    notOver,
    rule('SB-26', 'no-choice', (s) => isChoosing(s) && s.choice!.got.length > 0 && !isOpening(s)),
    hasSlot,
  ],
  apply: (s, { seat: by }, ask) => start({ ...s, choice: { ...s.choice!, waiting: [] } }, { what: 'choices', by }, ask),
  choices: () => [{}],
};

/** The jobs by which buttons take hidden cards out of hands, unseen, and give what lies in a hand to whose hand it is. */
import type { Handle, Seat } from '../../../kernel/game.ts';
import { DOINGS } from '../job.ts';
import { tell } from '../news.ts';
import { Draft, pieceOf, thePiece } from '../pieces.ts';
import { KEYED, NONE, handPlace, type State } from '../state.ts';
import { broken, changedJob, tagOf, withJob, type Plan } from './plan.ts';

const handles = (s: State, cards: readonly number[]): readonly Handle[] =>
  cards.map((n) => thePiece(s, n).thing as Handle);

const stillThere = (s: State, named: readonly number[]): readonly number[] | undefined =>
  named.every((n) => pieceOf(s, n)?.face === KEYED) ? named : undefined;

/** Hidden cards of somebody's are the keepers' again; they lie where they lay. */
export const gather: Plan = {
  pieces: (s, { named }) => stillThere(s, named),
  loose: () => 'none',
  ask(s, k, ask) {
    ask.bury(tagOf(k), handles(s, s.jobs[k]!.pieces));
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { cards = [] }) {
    const { pieces, by } = s.jobs[k]!;
    const draft = new Draft(s);
    for (const [i, n] of pieces.entries())
      draft.touch(n, by, { thing: cards[i] ?? draft.thePiece(n).thing, key: NONE });
    return withJob(draft.done(), k, null);
  },
};

const inHandOf = (s: State, cards: readonly number[], seat: Seat): readonly number[] =>
  cards.filter((n) => pieceOf(s, n)?.in === handPlace(seat));

/** Hidden cards that lie in hands and are nobody's go under the key of whose hand it is. */
export const hold: Plan = {
  pieces: (s, { named }) => stillThere(s, named),
  loose: () => 'none',
  ask(s, k, ask) {
    const { pieces } = s.jobs[k]!;
    const seats = s.hands.map(({ seat }) => seat).filter((seat) => inHandOf(s, pieces, seat).length > 0);
    for (const seat of seats) ask.deal(tagOf(k), handles(s, inHandOf(s, pieces, seat)), seat);
    return changedJob(s, k, { step: 'asked', owed: seats.length });
  },
  answered(s, k, { failed, seat = NONE }) {
    const { pieces, owed, by } = s.jobs[k]!;
    const draft = new Draft(s);
    if (!failed) for (const n of inHandOf(s, pieces, seat)) draft.touch(n, by, { key: seat });
    const stuck = { seats: [seat], values: [DOINGS.indexOf('hold')] };
    const dealt = failed ? tell(broken(s, k), 'failed', by, stuck) : draft.done();
    return owed > 1 ? changedJob(dealt, k, { owed: owed - 1 }) : withJob(dealt, k, null);
  },
};

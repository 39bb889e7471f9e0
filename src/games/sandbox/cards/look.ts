/** The jobs of turning up what isn't known, and of letting some see cards that stay where they are. */
import type { Handle } from '../../../kernel/game.ts';
import { tell } from '../news.ts';
import { listOf, pieceOf, thePiece } from '../pieces.ts';
import { isSince5, KEYED, NONE, type State } from '../state.ts';
import { openedUp } from './deal.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

const underKeys = (s: State, cards: readonly number[]): readonly number[] =>
  cards.filter((n) => pieceOf(s, n)?.face === KEYED);

const handlesOf = (s: State, cards: readonly number[]): readonly Handle[] =>
  cards.map((n) => thePiece(s, n).thing as Handle);

const present = (s: State, named: readonly number[]): readonly number[] | undefined =>
  named.every((n) => pieceOf(s, n)) ? named : undefined;

/** Cards that somebody named come face up where they lie: loose ones by dice, others by their keepers. */
export const turnUp: Plan = {
  pieces: (s, { named }) => present(s, named),
  loose: () => 'dice',
  ask(s, k, ask) {
    const { pieces } = s.jobs[k]!;
    const hidden = underKeys(s, pieces);
    if (hidden.length === 0) return up(s, k);
    ask.open(tagOf(k), handlesOf(s, hidden));
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { faces = [] }) {
    const { pieces, by } = s.jobs[k]!;
    return up(openedUp(s, underKeys(s, pieces), faces, by), k);
  },
};

function up(s: State, k: number): State {
  const { pieces, by } = s.jobs[k]!;
  const faces = pieces.map((n) => pieceOf(s, n)?.under ?? NONE);
  return tell(withJob(s, k, null), 'turnUp', by, { n: pieces.length, of: pieceOf(s, pieces[0]!)?.of ?? NONE, faces });
}

/** The top cards of a pile, or all of it, before the eyes of some; everybody is told who looked at how many. */
export const look: Plan = {
  pieces: (s, { from, n }) => {
    const cards = listOf(s, from);
    return cards.length === 0 ? undefined : cards.slice(-n).toReversed();
  },
  loose: () => 'keys',
  ask(s, k, ask) {
    const { pieces, seats } = s.jobs[k]!;
    const hidden = underKeys(s, pieces);
    if (hidden.length === 0) return looked(s, k);
    ask.show(tagOf(k), handlesOf(s, hidden), seats);
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered: (s, k) => looked(s, k),
};

function looked(s: State, k: number): State {
  const { pieces, by, seats, from } = s.jobs[k]!;
  const told = { n: pieces.length, seats };
  // A pile is called by what lies in it.
  const holder = pieceOf(s, from)?.of ?? NONE;
  const of = holder === NONE ? (pieceOf(s, pieces[0]!)?.of ?? NONE) : holder;
  // Two piles of one deck are told apart by how many cards lie in them.
  const values = holder === NONE ? [from, listOf(s, from).length] : [from];
  return tell(withJob(s, k, null), 'look', by, isSince5(s) ? { ...told, of, values } : told);
}

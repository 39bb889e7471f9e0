/**
 * The job of drawing from another's hand: its owner mixes what is hidden in it, then the thief picks one of the backs. Cards of each back are
 * mixed among themselves (SB-34): a card of another deck would lie where its face means nothing.
 */
import type { Ask, Handle } from '../../../kernel/game.ts';
import { tell } from '../news.ts';
import { Draft, listOf, thePiece } from '../pieces.ts';
import type { Job } from '../job.ts';
import { KEYED, NONE, handPlace, isSince5, type State } from '../state.ts';
import { moved } from './deal.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** The first of them is the victim. */
const hiddenIn = (s: State, { seats: [victim = NONE] }: Job): readonly number[] =>
  listOf(s, handPlace(victim)).filter((n) => thePiece(s, n).face === KEYED && thePiece(s, n).key === victim);

/** What is mixed, one set after the other. One card alone needs no mixing. Earlier rules mixed all together. */
function setsIn(s: State, pieces: readonly number[]): readonly (readonly number[])[] {
  const backs = [...new Set(pieces.map((n) => thePiece(s, n).of))];
  const sets = isSince5(s) ? backs.map((of) => pieces.filter((n) => thePiece(s, n).of === of)) : [pieces];
  return sets.filter(({ length }) => length > 1);
}

/** @param owed sets that aren't mixed yet */
function mixed(s: State, k: number, owed: number, ask: Ask): State {
  const { pieces, seats } = s.jobs[k]!;
  const set = setsIn(s, pieces).at(-owed)!;
  ask.shuffle(
    tagOf(k),
    set.map((n) => thePiece(s, n).thing as Handle),
    seats,
  );
  return changedJob(s, k, { step: 'asked', owed });
}

export const steal: Plan = {
  pieces: (s, job) => {
    const cards = hiddenIn(s, job);
    return cards.length === 0 ? undefined : cards;
  },
  loose: () => 'none',
  ask(s, k, ask) {
    const { length } = setsIn(s, s.jobs[k]!.pieces);
    return length === 0 ? changedJob(s, k, { step: 'person' }) : mixed(s, k, length, ask);
  },
  answered(s, k, { cards = [], seat }, ask) {
    const job = s.jobs[k]!;
    const { pieces, by, seats, owed } = job;
    // It was dealt: the card that was picked has come.
    if (seat !== undefined) {
      const came = moved(s, job, job.named, handPlace(by), NONE);
      const draft = new Draft(came);
      for (const n of job.named) draft.set(n, { ...draft.thePiece(n), key: by });
      return tell(withJob(draft.done(), k, null), 'steal', by, { seats, n: 1 });
    }
    const draft = new Draft(s);
    for (const [i, n] of setsIn(s, pieces).at(-owed)!.entries()) draft.touch(n, seats[0]!, { thing: cards[i] ?? '' });
    return owed > 1 ? mixed(draft.done(), k, owed - 1, ask) : changedJob(draft.done(), k, { step: 'person' });
  },
};

/** The job of drawing from another's hand: its owner mixes what is hidden in it, then who steals picks one of the backs. */
import type { Handle } from '../../../kernel/game.ts';
import { tell } from '../news.ts';
import { Draft, listOf, thePiece } from '../pieces.ts';
import type { Job } from '../job.ts';
import { KEYED, NONE, handPlace, type State } from '../state.ts';
import { moved } from './deal.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** The first of them is the victim. */
const hiddenIn = (s: State, { seats: [victim = NONE] }: Job): readonly number[] =>
  listOf(s, handPlace(victim)).filter((n) => thePiece(s, n).face === KEYED && thePiece(s, n).key === victim);

export const steal: Plan = {
  pieces: (s, job) => {
    const cards = hiddenIn(s, job);
    return cards.length === 0 ? undefined : cards;
  },
  loose: () => 'none',
  ask(s, k, ask) {
    const { pieces, seats } = s.jobs[k]!;
    // One card alone needs no mixing.
    if (pieces.length < 2) return changedJob(s, k, { step: 'person' });
    ask.shuffle(
      tagOf(k),
      pieces.map((n) => thePiece(s, n).thing as Handle),
      seats,
    );
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { cards = [], seat }) {
    const job = s.jobs[k]!;
    const { pieces, by, seats } = job;
    // It was dealt: the card that was picked has come.
    if (seat !== undefined) {
      const came = moved(s, job, job.named, handPlace(by), NONE);
      const draft = new Draft(came);
      for (const n of job.named) draft.set(n, { ...draft.thePiece(n), key: by });
      return tell(withJob(draft.done(), k, null), 'steal', by, { seats, n: 1 });
    }
    const draft = new Draft(s);
    for (const [i, n] of pieces.entries()) draft.touch(n, seats[0]!, { thing: cards[i] ?? '' });
    return changedJob(draft.done(), k, { step: 'person' });
  },
};

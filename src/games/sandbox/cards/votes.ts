/** The jobs about the hand of somebody who isn't here, once most have voted for it: taken back into a pile, or laid open. */
import type { Handle } from '../../../kernel/game.ts';
import { tell } from '../news.ts';
import { Draft, listOf, thePiece } from '../pieces.ts';
import { pileAt } from '../piles.ts';
import type { Job } from '../job.ts';
import { COVERED, KEYED, NONE, handPlace, type State } from '../state.ts';
import { openedUp } from './deal.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

const all = (s: State, { seats: [seat = NONE] }: Job): readonly number[] | undefined => {
  const cards = listOf(s, handPlace(seat));
  return cards.length === 0 ? undefined : cards;
};

const hidden = (s: State, { pieces }: Job): readonly number[] => pieces.filter((n) => thePiece(s, n).face === KEYED);
const handles = (s: State, cards: readonly number[]): readonly Handle[] =>
  cards.map((n) => thePiece(s, n).thing as Handle);

/** The hand becomes a pile of its own on the cloth, unseen; shuffled like any other it is nobody's any more. */
export const seize: Plan = {
  pieces: all,
  loose: () => 'none',
  ask(s, k, ask) {
    const cards = hidden(s, s.jobs[k]!);
    if (cards.length === 0) return taken(s, k);
    ask.bury(tagOf(k), handles(s, cards));
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { cards = [] }) {
    const draft = new Draft(s);
    for (const [i, n] of hidden(s, s.jobs[k]!).entries()) {
      const piece = draft.thePiece(n);
      draft.set(n, { ...piece, thing: cards[i] ?? piece.thing, key: NONE });
    }
    return taken(draft.done(), k);
  },
};

function taken(s: State, k: number): State {
  const { pieces, by, seats, x, y } = s.jobs[k]!;
  const draft = new Draft(s);
  const first = { ...draft.thePiece(pieces[0]!), x, y, turn: 0, own: NONE };
  const place = pieces.length > 1 ? draft.add(pileAt(first, by)) : NONE;
  for (const n of pieces) {
    const piece = draft.thePiece(n);
    const face = piece.face >= 0 ? COVERED : piece.face;
    draft.touch(n, by, { in: place, face: piece.under === NONE ? piece.face : face, x, y, turn: 0, z: draft.top++ });
  }
  draft.setList(handPlace(seats[0]!), []);
  if (place !== NONE) draft.setList(place, pieces);
  return tell(withJob(draft.done(), k, null), 'seize', by, { seats, n: pieces.length });
}

/** The hand is laid open where it is. */
export const force: Plan = {
  pieces: all,
  loose: () => 'none',
  ask(s, k, ask) {
    const cards = hidden(s, s.jobs[k]!);
    if (cards.length === 0) return forced(s, k);
    ask.open(tagOf(k), handles(s, cards));
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { faces = [] }) {
    return forced(openedUp(s, hidden(s, s.jobs[k]!), faces, s.jobs[k]!.by), k);
  },
};

function forced(s: State, k: number): State {
  const { pieces, by, seats } = s.jobs[k]!;
  const draft = new Draft(s);
  for (const n of pieces) {
    const piece = draft.thePiece(n);
    if (piece.under !== NONE) draft.touch(n, by, { face: piece.under });
  }
  return tell(withJob(draft.done(), k, null), 'force', by, { seats, n: pieces.length });
}

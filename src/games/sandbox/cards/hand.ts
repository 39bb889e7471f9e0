/** The jobs of the own hand: mixing it, so that nobody knows which card came when, and showing some of it. */
import type { Handle, Seat } from '../../../kernel/game.ts';
import { faceText } from '../faces.ts';
import { tell } from '../news.ts';
import { Draft, isCard, isPublic, listOf, pieceOf, thePiece } from '../pieces.ts';
import { KEYED, NONE, handPlace, type State } from '../state.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** Known ones, and those under the own key. */
export const mixable = (s: State, seat: Seat): readonly number[] =>
  listOf(s, handPlace(seat)).filter((n) => {
    const piece = thePiece(s, n);
    return isCard(s, piece) && (isPublic(piece) || piece.key === seat);
  });

/**
 * First what everybody knows is taken up under the own key, then all is shuffled by its owner alone. Nobody else knows any of it afterwards,
 * and it has no order that tells anything.
 */
export const mixHand: Plan = {
  pieces: (s, { by }) => {
    const cards = mixable(s, by);
    return cards.length < 2 ? undefined : cards;
  },
  loose: () => 'none',
  ask(s, k, ask) {
    const { pieces, by } = s.jobs[k]!;
    const known = pieces.filter((n) => isPublic(thePiece(s, n)));
    if (known.length === 0) return shuffled(s, k, ask);
    const faces = known.map((n) => faceText(thePiece(s, n).of, thePiece(s, n).under));
    const handles = ask.deck(tagOf(k), faces);
    ask.deal(tagOf(k), handles, by);
    return changedJob(s, k, { step: 'asked', owed: 2 });
  },
  answered(s, k, answer, ask) {
    const { pieces, by, owed } = s.jobs[k]!;
    const { cards = [] } = answer;
    if (owed === 2) {
      const known = pieces.filter((n) => isPublic(thePiece(s, n)));
      return shuffled(underKey(s, known, cards, by), k, ask);
    }
    return tell(withJob(underKey(s, pieces, cards, by), k, null), 'mixHand', by, { n: pieces.length });
  },
};

function shuffled(s: State, k: number, ask: Parameters<Plan['ask']>[2]): State {
  const { pieces, by } = s.jobs[k]!;
  ask.shuffle(
    tagOf(k),
    pieces.map((n) => thePiece(s, n).thing as Handle),
    [by],
  );
  return changedJob(s, k, { step: 'asked', owed: 1 });
}

function underKey(s: State, cards: readonly number[], handles: readonly Handle[], seat: number): State {
  const draft = new Draft(s);
  for (const [i, n] of cards.entries())
    draft.touch(n, seat, { face: KEYED, under: NONE, thing: handles[i] ?? '', key: seat });
  return draft.done();
}

/** Own cards before the eyes of some; they stay in the hand. */
export const show: Plan = {
  pieces: (s, { named, by }) =>
    named.every((n) => pieceOf(s, n)?.face === KEYED && pieceOf(s, n)?.key === by) ? named : undefined,
  loose: () => 'none',
  ask(s, k, ask) {
    const { pieces, seats } = s.jobs[k]!;
    ask.show(
      tagOf(k),
      pieces.map((n) => thePiece(s, n).thing as Handle),
      seats,
    );
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k) {
    const { pieces, by, seats } = s.jobs[k]!;
    return tell(withJob(s, k, null), 'show', by, { n: pieces.length, seats });
  },
};

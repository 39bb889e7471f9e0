/** The jobs of a shuffle that can't be had by forgetting: cards under keys, or loose sets that have slots elsewhere. */
import type { Ask, Handle } from '../../../kernel/game.ts';
import { present } from '../../kit/seats.ts';
import { faceText } from '../faces.ts';
import { tell } from '../news.ts';
import { Draft, listOf, pieceOf, thePiece } from '../pieces.ts';
import { KEYED, LOOSE, NONE, type State } from '../state.ts';
import { isWhole, urnsOf } from './loose.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** In the background: what is loose in a pile for hands is put under keys before anybody wants it. */
export const secret: Plan = {
  pieces: (s, { from }) =>
    listOf(s, from)
      .filter((n) => pieceOf(s, n)?.face === LOOSE)
      .slice(0, 1),
  loose: () => 'keys',
  ask: (s, k) => withJob(s, k, null),
  answered: (s, k) => withJob(s, k, null),
};

/** Handles for all: those under keys have theirs, the others get one in a deck that is face up until it is shuffled. */
export function handlesFor(s: State, cards: readonly number[], tag: string, ask: Ask): readonly Handle[] {
  const urns = urnsOf(s, cards);
  const faces = urns.flatMap((urn) => urn.left.map((face) => faceText(urn.of, face)));
  const own: Handle[] = [];
  for (const n of cards) {
    const { face, under, thing, of } = thePiece(s, n);
    if (face === KEYED) own.push(thing as Handle);
    else if (face !== LOOSE) faces.push(faceText(of, under));
  }
  return faces.length > 0 ? [...own, ...ask.deck(tag, faces)] : own;
}

/** All cards of a pile by everybody who is here: loose sets of which a part lies elsewhere go under keys before (SB-33). */
export const mix: Plan = {
  pieces: (s, { from }) => {
    const cards = listOf(s, from);
    return cards.length < 2 ? undefined : cards;
  },
  loose: (s, { from }) => {
    const cards = listOf(s, from);
    return urnsOf(s, cards).every((urn) => isWhole(urn, cards)) ? 'none' : 'keys';
  },
  ask(s, k, ask) {
    const { pieces } = s.jobs[k]!;
    ask.shuffle(tagOf(k), handlesFor(s, pieces, tagOf(k), ask), present(s));
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, { cards = [] }) {
    const { pieces, by } = s.jobs[k]!;
    const draft = new Draft(s);
    for (const [i, n] of pieces.entries())
      draft.touch(n, by, { face: KEYED, under: NONE, thing: cards[i] ?? '', key: NONE });
    const gone = urnsOf(s, pieces);
    const mixed = { ...draft.done(), urns: s.urns.filter((urn) => !gone.includes(urn)) };
    return tell(withJob(mixed, k, null), 'shuffle', by, { n: pieces.length });
  },
};

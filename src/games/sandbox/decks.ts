/**
 * The cards that there are of each deck. While some are hidden, nobody knows which is which. All know what is left for them: these faces
 * without those that are known. The table is saved by that (`box/as-it-lies.ts`).
 */
import { allPieces, isCard, isPublic, pieceOf } from './pieces.ts';
import { KEYED, type Deck, type Piece, type State, type Urn } from './state.ts';

interface Card {
  readonly of: number;
  readonly face: number;
}

/** A card of a deck that everybody knows; hidden ones are counted already. */
const known = (s: State, piece: Piece | null | undefined): Card | undefined =>
  piece && isCard(s, piece) && isPublic(piece) ? { of: piece.of, face: piece.under } : undefined;

const cardsOf = ({ of, left }: Urn): readonly Card[] => left.map((face) => ({ of, face }));

/** Shuffled sets of the one state that the other has no card of. */
const only = (s: State, other: State): readonly Card[] =>
  s.urns === other.urns
    ? []
    : s.urns.filter(({ slots: [n] }) => n !== undefined && !pieceOf(other, n)).flatMap(cardsOf);

/** A card that is turned up, covered or shuffled is the same card. */
const isSame = (first: Card | undefined, then: Card | undefined): boolean =>
  !first || !then || (first.of === then.of && first.face === then.face);

/** Known cards that went, and those that came, each as another card if it was changed. */
function moved(before: State, after: State): { readonly gone: readonly Card[]; readonly come: readonly Card[] } {
  const gone: Card[] = [];
  const come: Card[] = [];
  for (const i of after.leaves.keys()) {
    const [old = [], leaf] = [before.leaves[i], after.leaves[i]!];
    if (old === leaf) continue;
    for (let j = 0; j < Math.max(old.length, leaf.length); j++) {
      const [was, now] = [old[j], leaf[j]];
      const [first, then] = [known(before, was), known(after, now)];
      if (was === now || (was && now && isSame(first, then))) continue;
      if (first) gone.push(first);
      if (then) come.push(then);
    }
  }
  return { gone: [...gone, ...only(before, after)], come: [...come, ...only(after, before)] };
}

const rising = (a: number, b: number): number => a - b;

/** Faces by their deck, each as often as it is there. */
class Faces {
  readonly #all: Map<number, number[]>;

  constructor(decks: readonly Deck[]) {
    this.#all = new Map(decks.map(({ of, faces }) => [of, [...faces]]));
  }

  add({ of, face }: Card): void {
    const faces = this.#all.get(of);
    if (faces) faces.push(face);
    else this.#all.set(of, [face]);
  }

  take({ of, face }: Card): void {
    const faces = this.#all.get(of) ?? [];
    const at = faces.indexOf(face);
    if (at >= 0) faces.splice(at, 1);
  }

  decks(): readonly Deck[] {
    return [...this.#all]
      .filter(([, faces]) => faces.length > 0)
      .map(([of, faces]): Deck => ({ of, faces: faces.toSorted(rising) }))
      .toSorted((a, b) => a.of - b.of);
  }
}

const cardsIn = (decks: readonly Deck[]): readonly Card[] =>
  decks.flatMap(({ of, faces }) => faces.map((face) => ({ of, face })));

/** Decks of which some of the cards that are meant are under keys. */
const underKeys = (s: State, isMeant: (n: number) => boolean): ReadonlySet<number> =>
  new Set([...allPieces(s)].flatMap(([n, { face, of }]) => (face === KEYED && isMeant(n) ? [of] : [])));

/**
 * Faces that went with the last hidden cards of their decks: none of these is on the table any more. Of a deck of which only some went nobody
 * could say which.
 */
export function hiddenGoing(before: State, after: State): readonly Deck[] {
  if (!before.decks) return [];
  const went = underKeys(before, (n) => !pieceOf(after, n));
  if (went.size === 0) return [];
  const rest = underKeys(after, () => true);
  const left = new Faces(before.decks.filter(({ of }) => went.has(of) && !rest.has(of)));
  for (const [, piece] of allPieces(before)) {
    const card = known(before, piece);
    if (card) left.take(card);
  }
  for (const card of before.urns.flatMap(cardsOf)) left.take(card);
  return left.decks();
}

/**
 * After an act by which cards may have come, gone, or become other cards. Earlier rules count none.
 * @param hidden faces of hidden cards that an undo has brought back
 */
export function recounted(before: State, after: State, hidden: readonly Deck[] = []): State {
  if (!before.decks) return after;
  const { gone, come } = moved(before, after);
  const [leaving, coming] = [
    [...gone, ...cardsIn(hiddenGoing(before, after))],
    [...come, ...cardsIn(hidden)],
  ];
  if (leaving.length + coming.length === 0) return after;
  const faces = new Faces(before.decks);
  for (const card of coming) faces.add(card);
  for (const card of leaving) faces.take(card);
  return { ...after, decks: faces.decks() };
}

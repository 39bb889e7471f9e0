/** Piles come with the second card and go with the last but one. */
import type { Seat } from '../../kernel/game.ts';
import type { Draft } from './pieces.ts';
import { CLOTH, NONE, type Piece, type Place } from './state.ts';

/** A pile where `piece` lies, with nothing in it. */
export const pileAt = ({ x, y, turn, own }: Piece, by: Seat): Omit<Piece, 'z'> => ({
  kind: 'pile',
  of: NONE,
  x,
  y,
  turn,
  face: 0,
  under: NONE,
  thing: '',
  key: NONE,
  in: CLOTH,
  rev: 0,
  by,
  own,
  flags: 0,
});

/** Out of the list of its place. */
export function takeOut(draft: Draft, n: number, place: Place): void {
  if (place !== CLOTH)
    draft.setList(
      place,
      draft.list(place).filter((one) => one !== n),
    );
}

/**
 * Piles of one card are that card, lying where the pile lay; piles of none are gone. Nobody has touched the card: it keeps its revision.
 * @returns numbers of the piles that went and of the cards that were left
 */
export function dissolve(draft: Draft, places: Iterable<number>): readonly number[] {
  const touched: number[] = [];
  for (const n of new Set(places)) {
    const pile = draft.piece(n);
    if (pile?.kind !== 'pile') continue;
    const [last, ...more] = draft.list(n);
    if (more.length > 0) continue;
    if (last !== undefined) {
      const { x, y, turn, z } = pile;
      draft.set(last, { ...draft.thePiece(last), x, y, turn, z, in: CLOTH });
      touched.push(last);
    }
    draft.set(n, null);
    draft.setList(n, null);
    touched.push(n);
  }
  return touched;
}

/** Where an own card can be dragged: each place stands for a move that the panel has a button for, and is there where the rules take it now. */
import { nameOf, others, type Place, type Places, type Sight } from './sight.ts';

export const seatPlace = (seat: number): string => `seat ${seat}`;

/** By the name of the place: `pile`, `row`, and each seat's. */
export function placesOf(sight: Sight, card: string, refused: (move: string, args: unknown) => boolean): Places {
  const { w } = sight;
  const all: readonly (readonly [string, Place])[] = [
    ['row', { move: 'discard', args: { card }, says: w.discard }],
    ['pile', { move: 'putBack', args: { card, where: 'top' }, says: w.onTop }],
    ...others(sight).map((to): readonly [string, Place] => [
      seatPlace(to),
      { move: 'give', args: { card, to }, says: w.giveTo(nameOf(sight, to)) },
    ]),
  ];
  return new Map(all.filter(([, { move, args }]) => !refused(move, args)));
}

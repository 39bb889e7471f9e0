/**
 * Places where an own card can be dragged. Each stands for a move that the panel has a button for, and is there where the rules take it now.
 */
import { nameOf } from '../../../elements/frame/board-context.ts';
import { others, type Place, type Places, type BoardContext } from './board-context.ts';

export const seatPlace = (seat: number): string => `seat ${seat}`;

type Refused = (move: string, args: unknown) => boolean;

/** One after the other, so that whoever wants to know of one asks the rules no more than that. */
function* legal(context: BoardContext, card: string, refused: Refused): Generator<readonly [string, Place]> {
  const { w } = context;
  const row = { move: 'discard', args: { card }, says: w.discard };
  if (!refused(row.move, row.args)) yield ['row', row];
  const pile = { move: 'putBack', args: { card, where: 'top' }, says: w.onTop };
  if (!refused(pile.move, pile.args)) yield ['pile', pile];
  for (const to of others(context)) {
    const seat = { move: 'give', args: { card, to }, says: w.giveTo(nameOf(context, to)) };
    if (!refused(seat.move, seat.args)) yield [seatPlace(to), seat];
  }
}

/** By the name of the place: `row`, `pile`, and each seat's. */
export const placesOf = (context: BoardContext, card: string, refused: Refused): Places =>
  new Map(legal(context, card, refused));

export const hasPlace = (context: BoardContext, card: string, refused: Refused): boolean =>
  legal(context, card, refused).next().done === false;

/** Where cards of a pile may be dealt to, by name, and where a row of them comes to lie. */
import { nameOf } from '../../../../elements/frame/board-context.ts';
import type { Point } from '../../../../elements/surface/things.ts';
import { CLOTH, handPlace, type Piece, type Place } from '../../state.ts';
import { allPieces, ANY_TABLE, type BoardContext } from '../context.ts';
import { spokenName } from '../names.ts';
import { freeFor, round } from '../pile-acts.ts';
import { sizeOf } from '../things.ts';
import { pileWords } from './pile-words.ts';

export interface DealPlace {
  readonly place: Place;
  readonly name: string;
}

/** More would be a list to search; the rules take 64 at once. */
const MOST_HOLDERS = 24;

/** Hands of those who are here, beginning after one's own; then what takes cards on the table, then the cloth. */
export function dealPlaces(context: BoardContext, from: number): readonly DealPlace[] {
  const w = pileWords(context.lang);
  const { me } = context.view;
  const hands = round(context).map((seat) => ({
    place: handPlace(seat),
    name: seat === me ? w.ownHand : w.handOf(nameOf(context, seat)),
  }));
  const holders = [...allPieces(context)]
    .filter(
      ([n, { kind, in: place }]) =>
        n !== from && place === CLOTH && (kind === 'zone' || kind === 'bag' || kind === 'pile'),
    )
    .slice(0, MOST_HOLDERS)
    .map(([n, piece]) => ({ place: n, name: spokenName(context, n, piece) }));
  return [...hands, ...holders, { place: CLOTH, name: w.cloth }];
}

/** Between cards that the rules lay side by side on the cloth (`cards/deal.ts`). */
const APART = 300;
const GAP = 60;
/** Rows from the pile's own: beside it, below, above. */
const ROWS = [0, 1, -1, 2, -2, 3, -3] as const;

/** The first of so many cards in a row near the pile: on the table, and on no other card if there is room. */
export function rowAt(context: BoardContext, from: number, pile: Piece, count: number): Point {
  const { w, h } = sizeOf(context, from, pile);
  const table = context.loaded?.box.table ?? ANY_TABLE;
  const isFree = freeFor(context, { w, h });
  const length = w + APART * (count - 1);
  const within = (at: number, size: number, most: number): number =>
    Math.round(Math.max(size / 2, Math.min(at, most - size / 2)));
  const candidates = ROWS.map((row): Point => {
    const middle = pile.x + (row === 0 ? w + GAP * 2 : 0) + (length - w) / 2;
    return {
      x: within(middle, length, table.w) - Math.round((length - w) / 2),
      y: within(pile.y + row * (h + GAP), h, table.h),
    };
  });
  const cards = Array.from({ length: count }, (_, i) => i * APART);
  return candidates.find(({ x, y }) => cards.every((by) => isFree({ x: x + by, y }))) ?? candidates[0]!;
}

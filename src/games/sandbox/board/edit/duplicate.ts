/** More of the same: rows for `make`. What only chance or a key knows has no twin. */
import { COVERED, NONE, type Piece } from '../../state.ts';
import type { Make } from '../../edit/make.ts';
import type { Written } from '../../notes.ts';
import { isCard, listOf, pieceOf, type BoardContext } from '../context.ts';
import { textOf } from '../names.ts';

/** So far from the first, in units. */
const ASIDE = 150;
/** Of one act. */
const MOST_ROWS = 256;

type Row = readonly number[];

/** What is under a card's face, where all may know; of all else nothing is. */
function underOf(context: BoardContext, piece: Piece): number | undefined {
  if (!isCard(context, piece)) return NONE;
  if (piece.face >= 0) return piece.face;
  return piece.face === COVERED && piece.under !== NONE ? piece.under : undefined;
}

const row = (piece: Piece, under: number, place: number, by: number): Row => [
  piece.of,
  piece.x + by,
  piece.y + by,
  piece.turn,
  piece.face,
  under,
  place,
  piece.own,
  piece.flags,
];

/** A pile with its cards; any other container comes empty. */
function rowsOf(context: BoardContext, n: number, at: number): readonly Row[] {
  const piece = pieceOf(context, n);
  if (!piece || piece.kind === 'ink') return [];
  if (piece.kind !== 'pile') {
    const under = underOf(context, piece);
    return under === undefined ? [] : [row(piece, under, NONE, ASIDE)];
  }
  const cards = listOf(context, n).map((one) => pieceOf(context, one)!);
  const unders = cards.map((card) => underOf(context, card));
  if (unders.includes(undefined)) return [];
  return [row(piece, NONE, NONE, ASIDE), ...cards.map((card, i) => row(card, unders[i]!, -2 - at, 0))];
}

/** Undefined where nothing of it can be had twice. */
export function twins(context: BoardContext, numbers: readonly number[]): Make | undefined {
  const rows: Row[] = [];
  const texts: Written[] = [];
  for (const n of numbers) {
    const more = rowsOf(context, n, rows.length);
    if (rows.length + more.length > MOST_ROWS) continue;
    const text = textOf(context, n);
    if (more.length > 0 && text !== '') texts.push({ i: rows.length, text });
    rows.push(...more);
  }
  if (rows.length === 0) return undefined;
  return { rows: rows.flat(), ...(texts.length > 0 && { texts }) };
}

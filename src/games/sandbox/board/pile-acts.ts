/** What can be done with a pile, a bag, a zone with cards in it: draw, shuffle, deal, turn up, look, lay out. */
import type { Point } from '../../../elements/surface/things.ts';
import { CLOTH, handPlace, type Piece } from '../state.ts';
import { isPublic, putRows, type About, type PieceAct } from './act.ts';
import { allPieces, isCard, listOf, namedBy, pieceOf, type BoardContext } from './context.ts';
import { sizeOf } from './things.ts';

/** Between cards that are laid out. */
const GAP = 60;
/** What one lays out at once: as many as an act moves. */
const MOST_LAID = 256;
/** A table is wider than high. */
const WIDER = 1.7;

/** Nearer than this part of its width to the middle of another card, one would lie on it. */
const CLEAR = 0.5;
/** As many beside one another; more begin a row below. */
const MOST_BESIDE = 8;
const MOST_ROWS = 6;

/** Whether a card of this size would lie on no other there. */
export function freeFor(
  context: BoardContext,
  { w, h }: { readonly w: number; readonly h: number },
): (at: Point) => boolean {
  const lying = [...allPieces(context)].filter(
    ([, one]) => one.in === CLOTH && one.kind !== 'board' && one.kind !== 'zone' && one.kind !== 'ink',
  );
  return (at) => !lying.some(([, one]) => Math.abs(one.x - at.x) < w * CLEAR && Math.abs(one.y - at.y) < h * CLEAR);
}

/** Beside the pile, where nothing lies yet: what is turned up one after another lies in rows, as one reads. */
export function beside(
  context: BoardContext,
  { x, y }: Piece,
  { w, h }: { readonly w: number; readonly h: number },
): Point {
  const isFree = freeFor(context, { w, h });
  const first = { x: x + w + GAP * 2, y };
  for (let row = 0; row < MOST_ROWS; row++)
    for (let i = 0; i < MOST_BESIDE; i++) {
      const at = { x: first.x + i * (w + GAP), y: first.y + row * (h + GAP) };
      if (isFree(at)) return at;
    }
  return first;
}

/** Cards in rows and columns about the pile's place. */
function laidOut(context: BoardContext, n: number, pile: Piece): readonly number[] {
  const cards = listOf(context, n);
  const { w, h } = sizeOf(context, n, pile);
  const columns = Math.max(1, Math.ceil(Math.sqrt((cards.length * WIDER * (h + GAP)) / (w + GAP))));
  const rows = Math.ceil(cards.length / columns);
  return cards.flatMap((card, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = Math.round(pile.x + (column - (columns - 1) / 2) * (w + GAP));
    const y = Math.round(pile.y + (row - (rows - 1) / 2) * (h + GAP));
    return [card, pieceOf(context, card)?.rev ?? 0, x, y, 0];
  });
}

/** Everybody who is here, beginning after the one who deals. */
export function round({ view }: BoardContext): readonly number[] {
  const here = view.seats.filter((seat) => !view.away.includes(seat));
  const at = here.indexOf(view.me ?? -1);
  return [...here.slice(at + 1), ...here.slice(0, at + 1)];
}

const WONT: readonly PieceAct[] = [];

function dealing(context: BoardContext, from: number, count: number): readonly PieceAct[] {
  const { w } = context;
  const to = round(context).map(handPlace);
  const most = Math.floor(count / to.length);
  if (most < 1) return WONT;
  const args = (n: number): unknown => ({ from, n, to });
  return [
    {
      id: 'deal',
      label: w.deal,
      icon: 'split',
      move: 'deal',
      args: args(1),
      count: { from: Math.min(5, most), most, label: w.dealN, args },
    },
  ];
}

/** Of one container; several are gathered or moved, and no more. */
export function pileActs({ context, numbers, pieces }: About): readonly PieceAct[] {
  const [n] = numbers;
  const [pile] = pieces;
  if (n === undefined || !pile || numbers.length > 1) return WONT;
  const { w, view } = context;
  const cards = listOf(context, n);
  if (cards.length === 0 || !cards.every((one) => isCard(context, pieceOf(context, one)!))) return WONT;
  const acts: PieceAct[] = [
    { id: 'draw', label: w.draw, icon: 'hand', move: 'draw', args: { from: n, n: 1 } },
    ...(cards.length > 1
      ? [{ id: 'shuffle', label: w.shuffle, icon: 'shuffle', move: 'shuffle', args: { from: n } } as const]
      : WONT),
    ...dealing(context, n, cards.length),
    {
      id: 'top',
      label: w.topUp,
      icon: 'rotate-3d',
      move: 'deal',
      args: { from: n, n: 1, to: [CLOTH], up: true, ...beside(context, pile, sizeOf(context, n, pile)) },
    },
  ];
  if (cards.length > 1)
    acts.push({ id: 'many', label: w.manyCards, icon: 'layers', move: 'draw', args: {}, opens: 'pile' });
  const isKnown = cards.every((one) => isPublic(pieceOf(context, one)!));
  if (isKnown && pile.kind === 'pile')
    acts.push({ id: 'flip', label: w.flip, icon: 'rotate-3d', move: 'flip', args: { p: namedBy(context, numbers) } });
  if (view.me !== null)
    acts.push({ id: 'look', label: w.look, icon: 'list', move: 'look', args: { from: n, n: 1, to: [view.me] } });
  if (cards.length <= MOST_LAID)
    acts.push({
      id: 'spread',
      label: w.spread,
      icon: 'grid-3x3',
      move: 'put',
      args: { p: laidOut(context, n, pile), into: CLOTH },
      ends: true,
    });
  if (view.me !== null && isKnown)
    acts.push({
      id: 'take',
      label: w.takeAll,
      icon: 'hand-grab',
      move: 'put',
      args: { p: putRows(context, numbers), into: handPlace(view.me) },
      ends: true,
    });
  return acts;
}

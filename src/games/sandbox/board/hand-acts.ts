/** What can be done with a card of the own hand, and with the hand as a whole. What is hidden is laid open with its handle, or stays hidden. */
import type { Point } from '../../../elements/surface/things.ts';
import { isOwn } from '../keys.ts';
import { CLOTH, COVERED, handPlace, NONE, type Piece, type Place } from '../state.ts';
import type { PieceAct } from './act.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { allPieces, factsOf, isCard, listOf, othersHere, pieceOf, type BoardContext } from './context.ts';
import { publicName } from './names.ts';

/** More would be a list to search: the panel of places has it. */
export const MOST_HOLDERS = 6;

/** Piles, bags and zones on the cloth. */
export const holders = (context: BoardContext): readonly number[] =>
  [...allPieces(context)].flatMap(([n, { kind, in: place }]) =>
    (kind === 'pile' || kind === 'zone' || kind === 'bag') && place === CLOTH ? [n] : [],
  );

/** Whether what is laid there lies with its face up: as the zone says, or as what lies on top of it. */
function liesUp(context: BoardContext, into: Place): boolean {
  if (into < 0) return true;
  const target = pieceOf(context, into);
  if (!target) return true;
  if (target.kind === 'zone') {
    const facts = factsOf(context, target);
    const enter = (facts && context.view.zones[facts.zone]?.enter) ?? 'keep';
    return enter !== 'down';
  }
  const top = isCard(context, target) ? target : pieceOf(context, listOf(context, into).at(-1) ?? -1);
  return top !== undefined && top.face >= 0;
}

/** A zone whose cards this person alone sees: what lies there is under the same key as in the hand. */
function isOwnEyes(context: BoardContext, into: Place): boolean {
  const target = into < 0 ? undefined : pieceOf(context, into);
  if (target?.kind !== 'zone' || target.own !== context.view.me) return false;
  const facts = factsOf(context, target);
  return facts !== undefined && context.view.zones[facts.zone]?.see === 'owner';
}

/** A card of the own hand at a place of the table; onto a pile or zone as what lies there. */
export function laying(
  context: BoardContext,
  n: number,
  { x, y }: Point,
  into: Place = CLOTH,
  up: boolean = liesUp(context, into),
): unknown {
  const p = [n, pieceOf(context, n)!.rev, Math.round(x), Math.round(y), 0];
  return { p, ...coming(context, [n], into, up) };
}

/** Own hidden cards, by their handles. */
const ownThings = (context: BoardContext, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((n) => {
    const piece = pieceOf(context, n);
    return piece && isOwn(piece, context.view.me ?? NONE) ? [piece.thing] : [];
  });

/** Where cards come to, with what becomes of own hidden ones there. */
function coming(context: BoardContext, numbers: readonly number[], into: Place, up: boolean): object {
  const things = ownThings(context, numbers);
  if (things.length > 0 && isOwnEyes(context, into)) return { into };
  const side = up ? 'up' : 'down';
  // On the cloth they may stay their owner's; in a pile all are equal.
  const isSaid = things.length > 0 && (up || into !== CLOTH);
  return { into, side, ...(isSaid && { [up ? 'open' : 'back']: things }) };
}

/** Whether a card that is laid so shows its face to all. */
export const isOpen = (args: unknown): boolean => (args as { readonly side?: string }).side === 'up';

/**
 * Into a pile, bag or zone. Cards of the own hand, and own hidden ones from the cloth, are called with the side that they will have there. What
 * all know lies as the place has it.
 */
export function entering(
  context: BoardContext,
  numbers: readonly number[],
  holder: number,
): { readonly name: string; readonly args: unknown } {
  const { w, view } = context;
  const pieces = numbers.map((n) => pieceOf(context, n)!);
  const p = numbers.flatMap((n, i) => [n, pieces[i]!.rev, 0, 0, 0]);
  const name = publicName(context, holder, pieceOf(context, holder)!);
  const isHeld = view.me !== null && pieces.every((piece) => piece.in === handPlace(view.me!));
  if (!isHeld && ownThings(context, numbers).length === 0) return { name, args: { p, into: holder } };
  const up = liesUp(context, holder);
  const side = up ? w.playUp : w.playDown;
  const args = { p, ...coming(context, numbers, holder, up) };
  return { name: pieces.every((piece) => isCard(context, piece)) ? `${name}, ${side.toLowerCase()}` : name, args };
}

/** @param at where it comes on the table */
export function handActs(context: BoardContext, n: number, at: Point): readonly PieceAct[] {
  const piece = pieceOf(context, n);
  const { w, view } = context;
  if (!piece || context.still || view.me === null) return [];
  const up: PieceAct = {
    id: 'up',
    label: w.playUp,
    icon: 'arrow-up-from-line',
    move: 'put',
    args: laying(context, n, at, CLOTH, true),
    ends: true,
  };
  const down: PieceAct = {
    id: 'down',
    label: w.playDown,
    icon: 'arrow-down-to-line',
    move: 'put',
    args: laying(context, n, at, CLOTH, false),
    ends: true,
  };
  const others = view.seats.filter((seat) => seat !== view.me);
  const all = holders(context);
  const into = all.slice(0, MOST_HOLDERS).map((holder) => {
    const { name, args } = entering(context, [n], holder);
    return {
      id: `into:${holder}`,
      label: w.into(name),
      icon: 'layers' as const,
      move: 'put',
      args,
      ends: true as const,
    };
  });
  const more = { id: 'place', label: w.moveTo, icon: 'grid-3x3', move: 'put', args: { n }, opens: 'places' } as const;
  return [
    up,
    down,
    ...showing(context, n, piece),
    ...into,
    ...(into.length < all.length ? [more] : []),
    ...others.map((seat) => giving(context, [n], seat)),
  ];
}

/** Before the eyes of some: where only one other is here, at once. */
export function showing(context: BoardContext, n: number, piece: Piece): readonly PieceAct[] {
  const { view, w } = context;
  const to = othersHere(context);
  if (!isOwn(piece, view.me ?? NONE) || to.length === 0) return [];
  const act = { id: 'show', icon: 'eye', move: 'show', args: { p: [n], to } } as const;
  return [
    to.length > 1 ? { ...act, label: w.show, opens: 'show' } : { ...act, label: w.showTo(nameOf(context, to[0]!)) },
  ];
}

/** Into another's hand, unseen by the rest. */
export function giving(context: BoardContext, numbers: readonly number[], to: number): PieceAct {
  const args = { p: numbers, things: ownThings(context, numbers), to };
  return {
    id: `give:${to}`,
    label: context.w.give(nameOf(context, to)),
    icon: 'hand-grab',
    move: 'give',
    args,
    ends: true,
  };
}

/** Of the whole hand. */
export function wholeHand(context: BoardContext): readonly PieceAct[] {
  const { w, view } = context;
  if (view.me === null || context.still) return [];
  const cards = listOf(context, handPlace(view.me));
  const isSeen = cards.some((n) => pieceOf(context, n)?.face === COVERED);
  if (cards.length < 2 || !isSeen) return [];
  return [{ id: 'mix', label: w.mixHand, icon: 'shuffle', move: 'mixHand', args: {} }];
}

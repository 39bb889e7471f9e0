/** What a piece is called: by what everybody can see of it, and in the own hand by what its owner reads. A hidden card never says what it is. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import { CLOTH, COVERED, KEYED, LOOSE, NONE, type Piece } from '../state.ts';
import { scoreRows, timeOf } from './tool-faces.ts';
import { defOf, faceKnown, faceOf, faceUp, isCard, listOf, pieceOf, type BoardContext } from './context.ts';

/** Of a pile or bag: what is known of the order that its cards lie in. */
export type Condition = 'known' | 'loose' | 'secret' | 'none';

export function conditionOf(context: BoardContext, n: number): Condition {
  const cards = listOf(context, n);
  let condition: Condition = 'none';
  for (const card of cards) {
    const face = pieceOf(context, card)?.face ?? 0;
    if (face === KEYED) return 'secret';
    if (face === LOOSE) condition = 'loose';
    else if (condition === 'none') condition = 'known';
  }
  return condition;
}

function cardName(context: BoardContext, piece: Piece, face: number | undefined): string {
  const { w } = context;
  if (face === undefined) return w.hidden;
  const { name = w.figure(face + 1), body } = faceOf(context, piece.of, face) ?? {};
  return body ? `${name}: ${body}` : name;
}

/** As a card of the own hand is said: its owner knows it. */
export const ownCardName = (context: BoardContext, n: number, piece: Piece): string =>
  cardName(context, piece, faceKnown(context, n, piece));

/** As it is said to everybody, without where it lies. */
export function publicName(context: BoardContext, n: number, piece: Piece): string {
  const { w } = context;
  const def = defOf(context, piece.of);
  const name = def?.name ?? w.kinds[piece.kind];
  switch (piece.kind) {
    case 'card':
      return isCard(context, piece) ? cardName(context, piece, faceUp(piece)) : sideName(context, piece, name);
    case 'pile':
      return w.pileOf(listOf(context, n).length, w.conditions[conditionOf(context, n)]);
    case 'bag':
    case 'zone':
      return `${name}, ${w.pieces(listOf(context, n).length)}`;
    case 'die':
    case 'token':
      return sideName(context, piece, name);
    case 'counter':
      return `${name}: ${piece.face}`;
    case 'clock':
      return `${name}: ${timeOf(context, n)}`;
    case 'button':
      return buttonName(context, piece, name);
    case 'scores':
      return `${name}: ${scoreRows(context)
        .map((row) => `${row.name} ${row.sum}`)
        .join(', ')}`;
    case 'note':
      return `${name}: ${textOf(context, n)}`;
    default:
      return name;
  }
}

/** One that does nothing here says why. */
function buttonName(context: BoardContext, piece: Piece, name: string): string {
  const asleep = defOf(context, piece.of)?.button?.asleep;
  return asleep === undefined ? name : context.w.asleep(name, asleep);
}

/** A die says what it shows; a tile of several sides which is up. What has one side alone is called by its own name. */
function sideName(context: BoardContext, piece: Piece, name: string): string {
  const isPlain = (defOf(context, piece.of)?.faces?.length ?? 0) < 2;
  const side = isPlain || piece.face === COVERED ? undefined : faceOf(context, piece.of, piece.face)?.name;
  return side && side !== name ? `${name}: ${side}` : name;
}

export const textOf = ({ view }: BoardContext, n: number): string => view.texts.find((one) => one.n === n)?.text ?? '';

/** With whose it is, and where it lies if not on the cloth. */
export function spokenName(context: BoardContext, n: number, piece: Piece): string {
  const { w } = context;
  const own = piece.own === NONE ? '' : w.of(nameOf(context, piece.own));
  const place = piece.in >= 0 && piece.in !== CLOTH ? placeName(context, piece.in) : '';
  return [publicName(context, n, piece), own, place && w.within(place)].filter(Boolean).join(', ');
}

/** A container by its own name. */
export function placeName(context: BoardContext, place: number): string {
  const holder = pieceOf(context, place);
  if (!holder) return '';
  return defOf(context, holder.of)?.name ?? context.w.kinds[holder.kind];
}

/** What only a key decides (SB-20 to SB-22): no policy lets it pass. */
import type { Handle, Made, Rule, Seat } from '../../kernel/game.ts';
import { listOf, pieceOf, thePiece, zoneOf } from './pieces.ts';
import { rule } from './rules.ts';
import { CLOTH, KEYED, LOOSE, NONE, seatOfHand, type Piece, type Place, type State } from './state.ts';

/** It can be read by this seat alone. */
export const isOwn = ({ face, key }: Piece, seat: Seat): boolean => face === KEYED && key === seat;

/** A single card on the cloth of which nobody knows what it is: a pile of one, to whoever draws. */
export const isLone = ({ kind, in: place, face, key }: Piece): boolean =>
  kind === 'card' && place === CLOTH && (face === LOOSE || (face === KEYED && key === NONE));

/** What is drawn and dealt from there: what lies in a container, or that one card. */
export const drawnFrom = (s: State, from: number): readonly number[] => {
  const piece = pieceOf(s, from);
  return piece && isLone(piece) ? [from] : listOf(s, from);
};

/** SB-14: what lies in another's hand is touched by nobody else, at any table. */
export const notInHands = <A>(pieces: (s: State, m: Made<A>) => Iterable<number>): Rule<State, A> =>
  rule('SB-14', 'hand-of-another', (s, m) => {
    for (const n of pieces(s, m)) {
      const seat = seatOfHand(pieceOf(s, n)?.in ?? CLOTH);
      if (seat !== NONE && seat !== m.seat) return false;
    }
    return true;
  });

/** How a place keeps what comes to it: under the key of whose eyes it is for, or for all. `NONE` where nobody's key is needed. */
export const keeper = (s: State, place: Place): Seat => {
  if (place < CLOTH) return seatOfHand(place);
  const holder = place >= 0 ? pieceOf(s, place) : null;
  return holder && zoneOf(s, holder)?.see === 'owner' ? holder.own : NONE;
};

/** SB-20: it is under the key of somebody else, and would have to be under another. */
export function isAnothers(s: State, n: number, place: Place, seat: Seat): boolean {
  const piece = thePiece(s, n);
  return piece.face === KEYED && piece.key !== NONE && piece.key !== seat && place !== CLOTH;
}

/** SB-21: it comes into a hand, or a zone of somebody's eyes, by drawing: nobody holds its key yet. */
export function wantsDrawing(s: State, n: number, place: Place): boolean {
  const { face, key } = thePiece(s, n);
  return keeper(s, place) !== NONE && (face === LOOSE || (face === KEYED && key === NONE));
}

/** SB-21: an own card that comes to where all are equal is laid open or given back into the deck. On the cloth it may stay hidden. */
export function wantsSaying(s: State, n: number, place: Place, seat: Seat, said: readonly Handle[]): boolean {
  const piece = thePiece(s, n);
  if (!isOwn(piece, seat) || place === CLOTH || keeper(s, place) === seat) return false;
  return !said.includes(piece.thing as Handle);
}

/** What a place takes, and how much of it (SB-03): the same for what hands put there, what is dealt there, and what buttons bring. */
import { listOf, pieceOf, thePiece, zoneOf } from './pieces.ts';
import { CLOTH, isSince5, type Piece, type Place, type State } from './state.ts';

const isCards = ({ kind }: Pick<Piece, 'kind'>): boolean => kind === 'card' || kind === 'pile';

/** What may lie there: cards in hands, on cards and in piles; in zones and bags what these take. */
export function takes(s: State, place: Place, piece: Piece): boolean {
  if (place === CLOTH) return true;
  if (place < CLOTH) return isCards(piece);
  const holder = thePiece(s, place);
  if (holder.kind !== 'zone' && holder.kind !== 'bag') return isCards(piece);
  if (piece.kind === 'zone' || piece.kind === 'bag') return false;
  const zone = zoneOf(s, holder);
  return !zone || zone.accepts.length === 0 || zone.accepts.some((tag) => s.defs[piece.of]?.tags.includes(tag));
}

/** Cards of deals that wait for keys or dice. Earlier rules forgot these. */
const onTheWay = (s: State, place: Place): number =>
  isSince5(s) ? s.jobs.reduce((sum, job) => sum + (job?.what === 'deal' && job.to.includes(place) ? job.n : 0), 0) : 0;

/** So many more have room there; only zones have a limit, and 0 is none. */
export function hasRoomFor(s: State, place: Place, coming: number): boolean {
  const holder = place >= 0 ? pieceOf(s, place) : null;
  const limit = (holder && zoneOf(s, holder)?.limit) ?? 0;
  return limit === 0 || listOf(s, place).length + onTheWay(s, place) + coming <= limit;
}

/**
 * A container takes each of these and has room for `coming` of them. Hands and the cloth take whatever is dealt. Earlier rules asked this of
 * hands that put something alone.
 */
export const bears = (s: State, place: Place, pieces: readonly number[], coming: number): boolean =>
  place < 0 || (hasRoomFor(s, place, coming) && pieces.every((n) => takes(s, place, thePiece(s, n))));

/** What steps do with pieces at once, once nothing is under anybody's key any more. */
import type { Seat } from '../../../kernel/game.ts';
import { defOf, Draft, isCard, isContainer, isPublic, listOf } from '../pieces.ts';
import { dissolve, takeOut } from '../piles.ts';
import { CLOTH, COVERED, handPlace, isSince5, NONE, type Piece, type Place, type State } from '../state.ts';
import { homeOf, reopened } from './homes.ts';

/** Known cards lie face down; what else there is stays as it is. */
const covered = (s: State, piece: Piece): Partial<Piece> =>
  isCard(s, piece) && isPublic(piece) ? { face: COVERED } : {};

/** All of these come into one container, face down, the first lowest. */
export function recalled(s: State, cards: readonly number[], place: Place, by: Seat): State {
  const draft = new Draft(s);
  if (!reopened(s, draft, place)) return s;
  const left = new Set<Place>();
  const coming = cards.filter((n) => n !== place && !isContainer(draft.thePiece(n)));
  for (const n of coming) {
    const piece = draft.thePiece(n);
    left.add(piece.in);
    takeOut(draft, n, piece.in);
    draft.touch(n, by, { in: place, x: 0, y: 0, turn: 0, z: draft.top++, key: NONE, ...covered(s, piece) });
  }
  draft.setList(place, [...draft.list(place), ...coming]);
  dissolve(
    draft,
    [...left].filter((one) => one !== place),
  );
  return draft.done();
}

/** The side that was up, or the one that is where its definition has lost that. @param face as the box has laid it */
function sideHome(s: State, piece: Piece, face: number): number {
  if (isCard(s, piece)) return face === COVERED ? COVERED : piece.under;
  const def = defOf(s, piece);
  if (!def || !isSince5(s)) return face;
  const has = piece.kind === 'counter' ? face >= def.least && face <= def.most : face < Math.max(1, def.faces);
  return has ? face : piece.face;
}

/** Each lies again where the box has laid it, with the side up that it had; what the box didn't lay stays. */
export function broughtHome(s: State, pieces: readonly number[], by: Seat): State {
  const draft = new Draft(s);
  const left = new Set<Place>();
  for (const n of pieces) {
    const home = homeOf(s, n);
    const piece = draft.piece(n);
    if (!home || !piece || (home.in !== CLOTH && !reopened(s, draft, home.in))) continue;
    const { x, y, turn, face } = home.piece;
    left.add(piece.in);
    takeOut(draft, n, piece.in);
    draft.touch(n, by, {
      x,
      y,
      turn,
      in: home.in,
      z: draft.top++,
      ...(isPublic(piece) ? { face: sideHome(s, piece, face) } : { key: NONE }),
    });
    if (home.in !== CLOTH) draft.setList(home.in, [...draft.list(home.in), n]);
    left.add(home.in);
  }
  dissolve(draft, left);
  return draft.done();
}

/** Each hand goes whole to the seat that `to` names. */
export function handsPassed(s: State, seats: readonly Seat[], to: (seat: Seat) => Seat, by: Seat): State {
  const draft = new Draft(s);
  const hands = seats.map((seat) => ({ to: handPlace(to(seat)), cards: listOf(s, handPlace(seat)) }));
  for (const { to: place, cards } of hands) {
    for (const n of cards) draft.touch(n, by, { in: place });
    draft.setList(place, cards);
  }
  return draft.done();
}

/** The newcomers of a container lie below what was there before, with this side up. */
export function settledIn(
  s: State,
  place: Place,
  before: ReadonlySet<number>,
  { under = false, side }: { readonly under?: boolean | undefined; readonly side?: 'up' | 'down' | undefined },
  by: Seat,
): State {
  const draft = new Draft(s);
  const all = listOf(s, place);
  const came = all.filter((n) => !before.has(n));
  for (const n of came) {
    const piece = draft.thePiece(n);
    if (side === 'down') draft.touch(n, by, covered(s, piece));
  }
  if (under) draft.setList(place, [...came, ...all.filter((n) => before.has(n))]);
  return draft.done();
}

/** Cards that all know, by their faces: the lowest on top. */
export function sorted(s: State, place: Place, by: Seat): State {
  const draft = new Draft(s);
  const rank = (n: number): number => draft.thePiece(n).under;
  const all = listOf(s, place).toSorted((a, b) => rank(b) - rank(a) || b - a);
  draft.setList(place, all);
  for (const n of all) draft.touch(n, by, {});
  return draft.done();
}

/** How and where the box has laid a piece: kept at tables whose box has buttons, which bring pieces back there. */
import { rowsOf, type Row } from '../rows.ts';
import { pileAt } from '../piles.ts';
import { isContainer, type Draft } from '../pieces.ts';
import { CLOTH, NONE, type Place, type State } from '../state.ts';

/** Numbers of a row. */
const ROW = 9;

/** Its row, with the number of its container in place of the index; `undefined` for what didn't come with the box. */
export function homeOf({ box, homes, defs }: State, n: number): Row | undefined {
  let i = (n - box.first) * ROW;
  if (i < 0) return undefined;
  for (const part of homes) {
    if (i < part.length) {
      const [row] = rowsOf({ rows: part.slice(i, i + ROW) }, defs, NONE);
      return row && { ...row, in: row.in === CLOTH ? CLOTH : box.first + row.in };
    }
    i -= part.length;
  }
  return undefined;
}

/**
 * A container is there from now on. A pile that the box has laid goes with its last card but one, and comes back empty, since buttons name it
 * by its number. @returns whether it is there
 */
export function reopened(s: State, draft: Draft, place: Place): boolean {
  const piece = draft.piece(place);
  if (piece) return isContainer(piece);
  const home = homeOf(s, place);
  if (home?.piece.kind !== 'pile') return false;
  const z = draft.top++;
  // Its old revisions are behind: nobody's late act names it as it is now.
  draft.set(place, { ...pileAt({ ...home.piece, z }, NONE), flags: home.piece.flags, rev: z, z });
  draft.setList(place, []);
  return true;
}

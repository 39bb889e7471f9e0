/** Pieces as a move brings them onto the table: nine numbers each. */
import { MAX_SEATS, type Schema, type Seat } from '../../kernel/game.ts';
import { integer, list } from '../../kernel/schemas.ts';
import { MOST_NUMBER } from './named.ts';
import { allPieces, type Draft, isContainer } from './pieces.ts';
import { MOST_AT_ONCE, MOST_CONTAINERS, MOST_PIECES } from './rules.ts';
import type { DefFacts } from './defs.ts';
import { CLOTH, COVERED, NONE, type Piece, type Place, type State } from './state.ts';

const FAR = 100_000;
export const MOST_FLAGS = 7;

/** Numbers of a piece: definition (`NONE`: a pile), x, y, turn, face, under, in, own, flags. */
const ROW = 9;
export const rows: Schema<readonly number[]> = list(integer(-FAR, MOST_NUMBER), MOST_AT_ONCE * ROW);

export interface Rows {
  readonly rows: readonly number[];
}

export interface Row {
  readonly piece: Omit<Piece, 'z'>;
  /** Where it lies: a piece's number, or the index of a row of the same laying where that is how it counts. */
  readonly in: number;
}

export function* rowsOf({ rows: all }: Rows, defs: readonly DefFacts[], by: Seat): Generator<Row> {
  for (let i = 0; i < all.length; i += ROW) {
    const [of, x, y, turn, face, under, place, own, flags] = all.slice(i, i + ROW) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const kind = defs[of]?.kind ?? 'pile';
    const piece = {
      kind,
      of,
      x,
      y,
      turn,
      face,
      under,
      thing: '',
      key: NONE,
      in: place,
      rev: 0,
      by,
      own,
      flags,
    } as const;
    yield { piece, in: place };
  }
}

/** Its definition is there, and it shows something that this has. */
function isSoundRow({ piece }: Row, defs: readonly DefFacts[]): boolean {
  const { of, x, y, turn, face, under, own, flags } = piece;
  const def = defs[of];
  if (of !== NONE && !def) return false;
  if (Math.abs(x) > FAR || Math.abs(y) > FAR || turn < 0 || turn > 359) return false;
  if (own < NONE || own >= MAX_SEATS || flags < 0 || flags > MOST_FLAGS) return false;
  if (!def) return face === 0 && under === NONE;
  if (def.kind === 'counter') return face >= def.least && face <= def.most && under === NONE;
  if (def.kind === 'card' && def.back) return under >= 0 && under < def.faces && (face === under || face === COVERED);
  return face >= 0 && face < Math.max(1, def.faces) && under === NONE;
}

export const isSoundRows = ({ rows: all }: Rows, defs: readonly DefFacts[]): boolean =>
  all.length % ROW === 0 && [...rowsOf({ rows: all }, defs, NONE)].every((one) => isSoundRow(one, defs));

const count = (s: State): number => {
  let n = 0;
  for (const _ of allPieces(s)) n++;
  return n;
};

const containers = (s: State): number => {
  let n = 0;
  for (const [, piece] of allPieces(s)) if (isContainer(piece)) n++;
  return n;
};

/** SB-01: it all still has room on the table. */
export function hasRoom(s: State, args: Rows, defs: readonly DefFacts[]): boolean {
  const coming = [...rowsOf(args, defs, NONE)];
  const holding = coming.filter(({ piece }) => isContainer({ ...piece, z: 0 })).length;
  return count(s) + coming.length <= MOST_PIECES && containers(s) + holding <= MOST_CONTAINERS;
}

/** Lays them in order. @param placeOf the place that a row means */
export function laid(
  draft: Draft,
  args: Rows,
  defs: readonly DefFacts[],
  by: Seat,
  placeOf: (place: number) => Place,
): void {
  for (const { piece, in: at } of rowsOf(args, defs, by)) {
    const place = placeOf(at);
    const n = draft.add({ ...piece, in: place });
    if (isContainer({ ...piece, z: 0 })) draft.setList(n, []);
    if (place !== CLOTH) draft.setList(place, [...draft.list(place), n]);
  }
}

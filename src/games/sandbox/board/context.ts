/** What every part of the board is drawn from, what it can do, and a few questions about both. */
import type { BoardContext as CommonContext } from '../../../elements/frame/board-context.ts';
import type { Pictures } from '../box/file/box-file.ts';
import type { Box, Def, Face } from '../box/model.ts';
import type { Pen } from '../box/drawn/drawn.ts';
import type { DefFacts } from '../defs.ts';
import { COVERED, handPlace, NONE, type News, type Piece, type Place } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { Words } from './words.ts';

/** The box that lies on the table, once this device has it. */
export interface LoadedBox {
  readonly hash: string;
  readonly box: Box;
  /** Draws what the program draws; pictures of the box's own are in `urls`. */
  readonly pen: Pen;
  readonly pictures: Pictures;
  /** Where a picture of the box is, by its hash. */
  readonly urls: ReadonlyMap<string, string>;
}

export interface BoardContext extends CommonContext<SandboxView> {
  readonly w: Words;
  /** What has happened, in the reader's words; absent until they are there. */
  readonly tell: ((item: News) => string) | undefined;
  /** Nothing can be done: a moment of the past, or a watcher. */
  readonly still: boolean;
  /** One looks from opposite: on the table left is right, and up is down. */
  readonly turned?: boolean;
  /** Absent while it is on its way; names and pictures are then missing, and nothing else. */
  readonly loaded: LoadedBox | undefined;
}

export interface BoardActions {
  /** Hands a move to the table, or has it say why not; answers whether it was handed over. */
  attempt(move: string, args: unknown): boolean;
  /** Whether it would be refused now. */
  refused(move: string, args: unknown): boolean;
}

/** Seats that want everything put away. */
export const finishers = ({ votes }: SandboxView): readonly number[] =>
  votes.find(({ what }) => what === 'finish')?.by ?? [];

/** Everybody else who is here. */
export const othersHere = ({ view }: BoardContext): readonly number[] =>
  view.seats.filter((seat) => seat !== view.me && isHere(view, seat));

export const isHere = ({ seats, away }: SandboxView, seat: number): boolean =>
  seats.includes(seat) && !away.includes(seat);

/** Seats that people have left, and in whose hands cards are still. */
export const leftHands = ({ hands, seats }: SandboxView): readonly number[] =>
  hands.filter(({ seat, cards }) => cards.length > 0 && !seats.includes(seat)).map(({ seat }) => seat);

/** The cloth, in units, until a box says another size. */
export const ANY_TABLE = { w: 8000, h: 5000 } as const;

const BITS = 5;
const MASK = 31;

export const pieceOf = ({ view }: BoardContext, n: number): Piece | undefined =>
  (n >= 0 ? view.leaves[n >> BITS]?.[n & MASK] : undefined) ?? undefined;

/** What lies in a container or a hand, bottom first. */
export function listOf({ view }: BoardContext, place: Place): readonly number[] {
  if (place >= 0) return view.lists[place >> BITS]?.[place & MASK] ?? [];
  return view.hands.find(({ seat }) => handPlace(seat) === place)?.cards ?? [];
}

export function* allPieces({ view }: BoardContext): Generator<readonly [number, Piece]> {
  for (const [i, leaf] of view.leaves.entries())
    for (const [j, piece] of leaf.entries()) if (piece) yield [(i << BITS) | j, piece];
}

export const factsOf = ({ view }: BoardContext, { of }: Piece): DefFacts | undefined => view.defs[of];
export const defOf = ({ loaded }: BoardContext, of: number): Def | undefined => loaded?.box.defs[of];

/** It has one of a deck's faces, under a back that all of them share. */
export const isCard = (context: BoardContext, piece: Piece): boolean =>
  piece.kind === 'card' && factsOf(context, piece)?.back === true;

/** Which face of its definition is up; undefined where its back is, or none. */
export const faceUp = ({ face }: Piece): number | undefined => (face >= 0 ? face : undefined);

/**
 * The face that this device may show of a card in the own hand, or of one that it has looked at. The device knows it by its key, or because
 * everybody knows it. Never drawn on the cloth.
 */
export function faceKnown({ view, shared }: BoardContext, n: number, piece: Piece): number | undefined {
  if (shared) return faceUp(piece);
  const read = Object.hasOwn(view.read, n) ? view.read[n] : undefined;
  if (read !== undefined) return read;
  return piece.face === COVERED && piece.under !== NONE ? piece.under : faceUp(piece);
}

export const faceOf = (context: BoardContext, of: number, face: number): Face | undefined =>
  defOf(context, of)?.faces?.[face];

/** As moves name pieces: number and revision of each. */
export const namedBy = (context: BoardContext, numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((n) => {
    const piece = pieceOf(context, n);
    return piece ? [n, piece.rev] : [];
  });

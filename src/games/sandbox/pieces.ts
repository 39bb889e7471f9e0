/**
 * Questions asked of pieces and lists, and how an act changes some of them. The leaves that it touches are copied once, all others stay the
 * same objects in the next state.
 */
import type { Seat } from '../../kernel/game.ts';
import type { DefFacts, Zone } from './defs.ts';
import {
  CLOTH,
  KEYED,
  LOOSE,
  NONE,
  seatOfHand,
  type Hand,
  type Leaves,
  type Piece,
  type Place,
  type State,
} from './state.ts';

const BITS = 5;
const MASK = 31;
const EMPTY: readonly number[] = [];
const NOTHING: Partial<State> = {};
const NO_CHANGE: Partial<Piece> = {};

function leafed<T>(leaves: Leaves<T>, n: number): T | null {
  if (n < 0) return null;
  return leaves[n >> BITS]?.[n & MASK] ?? null;
}

/** `null` where there is none (any more). */
export const pieceOf = (s: State, n: number): Piece | null => leafed(s.leaves, n);

/** @throws Error where there is none (any more) */
function found(piece: Piece | null | undefined, n: number): Piece {
  if (!piece) throw new Error(`there is no piece ${n}`);
  return piece;
}

/** The piece of a number that a check, or a list of the state, has named. @throws Error where there is none (any more) */
export const thePiece = (s: State, n: number): Piece => found(leafed(s.leaves, n), n);

/** What lies in a container or a hand, bottom first; nothing on the cloth. */
export function listOf(s: State, place: Place): readonly number[] {
  if (place >= 0) return leafed(s.lists, place) ?? EMPTY;
  if (place === CLOTH) return EMPTY;
  const seat = seatOfHand(place);
  return s.hands.find((hand) => hand.seat === seat)?.cards ?? EMPTY;
}

export const defOf = (s: State, { of }: Piece): DefFacts | undefined => s.defs[of];

export const zoneOf = (s: State, piece: Piece): Zone | undefined => {
  const def = defOf(s, piece);
  return def && def.zone !== NONE ? s.zones[def.zone] : undefined;
};

export const isContainer = ({ kind }: Piece): boolean => kind === 'pile' || kind === 'bag' || kind === 'zone';

/** It has one of the faces of a deck, under a back that all of them share. */
export const isCard = (s: State, piece: Piece): boolean => piece.kind === 'card' && defOf(s, piece)?.back === true;

/** Face up, or face down where all know which it is: no key and no chance has a part in it. */
export const isPublic = ({ face }: Piece): boolean => face !== LOOSE && face !== KEYED;

/** Every piece that there is, by number. */
export function* allPieces(s: State): Generator<readonly [number, Piece]> {
  for (const [i, leaf] of s.leaves.entries())
    for (const [j, piece] of leaf.entries()) if (piece) yield [(i << BITS) | j, piece];
}

/** Changes to some pieces and lists of one state; `done()` gives the next one. For one act, never kept. */
export class Draft {
  readonly #s: State;
  readonly #leaves: Growing<Piece>;
  readonly #lists: Growing<readonly number[]>;
  #hands: readonly Hand[];
  made: number;
  top: number;

  constructor(s: State) {
    this.#s = s;
    this.#leaves = new Growing(s.leaves);
    this.#lists = new Growing(s.lists);
    this.#hands = s.hands;
    this.made = s.made;
    this.top = s.top;
  }

  piece(n: number): Piece | null {
    return this.#leaves.get(n);
  }

  /** As `thePiece`, with the changes so far. @throws Error where there is none (any more) */
  thePiece(n: number): Piece {
    return found(this.piece(n), n);
  }

  list(place: Place): readonly number[] {
    if (place >= 0) return this.#lists.get(place) ?? EMPTY;
    const seat = seatOfHand(place);
    return this.#hands.find((hand) => hand.seat === seat)?.cards ?? EMPTY;
  }

  /** `null` takes it away; its number stays unused. */
  set(n: number, piece: Piece | null): void {
    this.#leaves.set(n, piece);
  }

  /** Counts as touched by `by`. */
  touch(n: number, by: Seat, changes: Partial<Piece>, also: Partial<Piece> = NO_CHANGE): void {
    const piece = this.thePiece(n);
    // A copy of one object is quick, one of two at once is not.
    this.set(n, Object.assign({ ...piece }, changes, also, { rev: piece.rev + 1, by }));
  }

  add(piece: Omit<Piece, 'z'>): number {
    const n = this.made++;
    this.set(n, { ...piece, z: this.top++ });
    return n;
  }

  /** `null` for what is no container any more. */
  setList(place: Place, list: readonly number[] | null): void {
    if (place >= 0) this.#lists.set(place, list);
    else if (place !== CLOTH) this.#hands = withHand(this.#hands, seatOfHand(place), list ?? EMPTY);
  }

  /** @param more of the next state, so that the whole of it is copied once */
  done(more: Partial<State> = NOTHING): State {
    const { made, top } = this;
    const laid = { made, top, leaves: this.#leaves.done(), lists: this.#lists.done(), hands: this.#hands };
    return Object.assign({ ...this.#s }, more, laid);
  }
}

/** A hand stays with its seat, also an empty one. */
function withHand(hands: readonly Hand[], seat: Seat, cards: readonly number[]): readonly Hand[] {
  const rest = hands.filter((hand) => hand.seat !== seat);
  return [...rest, { seat, cards }].toSorted((a, b) => a.seat - b.seat);
}

/** Leaves of which some are being written to: each is copied when it is first. */
class Growing<T> {
  readonly #before: Leaves<T>;
  /** All of them, and those that are copies; none before something is written: most acts write to no list at all. */
  #leaves: (readonly (T | null)[])[] | undefined;
  #own: Map<number, (T | null)[]> | undefined;
  /** Those from which something was taken. */
  #cleared: Set<number> | undefined;

  constructor(leaves: Leaves<T>) {
    this.#before = leaves;
  }

  get(n: number): T | null {
    return leafed(this.#leaves ?? this.#before, n);
  }

  set(n: number, value: T | null): void {
    this.#leaves ??= [...this.#before];
    const i = n >> BITS;
    // No holes: canonical JSON has none.
    while (this.#leaves.length <= i) this.#leaves.push([]);
    const own = (this.#own ??= new Map());
    let leaf = own.get(i);
    if (!leaf) {
      leaf = [...this.#leaves[i]!];
      own.set(i, leaf);
      this.#leaves[i] = leaf;
    }
    while (leaf.length <= (n & MASK)) leaf.push(null);
    leaf[n & MASK] = value;
    if (value === null) (this.#cleared ??= new Set()).add(i);
  }

  /** Leaves in which nothing is left are empty. */
  done(): Leaves<T> {
    if (!this.#leaves) return this.#before;
    for (const i of this.#cleared ?? []) if (this.#leaves[i]!.every((one) => one === null)) this.#leaves[i] = [];
    return this.#leaves;
  }
}

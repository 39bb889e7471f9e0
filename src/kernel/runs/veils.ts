/**
 * The table's state of veiled letters, by the handle of their root. It knows who has which key, and every letter of every veil that was
 * answered, hidden as it came. So a holder of the root reads all of them, and so does everybody once the root is open. Nothing here is
 * known to fewer than all.
 */
import { fromHex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { readPlace, type SeatKeys, type Slot, type VeilAt } from '../secrets/veil.ts';

/** A seat's key for the letters of this game. */
export interface GameKey {
  /** Hex 16: whose it is. */
  readonly device: string;
  /** Hex 32, X25519. */
  readonly key: string;
  /** Table time at which it came. */
  readonly at: number;
  /** The hub has sealed something to it. */
  readonly served?: true;
}

/** What the hub has sealed to a seat's game key, so that it can be made again at the end. */
export interface ServedSlot extends Slot {
  readonly seat: Seat;
  /** The seat that sealed it. */
  readonly hub: Seat;
  /** Hex 32: the game key. */
  readonly key: string;
}

/** Letters that were answered. */
export interface ToldVeil {
  readonly m: number;
  readonly way: VeilAt['way'];
  readonly seats: readonly Seat[];
  readonly bases: readonly number[];
  /** Hex, for `in` one a seat with dots between and nothing where none came, for `out` the hub's one. */
  readonly letters: string;
}

/** All under one root. */
export interface Veiled {
  /** How many veils there were, open ones too: the number of the next. Going back takes nothing from it. */
  readonly next: number;
  /** By seat. */
  readonly keys: Readonly<Record<string, GameKey>>;
  /** All that ever came, also of keys that are no more. */
  readonly slots: readonly ServedSlot[];
  /** Table time of the last of them. */
  readonly servedAt?: number;
  /** By ask. */
  readonly told: Readonly<Record<string, ToldVeil>>;
}

/** By the handle of the root. */
export type Veils = Readonly<Record<string, Veiled>>;

/** Before the first veil of a root. */
export const NOTHING_VEILED: Veiled = { next: 0, keys: {}, slots: [], told: {} };

/** The one thing that stands for a whole veil. */
export const veilHandle = (ask: string): string => `${ask}/0`;

/** Which veil a thing stands for; `undefined` for anything else. */
export function toldOf(
  thing: string,
  veils: Veils,
): { readonly root: string; readonly ask: string; readonly told: ToldVeil } | undefined {
  const ask = thing.slice(0, -2);
  if (veilHandle(ask) !== thing) return undefined;
  for (const [root, { told }] of Object.entries(veils))
    if (Object.hasOwn(told, ask)) return { root, ask, told: told[ask]! };
  return undefined;
}

/** Where the letters of this ask stand. */
export function veilAt(ask: string, way: VeilAt['way']): VeilAt {
  const split = ask.lastIndexOf(':');
  return { way, cause: fromHex(ask.slice(0, split)), index: Number(ask.slice(split + 1)) };
}

/** The numbers of one place, for whoever has that seat's key of this veil; null where no letter came. */
export function placeOf(ask: string, told: ToldVeil, place: number, key: () => Uint8Array): readonly number[] | null {
  const letter = told.way === 'in' ? told.letters.split('.')[place]! : told.letters;
  if (letter === '') return null;
  return readPlace(veilAt(ask, told.way), told.bases, key(), fromHex(letter), told.way === 'in' ? 0 : place);
}

/** The face of a veil to whoever reads its root: the numbers of all places. */
export const wholeFace = (ask: string, told: ToldVeil, keys: SeatKeys): string =>
  JSON.stringify(told.seats.map((seat, i) => placeOf(ask, told, i, () => keys.at(seat, told.m))));

/** The face to one seat: its own place, null elsewhere. */
export const ownFace = (told: ToldVeil, me: Seat, numbers: readonly number[] | null): string =>
  JSON.stringify(told.seats.map((seat) => (seat === me ? numbers : null)));

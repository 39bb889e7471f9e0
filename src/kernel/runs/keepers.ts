/**
 * The keepers of the table's decks and dice, as everybody knows them: plain JSON, part of the table's state. Shares and keys themselves stay on
 * their devices (`acting/own-keys.ts`). Elements, ids and hashes are lower-case hex.
 */
import type { Seat } from '../game.ts';

export interface Keeping {
  /** How many sets were begun at this table; a set's id follows from it. */
  readonly attempts: number;
  /** The set that is being made. */
  readonly making?: Making;
  /** The set that stands. */
  readonly set?: KeeperSet;
  /** The set that the cards of the game that is on are to go over to. */
  readonly next?: KeeperSet;
  /** The set for the game after the one that is over: its cards stay with those who have them. */
  readonly fresh?: KeeperSet;
  /** Seats taken since the game that is on began, or the last one: nobody else comes to keep in it. Absent before the first game. */
  readonly players?: readonly Seat[];
  /** Seats that keep nothing for now, though they sit here. */
  readonly out: Readonly<Record<string, LeftOut>>;
}

export interface LeftOut {
  /** `guilty`: has lied in making a set, and keeps no more. `silent`: until something is heard of it, but not for ever. */
  readonly why: 'silent' | 'guilty';
  /** How often it was silent. */
  readonly times: number;
  /** Was heard of again: it may keep. */
  readonly back?: true;
}

/** What a set is known by from its beginning on. */
export interface SetName {
  /** 16 B */
  readonly id: string;
  /** Which of all sets that were begun at this table, from 1. */
  readonly attempt: number;
  /** Keeper number j (from 1) is `keepers[j - 1]`. */
  readonly keepers: readonly Seat[];
  /** Their voting devices when it was begun: another device knows nothing of its share. */
  readonly devices: readonly string[];
  readonly threshold: number;
  /** Number of the game that it is for. */
  readonly game: number;
}

/** A key that `threshold` of the keepers hold together. */
export interface KeeperSet extends SetName {
  /** Element that decks are locked with. */
  readonly deck: KeptKey;
  /** Element that dice come from. */
  readonly beacon: KeptKey;
  /** K_j, by keeper: for escrow of hands that come later. */
  readonly exchange: readonly string[];
  /** Hand keys that seats have told this set, with what its keepers hold of them. */
  readonly hands: Readonly<Record<string, HandKey>>;
  /** A device that sees its seat's hand no more knows a share of it, maybe alone. */
  readonly exposed?: true;
}

export interface KeptKey {
  readonly key: string;
  /** V_j = x_j·G by keeper. */
  readonly shares: readonly string[];
}

export interface HandKey {
  /** P_s */
  readonly key: string;
  /** Public shares of the escrow, by keeper; absent at a strict table. */
  readonly escrow?: readonly string[];
  /** Hash of the entry that told it, and the device that wrote that. */
  readonly entry: string;
  readonly device: string;
}

/** Distributed key generation under way. */
export interface Making extends SetName {
  readonly step: 'exchange' | 'deal' | 'check';
  /** Table time at which whoever is silent is left out. */
  readonly until: number;
  /** By seat: exchange keys. */
  readonly exchange: Readonly<Record<string, string>>;
  /** By seat: hash of what it will deal. */
  readonly commits: Readonly<Record<string, string>>;
  /** By seat: what all can see of its deal. */
  readonly deals: Readonly<Record<string, DealtPublic>>;
  readonly acks: readonly Seat[];
}

export interface DealtPublic {
  /** Commitments of the polynomials. */
  readonly deck: readonly string[];
  readonly beacon: readonly string[];
  readonly hand: HandKey;
}

export const NO_KEEPING: Keeping = { attempts: 0, out: {} };

/** Keepers of one table, at most. */
export const MOST_KEEPERS = 8;

/** In a keeper's place: no device of its seat holds the share (`keygen/lost.ts`). */
export const NOBODY = '';

/** Number of a seat among the keepers, from 1; 0 where it keeps nothing. */
export const keeperNumber = ({ keepers }: Pick<SetName, 'keepers'>, seat: Seat): number => keepers.indexOf(seat) + 1;

/** Sets whose keys are of use: what a device holds of any other can be forgotten. */
export const setsOf = ({ set, next, fresh }: Keeping): KeeperSet[] =>
  [set, next, fresh].filter((one) => one !== undefined);

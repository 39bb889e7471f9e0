/**
 * Who keeps the table's decks and dice, as everybody knows it: plain JSON, part of the table's state. Shares and keys themselves stay on
 * their devices (`keeping/own-keys.ts`). Elements, ids and hashes are lower-case hex.
 */
import type { Seat } from '../game.ts';

export interface Keeping {
  /** How many sets were begun at this table; a set's id follows from it. */
  readonly attempts: number;
  /** The set that is being made. */
  readonly making?: Making;
  /** The set that stands. */
  readonly set?: KeeperSet;
}

/** A key that `threshold` of the keepers hold together. */
export interface KeeperSet {
  /** 16 B */
  readonly id: string;
  /** Keeper number j (from 1) is `keepers[j - 1]`. */
  readonly keepers: readonly Seat[];
  readonly threshold: number;
  /** Element that decks are locked with. */
  readonly deck: KeptKey;
  /** Element that dice come from. */
  readonly beacon: KeptKey;
  /** K_j, by keeper: for escrow of hands that come later. */
  readonly exchange: readonly string[];
  /** Hand keys that seats have told this set, with what its keepers hold of them. */
  readonly hands: Readonly<Record<string, HandKey>>;
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
}

/** Distributed key generation under way. */
export interface Making {
  readonly id: string;
  readonly keepers: readonly Seat[];
  readonly threshold: number;
  readonly step: 'exchange' | 'deal' | 'check';
  /** Table time at which whoever is silent is left out. */
  readonly until: number;
  /** By seat: exchange keys. */
  readonly exchange: Readonly<Record<string, string>>;
  /** By seat: hash of the entry that carries the deal, and the public part of it. */
  readonly deals: Readonly<Record<string, DealtPublic>>;
  readonly acks: readonly Seat[];
}

export interface DealtPublic {
  readonly entry: string;
  /** Commitments of the polynomials: deck, beacon, hand (hand: one element where nothing is left in escrow). */
  readonly deck: readonly string[];
  readonly beacon: readonly string[];
  readonly hand: readonly string[];
}

export const NO_KEEPING: Keeping = { attempts: 0 };

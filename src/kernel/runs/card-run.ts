/**
 * The machines behind asks for cards and keepers' dice, as plain data in the table's state. Each is bound to a number and to the chain of
 * all runs before it (`cards/chain.ts`), and so is every contribution to it. How they move is one file each.
 */
import type { Rolled } from '../dice.ts';
import type { Seat } from '../game.ts';

/** What every contribution to a run names. */
export interface Numbered {
  readonly seq: number;
  /** Hex 32: chained over all runs up to this one. */
  readonly hash: string;
  /** Hex 16: the keeper set under which it began. */
  readonly set: string;
}

/** It can't begin yet; tried again whenever something has changed. */
export interface WaitingRun {
  readonly kind: 'waiting';
  /** A set of keepers, the hand key of a seat, an ask before this one for the same cards, or cards on their way to new keepers. */
  readonly for: 'keepers' | 'hand' | 'cards' | 'rekey';
  /** Of `hand`: who needs one, and the table time at which that is given up. */
  readonly to?: readonly Seat[];
  readonly until?: number;
}

/**
 * Some things under one key that go one way. Whoever holds the key owes a share: the owner alone, or as many keepers as it takes (of the
 * deck, of the dice, or with what they hold of a hand whose owner is gone).
 */
export interface Part {
  /** Handles, at most 256. */
  readonly things: readonly string[];
  /** A roll of the dice in place of a ciphertext. */
  readonly rollId?: string;
  readonly from: 'keepers' | 'beacon' | 'escrow' | 'owner' | 'ring';
  /** Of `escrow` and `owner`: whose hand. */
  readonly seat?: Seat;
  /** Of `ring`: whose deck it is; number j (from 1) is `ring[j - 1]`. */
  readonly ring?: readonly Seat[];
  /** The key they are locked with. */
  readonly key: string;
  /** Whom they are locked for from now on; absent: they are opened for all. */
  readonly to?: 'pile' | Seat;
  /** …and with which key. */
  readonly lock?: string;
  /** By number of the keeper, 0 for an owner: what counts of a share that was proven (R‖E, or D), hex. */
  readonly shares: Readonly<Record<string, string>>;
  /** What came of it, thing by thing: ciphertexts (a‖b), or elements. */
  readonly out?: readonly string[];
}

/** Things change their lock: deal, show, bury, a hidden roll, new keepers. */
export interface LockRun extends Numbered {
  readonly kind: 'lock';
  readonly ask: 'deal' | 'show' | 'bury' | 'roll' | 'rekey';
  readonly things: readonly string[];
  readonly parts: readonly Part[];
  /** What needs nobody, being face up: `[handle, a, b]`, with the lock of `deal` or `bury`. */
  readonly ready: readonly (readonly [string, string, string])[];
  readonly to?: 'pile' | Seat;
  /** Key of `to`. */
  readonly lock?: string;
  /** Of a hidden roll. */
  readonly dice?: { readonly rollId: string; readonly n: number; readonly sides: number };
  /** The set that the table goes over to with it. */
  readonly over?: string;
  /** Table time at which owners who are silent are looked after. */
  readonly until?: number;
}

/** Cards of a deck among the things to be opened. */
export interface Opening extends Numbered {
  readonly parts: readonly Part[];
  readonly until?: number;
}

/** One after the other, each proves a pass over what the one before made. */
export interface ShuffleRun extends Numbered {
  readonly kind: 'shuffle';
  /** Nobody asked: the table has gone back, and the cards keep their names. */
  readonly mix?: true;
  /** Their old names. */
  readonly cards: readonly string[];
  readonly place: 'pile' | Seat;
  readonly key: string;
  /** a‖b after the last pass. */
  readonly deck: readonly string[];
  /** Who is still to pass, whose turn it is first. */
  readonly turns: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly skipped: readonly Seat[];
  /** By seat: how many of its passes were bad. */
  readonly bad?: Readonly<Record<string, number>>;
  /** Rounds in which nobody passed. */
  readonly silent: number;
  /** Table time at which the turn goes on. */
  readonly until: number;
}

/** A public roll of the keepers. */
export interface BeaconRun extends Numbered, Rolled {
  readonly kind: 'beacon';
  readonly rollId: string;
  /** By number of the keeper: D, hex. */
  readonly shares: Readonly<Record<string, string>>;
}

/** A question about cards or dice under way, told apart by `kind`. */
export type CardRun = WaitingRun | LockRun | ShuffleRun | BeaconRun;

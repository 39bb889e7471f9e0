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
  /**
   * The thing waited for. That is a set of keepers, a seat's hand key, an earlier ask for the same cards, or cards on their way to new
   * keepers.
   */
  readonly for: 'keepers' | 'hand' | 'cards' | 'rekey';
  /** Of `hand`: who needs one, and the table time at which that is given up. */
  readonly to?: readonly Seat[];
  readonly until?: number;
}

/** The owner of the key that things are locked with, and so the seats that owe a share. */
export type Source =
  | { readonly from: 'keepers' | 'beacon'; readonly seat?: never; readonly ring?: never }
  /** The seat of the hand. */
  | { readonly from: 'escrow' | 'owner'; readonly seat: Seat; readonly ring?: never }
  /** The seats of the deck; number j (from 1) is `ring[j - 1]`. */
  | { readonly from: 'ring'; readonly ring: readonly Seat[]; readonly seat?: never };

/** The pile or seat that things are locked for from now on, and with which key. Without one they are opened for all. */
export type Whither =
  | { readonly to: 'pile' | Seat; readonly lock: string }
  | { readonly to?: never; readonly lock?: never };

/**
 * Some things under one key that go one way. Holders of the key owe a share: the owner alone, or as many keepers as it takes. These are
 * keepers of the deck, of the dice, or of what is left with them of a gone owner's hand.
 */
export type Part = Together & Source & Whither;

interface Together {
  /** Handles, at most 256. */
  readonly things: readonly string[];
  /** A roll of the dice in place of a ciphertext. */
  readonly rollId?: string;
  /** The key they are locked with. */
  readonly key: string;
  /** By number of the keeper, 0 for an owner: what counts of a share that was proven (R‖E, or D), hex. */
  readonly shares: Readonly<Record<string, string>>;
  /** What came of it, thing by thing: ciphertexts (a‖b), or elements. */
  readonly out?: readonly string[];
}

/** Things change their lock: deal, show, bury, a hidden roll, new keepers. */
export type LockRun = Numbered &
  LockPlan & {
    readonly kind: 'lock';
    /** Table time at which owners who are silent are looked after. */
    readonly until?: number;
  };

/** New keepers, or a new hand key. */
export type RekeyRun = Extract<LockRun, { readonly ask: 'rekey' }>;

/** Is it one? @param run of any kind */
export const isRekey = (run: { readonly kind: string; readonly ask?: unknown }): run is RekeyRun =>
  run.kind === 'lock' && run.ask === 'rekey';

/** What it is about, before it has its number. */
export type LockPlan = Going & (Moved | Shown | HiddenRoll | Rekeyed);

interface Going {
  readonly things: readonly string[];
  readonly parts: readonly Part[];
  /** What needs nobody, being face up: `[handle, a, b]`, with the lock of `deal` or `bury`. */
  readonly ready: readonly (readonly [string, string, string])[];
}

interface Moved {
  readonly ask: 'deal' | 'bury';
  readonly to: 'pile' | Seat;
  /** Key of `to`. */
  readonly lock: string;
}

interface Shown {
  readonly ask: 'show';
  readonly to?: never;
}

interface HiddenRoll {
  readonly ask: 'roll';
  readonly to: Seat;
  /** Key of `to`. */
  readonly lock: string;
  readonly dice: { readonly rollId: string; readonly n: number; readonly sides: number };
}

interface Rekeyed {
  readonly ask: 'rekey';
  readonly to?: never;
  /** The set that the table goes over to with it. */
  readonly over?: string;
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
  /** Seats that are still to pass, the one whose turn it is first. */
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

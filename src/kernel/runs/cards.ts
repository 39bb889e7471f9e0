/**
 * The cards of joint decks, as everybody knows them: where each lies and the ciphertext that stands for it. Plain JSON, part of the table's
 * state; a face is in it only where the game's public faces have it. Elements and hashes are lower-case hex.
 * What isn't in here has no lineage, and no keeper lifts a finger for it (C1).
 */
import type { Seat } from '../game.ts';

/** All cards and hidden rolls of a game, as keepers hold them: where each lies, locked how, shuffled by whom. */
export interface Cards {
  /** First 16 B of the hash of the entry that began the game: what every contribution names. */
  readonly deck: string;
  /** Deck runs that the fold has made: each contribution is bound to its number. Never goes back. */
  readonly seq: number;
  /** Chained over all runs. */
  readonly hash: string;
  /** Rolls that keepers were asked for at this table, over all games. Never goes back: each has its own dice. */
  readonly rolled: number;
  /** Faces that cards here may have: what is opened is looked up among them. */
  readonly faces: readonly string[];
  /** By handle: every card that is face down, and every one in a hand. */
  readonly at: Readonly<Record<string, Card>>;
  /** Copies to look at, by handle and seat: they are no cards. */
  readonly views: Readonly<Record<string, Readonly<Record<string, Locked>>>>;
  /** Hidden rolls by handle: each is locked for one seat. */
  readonly rolls: Readonly<Record<string, HiddenRoll>>;
  /** Keys of hands that something was locked with in this game, by P. Goes on when the table goes back. */
  readonly hands: Readonly<Record<string, HandNote>>;
  /** Decks of a few, by the key that they are locked with. */
  readonly rings?: Readonly<Record<string, Ring>>;
  /** Sealed to the keepers, by handle: what lies in `at` under the same name unlocks it. */
  readonly bids: Readonly<Record<string, Bid>>;
  /** Piles that are to be shuffled under the names that their cards have: the table has gone back, and somebody knows of them. */
  readonly mixing: readonly (readonly string[])[];
  /** Seats that have shuffled, by the name of the shuffle (its cards are `<name>/<i>`), while one of its cards is left. */
  readonly shuffles: Readonly<Record<string, Shuffled>>;
}

/** An ElGamal ciphertext under `key`. */
export interface Locked {
  readonly key: string;
  readonly a: string;
  readonly b: string;
}

/** A card under its handle: in the pile, or in somebody's hand. */
export interface Card extends Locked {
  readonly place: 'pile' | Seat;
}

/** Dice that one seat can read: how many of how many sides. */
export interface HiddenRoll extends Locked {
  readonly seat: Seat;
  readonly rollId: string;
  readonly n: number;
  readonly sides: number;
}

/** The owner of the key: a device in a seat. */
export interface HandNote {
  readonly seat: Seat;
  /** Hex id. */
  readonly device: string;
  /** Hex id of the keeper set that was told of it, and the public shares of what its keepers hold. */
  readonly set: string;
  readonly escrow?: readonly string[];
  /** The person who had the seat has left. */
  readonly gone?: true;
  /** What is locked with it stays so: its owner was asked for another lock and gave none. */
  readonly stays?: true;
}

/** Seats that have a deck of their own, and the hand keys (P) of which its key is the sum. */
export interface Ring {
  readonly seats: readonly Seat[];
  readonly keys: readonly string[];
}

/** One's own choice that the keepers open when the game asks for it, with or without its author. */
export interface Bid {
  readonly author: Seat;
  /** The argument whose content it is. */
  readonly move: string;
  readonly field: string;
  /** The author's place, the joint key of that time, and the seal itself (`secrets/tseal.ts`). */
  readonly ctx: string;
  readonly key: string;
  readonly bytes: string;
}

/** The seats of a shuffle. */
export interface Shuffled {
  /** In the order of their passes. */
  readonly by: readonly Seat[];
  /** Seats that stayed silent in their turn. */
  readonly skipped: readonly Seat[];
  /** The run that shuffled them last, under the names that they had: the table has gone back (C26). */
  readonly mixed?: string;
}

/** The shuffle, or the deck, that a card came out of. */
export const pileOf = (thing: string): string => thing.slice(0, thing.lastIndexOf('/'));

/** Before any game has asked for cards. */
export const NO_CARDS: Cards = {
  deck: '',
  seq: 0,
  hash: '00'.repeat(32),
  rolled: 0,
  faces: [],
  at: {},
  views: {},
  rolls: {},
  hands: {},
  bids: {},
  mixing: [],
  shuffles: {},
};

/** No cards any more. */
export const withoutCards = ({ rolled }: Cards): Cards => ({ ...NO_CARDS, rolled });

/** A game begins: no cards yet. @param start hash of its entry, hex */
export const freshCards = (before: Cards, start: string): Cards => ({
  ...withoutCards(before),
  deck: start.slice(0, 32),
});

/**
 * What is public on the free table: which piece of which definition lies where, and what is known of its face. Pictures, names and rules
 * texts are in a box, which the fold never reads (`box/model.ts`). Here is the shape; what is asked of pieces is in `pieces.ts`, what
 * changes them in the files of the moves.
 */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { DefFacts, Zone } from './defs.ts';
import type { Press } from './buttons/press-state.ts';
import type { Job } from './job.ts';

export const KINDS = [
  'card',
  'pile',
  'bag',
  'zone',
  'die',
  'counter',
  'token',
  'board',
  'note',
  'clock',
  'scores',
  'button',
  'ink',
] as const;
export type Kind = (typeof KINDS)[number];

/** The farthest that a counter counts, up and down. */
export const MOST_COUNT = 1_000_000;

/** A card's face where none is up: face down and known, one of a shuffled set, under keys. No counter shows the last two. */
export const COVERED = -1;
export const LOOSE: number = -MOST_COUNT - 1;
export const KEYED: number = -MOST_COUNT - 2;

/** No seat, no container, no definition. */
export const NONE = -1;

/**
 * Where a piece is: on the cloth, in a container (its number), or in the hand of a seat (`handPlace`). One number, so that a move names a
 * hand as it names a pile.
 */
export type Place = number;
export const CLOTH: Place = -1;
export const handPlace = (seat: Seat): Place => -2 - seat;
/** The seat whose hand it is; `NONE` for the cloth and containers. */
export const seatOfHand = (place: Place): Seat => (place <= -2 ? -2 - place : NONE);

/** Bits of `Piece.flags`. */
export const LOCKED = 1;
/** A pile or bag whose cards go to hands: what is shuffled in it is made secret in the background. */
export const FOR_HANDS = 2;

/**
 * All fields always there: one shape, so that two thousand of them stay fast. Numbers are whole; places in tenths of a millimetre, angles
 * in degrees from 0 to 359.
 */
export interface Piece {
  readonly kind: Kind;
  /** Index of its definition in `State.defs`; `NONE` for a pile or an ink stroke, which need none. */
  readonly of: number;
  /** The middle of the piece; from the middle of its container where it lies in one. */
  readonly x: number;
  readonly y: number;
  /** What was laid later lies over it. */
  readonly z: number;
  readonly turn: number;
  /** The side or value up, from 0; `COVERED`, `LOOSE`, `KEYED`. Of a counter its number. */
  readonly face: number;
  /** Which face of its definition it has, where everybody may know; else `NONE`. */
  readonly under: number;
  /** The handle of a card that has gone under keys; '' of any other. */
  readonly thing: Handle | '';
  /** The only seat that can read it, by key; `NONE` where nobody or everybody can. */
  readonly key: Seat;
  readonly in: Place;
  /** How often it was touched, and by whom last; `NONE`: by the table. */
  readonly rev: number;
  readonly by: Seat;
  /** The owner, for the policy; `NONE`: everybody's. */
  readonly own: Seat;
  readonly flags: number;
}

/** A shuffled set: its slots are pieces, `left` the faces that are under them, nobody knows where. As many of both. */
export interface Urn {
  readonly of: number;
  /** By number, rising. */
  readonly slots: readonly number[];
  /** Rising. */
  readonly left: readonly number[];
}

/** The cards that there are of one deck, however they lie and whoever knows which is which: all were known when they came. */
export interface Deck {
  readonly of: number;
  /** Rising. */
  readonly faces: readonly number[];
}

/** One piece as it was before an act: to be put back while nobody else has touched it. */
export interface Was {
  readonly n: number;
  /** `null`: it wasn't there. */
  readonly piece: Piece | null;
  /** Index in its container; 0 on the cloth. */
  readonly at: number;
  /** The revision that the act left. */
  readonly rev: number;
  /** What is written on it; `null` where nothing is. */
  readonly text: Text | null;
}

/** An act that can be taken back. */
export interface Act {
  readonly what: string;
  readonly was: readonly Was[];
  /** What stood in cells of the score sheet, and the revision that the act left. */
  readonly cells: readonly (Cell & { readonly left: number })[];
  /** The seat whose turn it was, and the number that the act left; none where it passed none. */
  readonly turns: readonly (Turn & { readonly left: number })[];
  /** Shuffled sets that it took away whole; absent where there were none. */
  readonly urns?: readonly Urn[];
  /** Faces of hidden cards that it took away, where no other of their decks was left; absent where there were none. */
  readonly decks?: readonly Deck[];
}

export interface Ring {
  readonly seat: Seat;
  /** Newest last. */
  readonly back: readonly Act[];
  readonly forth: readonly Act[];
}

export interface Hand {
  readonly seat: Seat;
  /** In the order in which they lie. */
  readonly cards: readonly number[];
}

/** A note's text, a stroke's points (flat: x, y from its middle). */
export interface Text {
  readonly n: number;
  readonly text: string;
  readonly points: readonly number[];
}

export interface Clock {
  readonly n: number;
  readonly ways: 'down' | 'up';
  /** What it showed when it was started or stopped, in milliseconds. */
  readonly shown: number;
  /** Table time at which it was started, in milliseconds; `NONE` while it stands. */
  readonly since: number;
}

/** By round: what stands there, and how often it was written. */
export interface ScoreRow {
  readonly seat: Seat;
  readonly points: readonly number[];
  readonly revs: readonly number[];
}

export interface Scores {
  readonly rounds: number;
  readonly rows: readonly ScoreRow[];
}

/** One cell of the score sheet, as it is or was. */
export interface Cell {
  readonly seat: Seat;
  readonly round: number;
  readonly points: number;
  readonly rev: number;
}

export interface Turn {
  /** The box has turns. */
  readonly on: boolean;
  readonly seat: Seat;
  /** So often it has passed. */
  readonly made: number;
  /** The person whose turn it is has acted in it; absent before, and by earlier rules. */
  readonly acted?: true;
}

export interface Roll {
  readonly number: number;
  readonly by: Seat;
  /** Piece numbers and what they showed, index by index. */
  readonly dice: readonly number[];
  readonly values: readonly number[];
}

/** One round in which everybody chooses at the same time. */
export interface Choice {
  readonly by: Seat;
  readonly waiting: readonly Seat[];
  readonly got: readonly { readonly seat: Seat; readonly thing: Handle }[];
  /** By the order of `got`; empty until they are opened. */
  readonly words: readonly string[];
  /** What it is about; absent where nobody has said it. */
  readonly about?: string;
}

export const VOTES = ['seize', 'force', 'finish', 'policy', 'edit'] as const;
export interface Votes {
  readonly what: (typeof VOTES)[number];
  /** The seat whose hand it is about, or the index of what is to be set; `NONE` where it is about nothing. */
  readonly about: number;
  readonly by: readonly Seat[];
}

/** One line of what happened. Faces are indices of a definition, and only those that everybody can read. */
export interface News {
  /** 1, 2 … since the table was set. */
  readonly number: number;
  readonly what: string;
  readonly by: Seat;
  readonly seats: readonly Seat[];
  readonly n: number;
  readonly of: number;
  readonly faces: readonly number[];
  /**
   * Of dice what each shows, then of which definition each is. Of a counter its value and which piece it is; of an undo what stayed, and how
   * many scores and turns. Of what was looked at where it lies. Of what was put where it lies, then 1 if it lay there before, 2 if that is a pile. Of what was dealt whether it lies open
   * (2: some of it), then how many places beside people got some. Of a mark which one (`edit/mark.ts`); of a setting its index.
   */
  readonly values: readonly number[];
  /** What a button says, what a secret choice is about, or its words, a line each; '' in any other line. */
  readonly text: string;
  /** Out of turn, where the table advises. */
  readonly out: boolean;
  /** Table time, in milliseconds. */
  readonly at: number;
}

export const POLICIES = ['free', 'advise', 'strict'] as const;
export type Policy = (typeof POLICIES)[number];
export const EDITS = ['host', 'all', 'nobody'] as const;
export type Edit = (typeof EDITS)[number];

/** The box that was laid: its hash on the shelf or 'builtin:…', and the number of its first piece. */
export interface BoxRef {
  readonly hash: string;
  readonly first: number;
  /** Parts that have come, of how many: it is laid in several acts. */
  readonly part: number;
  readonly parts: number;
}

/** Leaves of 32: an act copies one leaf and the list of leaves, and nothing else. */
export type Leaves<T> = readonly (readonly (T | null)[])[];

export interface State {
  readonly seats: readonly Seat[];
  readonly away: readonly Seat[];
  readonly policy: Policy;
  readonly edit: Edit;
  readonly box: BoxRef;
  readonly defs: readonly DefFacts[];
  readonly zones: readonly Zone[];
  /** Number of the next piece: none is used twice. */
  readonly made: number;
  /** The next `z`. */
  readonly top: number;
  /** Piece n is `leaves[n >> 5][n & 31]`. */
  readonly leaves: Leaves<Piece>;
  /** What lies in container n, bottom first, in leaves as pieces are. */
  readonly lists: Leaves<readonly number[]>;
  readonly hands: readonly Hand[];
  readonly texts: readonly Text[];
  readonly groups: readonly (readonly number[])[];
  readonly urns: readonly Urn[];
  /** From the fifth rules on. */
  readonly decks?: readonly Deck[];
  readonly jobs: readonly (Job | null)[];
  /** Buttons that are being pressed. */
  readonly presses: readonly Press[];
  /** The rows of the box as it was laid, part by part, nine numbers each; none where it has no buttons. */
  readonly homes: readonly (readonly number[])[];
  readonly rings: readonly Ring[];
  readonly turn: Turn;
  readonly clocks: readonly Clock[];
  readonly scores: Scores;
  /** Newest first. */
  readonly rolls: readonly Roll[];
  /** The seat that begins, and those that come after; empty until it was drawn. */
  readonly order: readonly Seat[];
  readonly choice: Choice | null;
  readonly votes: readonly Votes[];
  /** Newest first. */
  readonly news: readonly News[];
  readonly over: boolean;
  /** The rules that the table was set with, from the fifth on; absent before (`earlier.ts`). */
  readonly edition?: number;
}

/** Whether the table was set with the fifth rules or later ones. */
export const isSince5 = ({ edition }: Pick<State, 'edition'>): boolean => edition !== undefined;

/** A secret choice has begun, and isn't opened yet. */
export const isChoosing = ({ choice }: State): boolean => choice !== null && choice.words.length === 0;

/**
 * What a game in progress is, as plain data: it is hashed over canonical JSON, kept in snapshots and compared between browsers.
 * How it changes is in `pipeline/play.ts`; who may change it is the pipeline's.
 */
import type { Rolled } from '../dice.ts';
import type { Seat } from '../game.ts';

interface Asked {
  /** `cause:index`, the one name of this question at this table. */
  readonly id: string;
  /** Hex hash of the entry from which the question follows, through timers and answers too. */
  readonly cause: string;
  /** How many questions, decks and timers that cause had made before. */
  readonly index: number;
  /** `on[tag]` of the game takes the answer. */
  readonly tag: string;
}

/** A question of the game that the table owes an answer to. Handles are plain strings here. */
export type OpenAsk = Asked &
  (
    | { readonly kind: 'shuffle'; readonly cards: readonly string[]; readonly by?: readonly Seat[] }
    | { readonly kind: 'deal'; readonly cards: readonly string[]; readonly to: Seat }
    | { readonly kind: 'show'; readonly things: readonly string[]; readonly to: readonly Seat[] }
    | { readonly kind: 'open'; readonly things: readonly string[]; readonly first?: Seat }
    | { readonly kind: 'entrust'; readonly cards: readonly string[]; readonly to: readonly Seat[] }
    | { readonly kind: 'bury'; readonly cards: readonly string[] }
    | ({ readonly kind: 'roll'; readonly to?: Seat } & Rolled)
    | { readonly kind: 'secret'; readonly holders: readonly Seat[]; readonly layout: string }
    | { readonly kind: 'pack'; readonly hash: string }
    | {
        readonly kind: 'veil';
        readonly root: string;
        readonly hub: Seat;
        readonly way: 'in' | 'out';
        readonly seats: readonly Seat[];
        readonly bases: readonly number[];
        /** Table time of its answer, in milliseconds. */
        readonly at: number;
        readonly graceMs?: number;
      }
  );

/** A timer that has been asked for; `cause` and `index` name it as they name a question (P10). */
export interface Timer {
  readonly tag: string;
  /** Table time in milliseconds. */
  readonly at: number;
  readonly cause: string;
  readonly index: number;
}

/** A game in progress: its state, and all that it has asked for and not heard of. Plain data, the same at every seat. */
export interface Play<S = unknown> {
  /** The seats with which the game began. */
  readonly seats: readonly Seat[];
  readonly state: S;
  /** Faces that everybody knows, by handle. */
  readonly faces: Readonly<Record<string, string>>;
  /** In order of asking. */
  readonly asks: readonly OpenAsk[];
  /** In order of asking. */
  readonly timers: readonly Timer[];
  /** How many questions each cause has made that still has one open. */
  readonly causes: Readonly<Record<string, number>>;
  /** Answers at which the game threw: each left the state as it was. */
  readonly faults: number;
}

/**
 * A program under way: plain data, so that it lies in the state between a question and its answer. Instructions that only steer are
 * carried out here; what changes the table is done by the `World`.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Block, Option, Program, Who } from '../pack/blocks.ts';
import type { Cond } from '../pack/terms.ts';
import type { Facts } from './evaluate.ts';

/**
 * A step of the rounds themselves between instructions of a pack: a card comes out, a link is looked at, a test ends. No pack can write one.
 * So whatever has to happen after a list (and after the questions that it asks) stands behind it in the same program.
 */
export interface Inner {
  readonly op: 'step';
  readonly name: string;
  /** What it is about: a card, a test, a blob. */
  readonly about?: string;
  readonly to?: Seat;
  readonly n?: number;
  readonly when?: undefined;
  readonly who?: undefined;
  readonly optional?: undefined;
}
export type Instruction = Block | Inner;

/** The reader, and the card that they read from; '' where no card says it. */
export interface By {
  readonly seat: Seat;
  readonly card: string;
}

export interface Frame {
  readonly by: By;
  readonly blocks: readonly Instruction[];
  /** The instruction that comes next, or is asked about. */
  readonly at: number;
  /** Of a `repeat`: turns that are left after this one, and what ends it before. */
  readonly turns: number;
  readonly until: Cond | null;
  /** What was answered for the instruction at `at`: it may, it is about this seat, so many codes may still be tried. */
  readonly granted: boolean;
  readonly chosen: Seat | null;
  readonly tries: number | null;
}

export type Question =
  /** "You may": `{ yes }`. */
  | { readonly what: 'may'; readonly by: By; readonly block: Instruction }
  /** Which active agent: `{ seat }`. */
  | { readonly what: 'whom'; readonly by: By; readonly block: Instruction; readonly seats: readonly Seat[] }
  /** Places in the full list of options: `{ option }`. */
  | {
      readonly what: 'choose';
      readonly by: By;
      readonly options: readonly Option[];
      readonly offered: readonly number[];
    }
  /** `{ code }`, null to give up. */
  | { readonly what: 'code'; readonly by: By; readonly block: Block; readonly tries: number }
  /** Whether the group has paid: `{ paid }`. */
  | { readonly what: 'spend'; readonly by: By; readonly resource: 'azrak' | 'magic'; readonly n: number }
  /** A sealed page that the log now entitles to: `{ program }`. */
  | { readonly what: 'page'; readonly blob: string }
  /** The world's own, answered to it: a link that breaks, a Refresh to share out. */
  | { readonly what: 'deed'; readonly about: string };

export interface Run {
  /** The innermost last. */
  readonly frames: readonly Frame[];
  /** Instructions made so far; with all that it sets off a program makes `STEPS_MOST`. */
  readonly steps: number;
  readonly asks: Question | null;
  /** It was stopped for its length. */
  readonly cut: boolean;
}

/** MP-09 */
export const STEPS_MOST = 100;

/** An instruction that changes the table, with its number worked out. */
export interface Deed {
  readonly block: Instruction;
  readonly by: By;
  readonly seats: readonly Seat[];
  /** `n` or `value` of the instruction; 1 where it has none. */
  readonly n: number;
}

export interface Performed<S> {
  readonly state: S;
  /** Programs that this sets off, to be run in this order before the next instruction. */
  readonly lists?: readonly { readonly by: By; readonly program: Program | readonly Instruction[] }[];
  /** What has to be answered to the world before it goes on. */
  readonly asks?: string;
}

/** The table as a program sees and changes it. */
export interface World<S> {
  facts(state: S, by: By): Facts;
  /** Active agents that the word names, clockwise from the Captain. */
  seats(state: S, who: Exclude<Who, 'chosen'>, by: By): readonly Seat[];
  /** Of all active agents together. */
  groupHas(state: S, resource: 'azrak' | 'magic'): number;
  /** Whether this is made although its program was stopped for its length: a step of the rounds, which nothing else would make. */
  outlasts(state: S, block: Instruction): boolean;
  perform(state: S, deed: Deed): Performed<S>;
}

export const begun = (by: By, blocks: readonly Instruction[]): Run => ({
  frames: [frameOf(by, blocks)],
  steps: 0,
  asks: null,
  cut: false,
});

export const frameOf = (by: By, blocks: readonly Instruction[], turns = 0, until: Cond | null = null): Frame => ({
  by,
  blocks,
  at: 0,
  turns,
  until,
  granted: false,
  chosen: null,
  tries: null,
});

/** The innermost frame with this change. */
export const withTop = (run: Run, change: Partial<Frame>): Run => ({
  ...run,
  frames: [...run.frames.slice(0, -1), { ...run.frames.at(-1)!, ...change }],
});

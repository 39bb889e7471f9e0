/** The shape of a press that is under way; `press.ts` takes it from step to step. */
import type { Seat } from '../../../kernel/game.ts';
import type { Scores, Turn, Urn, Was } from '../state.ts';
import type { Step } from './step.ts';

/** How the table was before it, as far as the press can change it. */
export interface Before {
  readonly was: readonly Was[];
  readonly urns: readonly Urn[];
  readonly turn: Turn;
  readonly order: readonly Seat[];
  readonly scores: Scores;
}

/** One at most for each slot of the jobs. All fields always there. */
export interface Press {
  /** Of the jobs: while one of its steps waits for an answer, its job is there. */
  readonly slot: number;
  /** The button's number. */
  readonly n: number;
  readonly by: Seat;
  /** To its questions. */
  readonly answers: readonly number[];
  /** With its pieces by number. */
  readonly steps: readonly Step[];
  /** Which step is under way, and how far that is. */
  readonly step: number;
  readonly stage: number;
  /** What this step was about when it began. */
  readonly at: readonly number[];
  /** All that it may touch: nobody else turns it or takes it away meanwhile (SB-43). */
  readonly pieces: readonly number[];
  /** A step couldn't come about. */
  readonly failed: boolean;
  readonly before: Before;
}

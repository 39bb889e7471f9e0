/** What a face sees of taking back and going back, and what a person may ask for. `table/undo-acts.ts` fulfils it. */
import type { Seat } from '../game.ts';
import type { Refusal } from '../pipeline/refusals.ts';

/** What stays as it is, or comes out otherwise, when the table goes back. */
export interface RewindWarning {
  /**
   * `opened`: things that everybody has seen since. `letters`: sealed ones that somebody has read since. `secrets`: made since, not used
   * again. `asks`: questions that wait for an answer now and are withdrawn. `timers`: clocks that run on from where they stood. `mixed`:
   * cards of piles that are shuffled anew, as somebody has drawn from them or looked into them since.
   */
  readonly what: 'opened' | 'letters' | 'secrets' | 'mixed' | 'asks' | 'timers';
  readonly n: number;
}

/** A proposal to go back that waits for the others. */
export interface RewindView {
  readonly by: Seat;
  /** Place in the order of the first move to be undone; that of its line in the log. */
  readonly position: number;
  /** Moves that stand now and would not. */
  readonly moves: number;
  readonly waiting: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly warnings: readonly RewindWarning[];
}

type Outcome = Promise<Refusal | undefined>;

export interface Undo {
  /** May the last move be taken back from here at once, and if not, why? */
  mine(): { readonly possible: boolean; readonly why?: Refusal };
  takeBack(): Outcome;
  /** Would a proposal to go back to before the move at this place be refused now? */
  check(position: number): Refusal | undefined;
  /** Proposes to everybody to go back to before the move at this place in the order. */
  propose(position: number): Outcome;
  /** What would stay as it is if the table went back to before the move at this place. */
  warnings(position: number): readonly RewindWarning[];
  /** Consents to the proposal that is open, or not. One no ends it. */
  consent(yes: boolean): Outcome;
  /** Takes the own proposal away. */
  withdraw(): Outcome;
}

/**
 * What the free table's board gets: `sandbox.view(state, eyes)`. Leaves of pieces that nobody has touched stay the same objects from one
 * view to the next.
 */
import type { Seat } from '../../kernel/game.ts';
import type { Act, State } from './state.ts';

/** Parts of the state that a board gets as they are: all of it is public. */
export type Shown = Pick<
  State,
  | 'seats'
  | 'away'
  | 'policy'
  | 'edit'
  | 'box'
  | 'defs'
  | 'zones'
  | 'leaves'
  | 'lists'
  | 'hands'
  | 'texts'
  | 'groups'
  | 'made'
  | 'top'
  | 'jobs'
  | 'presses'
  | 'homes'
  | 'turn'
  | 'clocks'
  | 'scores'
  | 'rolls'
  | 'order'
  | 'votes'
  | 'news'
  | 'over'
  | 'decks'
  | 'edition'
>;

export interface SandboxView extends Shown {
  readonly me: Seat | null;
  readonly host: Seat;
  /** Faces that this device can read and not everybody, as indices of the piece's definition; by piece number. */
  readonly read: Readonly<Record<number, number>>;
  /** How many faces of each shuffled set are left, by the number of each of its pieces. */
  readonly loose: readonly {
    readonly slots: readonly number[];
    readonly left: readonly number[];
    readonly of: number;
  }[];
  /** What the own undo and redo would put back; `null` where there is nothing. */
  readonly back: Pick<Act, 'what'> | null;
  readonly forth: Pick<Act, 'what'> | null;
  readonly choice: {
    readonly by: Seat;
    readonly waiting: readonly Seat[];
    readonly got: readonly { readonly seat: Seat; readonly word?: string }[];
    /** What it is about. */
    readonly about?: string;
    /** They are open for all. */
    readonly open: boolean;
  } | null;
  /** Votes that carry something. */
  readonly needed: number;
}

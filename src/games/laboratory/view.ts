/** What the laboratory's board gets: `laboratory.view(state, eyes)`. The decision who sees what is made there and nowhere else. */
import type { Seat } from '../../kernel/game.ts';
import type { Doing, News, Step } from './state.ts';

export type { Doing, News, Step };

/** A card by its name; `face` where this device can read it. */
export interface CardView {
  readonly id: string;
  readonly face?: string;
  /** Everybody sees its face. */
  readonly open: boolean;
}

export interface HandView {
  readonly seat: Seat;
  readonly cards: readonly CardView[];
  /** `left`: took their leave; the cards are still here. */
  readonly state: 'here' | 'away' | 'left';
}

export interface JobView {
  readonly what: Doing;
  readonly step: Step;
  readonly by: Seat;
  readonly seats: readonly Seat[];
  readonly n: number;
  readonly sides: number;
  /** What `by` may choose from; empty for everybody else, but backs to pick from. */
  readonly cards: readonly CardView[];
  /** How many cards it is about. */
  readonly count: number;
}

export interface RollView {
  readonly by: Seat;
  readonly n: number;
  readonly sides: number;
  /** Of a hidden roll: in the view of whoever threw it, and of all once it is shown. */
  readonly values: readonly number[];
  /** '' where everybody sees it. */
  readonly thing: string;
}

export interface VotesView {
  readonly what: 'seize' | 'force' | 'finish';
  readonly seat: Seat;
  readonly by: readonly Seat[];
}

export interface LaboratoryView {
  readonly me: Seat | null;
  readonly pile: {
    readonly count: number;
    /** Its order could be known: shuffle before anything is taken. */
    readonly unmixed: boolean;
    readonly mixedBy: readonly Seat[];
    /** Cards of it that this device has seen: place from the top (0) and face. */
    readonly seen: readonly { readonly place: number; readonly face: string }[];
  };
  readonly row: readonly CardView[];
  readonly hands: readonly HandView[];
  readonly job?: JobView;
  readonly rolls: readonly RollView[];
  readonly order: readonly Seat[];
  readonly choice?: {
    readonly by: Seat;
    readonly waiting: readonly Seat[];
    readonly got: readonly { readonly seat: Seat; readonly word?: string }[];
    /** They are open for all. */
    readonly open: boolean;
  };
  /** A deck of a few: they draw from it together, and nobody else has a part in it. */
  readonly few?: { readonly seats: readonly Seat[]; readonly count: number };
  readonly votes: readonly VotesView[];
  readonly needed: number;
  readonly news: readonly News[];
  readonly over: boolean;
}

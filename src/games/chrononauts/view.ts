/** What Chrononauts' board gets: `chrononauts.view(state, eyes)`. The decision who sees what is made in `show.ts` and nowhere else. */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Options } from './options.ts';
import type { Guess, Phase, PlayItem, Prompt, Result, Start, Trouble } from './state.ts';
import type { Change } from './timeline.ts';

/** A card and, where it may be seen, what it is. */
export interface CardView {
  readonly card: Handle;
  readonly face?: string;
}

export interface SeatView {
  readonly seat: Seat;
  /** Cards in hand, and in a side hand. */
  readonly hand: number;
  readonly sideHand: number;
  /** Ids, in the order in which they came. */
  readonly artifacts: readonly string[];
  readonly isAway: boolean;
  readonly isSkipped: boolean;
  readonly hasLeft: boolean;
  readonly autoPass: boolean;
  /** Identities that everybody has seen, the last one last. */
  readonly exposed: readonly string[];
  /** What it opened at the end. */
  readonly shown: readonly string[];
}

export interface PlaceView {
  readonly id: string;
  readonly index: string;
  readonly year: number;
  readonly side: 'true' | 'prime' | 'paradox';
  readonly patch?: string;
  /** CH-088 */
  readonly halfway: readonly string[];
  readonly isReachable: boolean;
}

export interface StartView {
  readonly step: Start['step'];
  readonly guessed: readonly Seat[];
  readonly out: readonly Seat[];
  readonly opened: readonly {
    readonly seat: Seat;
    readonly guess: number;
    readonly at: number;
    readonly error: number;
  }[];
  readonly mulligans: Start['mulligans'];
  /** While the time is guessed: table time at which whoever has written none is out, in milliseconds. */
  readonly until?: number;
}

export interface MineView {
  readonly seat: Seat;
  readonly hand: readonly CardView[];
  readonly sideHand: readonly CardView[];
  readonly identity?: CardView;
  readonly mission?: CardView;
  /** This seat has passed the open window. */
  readonly passed: boolean;
  /** CH-037: Identities of one's earlier games at this table, as far as they were shown. */
  readonly earlier: readonly string[];
  /** CH-230: goals that are met, where the table wants it said. */
  readonly hints: readonly ('identity' | 'mission' | 'hand')[];
}

export interface ChrononautsView {
  readonly options: Options;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  readonly accepted: readonly Seat[];
  readonly start: StartView;
  readonly active?: Seat;
  readonly turn: number;
  readonly me?: MineView;
  /** Row by row; empty where there is no TimeLine. */
  readonly places: readonly PlaceView[];
  readonly openParadoxes: number;
  readonly ultraParadox: boolean;
  readonly changes: readonly Change[];
  readonly drawPile: number;
  /** Top last. */
  readonly discard: readonly CardView[];
  readonly identityDeck: number;
  readonly missionDeck: number;
  /** Uppermost last. */
  readonly stack: readonly PlayItem[];
  /** Table time at which the window closes, in milliseconds. */
  readonly until?: number;
  /** CH-058: table time at which whoever is to move, or to answer for the Identity, keeps the others waiting; in milliseconds. */
  readonly lateAt?: number;
  /** CH-058: that time is over, and the others may vote to go on without them. */
  readonly isLate: boolean;
  readonly prompt?: Prompt & { readonly cards: readonly CardView[] };
  /** Plays still to be made, by hand, the uppermost last. */
  readonly plays: readonly { readonly kind: 'main' | 'side'; readonly left: number; readonly later: number }[];
  readonly swap: boolean;
  readonly travellers: readonly CardView[];
  readonly home: readonly CardView[];
  readonly stuck?: Trouble;
  readonly votes: {
    readonly skip: readonly { readonly seat: Seat; readonly by: readonly Seat[]; readonly needed: number }[];
    readonly off: { readonly by: readonly Seat[]; readonly needed: number };
  };
  readonly result?: Result;
}

export type OpenedGuess = Guess & { readonly opened: number };

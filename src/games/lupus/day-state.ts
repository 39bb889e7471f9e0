/** Things that a day adds to the state: its one clock, the open vote, the speaker, the lot, and all ballots so far. All of it is public. */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Clock } from '../kit/clock.ts';

/** 1: on all who live. 2: on the nominated. 3: on those of them who tied. */
export type Round = 1 | 2 | 3;

/** What each voter said; null where it was nothing. */
export type Given = readonly [voter: Seat, target: Seat | null];

/** A vote in turn: whose turn it is follows from how many have been asked. */
export interface Vote {
  readonly round: Round;
  readonly order: readonly Seat[];
  readonly given: readonly Given[];
  /** The seats that may be voted for. */
  readonly candidates: readonly Seat[];
}

/** Speeches in defence, one after the other. */
export interface Floor {
  /** Of the vote that follows. */
  readonly round: 2 | 3;
  /** The first has the word. */
  readonly queue: readonly Seat[];
  /** All who are nominated, or who tied. */
  readonly candidates: readonly Seat[];
}

/** A lot that is being drawn. */
export interface Lot {
  readonly among: readonly Seat[];
  /** How often it has been asked for. */
  readonly tries: number;
}

/** What one of two who talk apart has said to the other. */
export interface Whisper {
  readonly by: Seat;
  readonly to: Seat;
  readonly text: Handle;
}

/** A vote that is over. */
export interface Ballot {
  readonly cycle: number;
  readonly round: Round;
  readonly given: readonly Given[];
}

export interface Day {
  /** Of the talk, of a voter's turn, of a speech. */
  readonly clock: Clock;
  /** The seats that have nothing more to say in the talk. */
  readonly ready: readonly Seat[];
  readonly vote: Vote | null;
  readonly floor: Floor | null;
  readonly lot: Lot | null;
  /** Nominated today, once they are. */
  readonly nominated: readonly Seat[];
  readonly ballots: readonly Ballot[];
  /** Pairs who talk apart. LU-087 */
  readonly asides: readonly (readonly [Seat, Seat])[];
  /** Of today. */
  readonly whispers: readonly Whisper[];
}

const STILL: Clock = { until: 0, left: 0 };

/** Between days; ballots are of all days. */
export const NO_DAY: Omit<Day, 'ballots'> = {
  clock: STILL,
  ready: [],
  vote: null,
  floor: null,
  lot: null,
  nominated: [],
  asides: [],
  whispers: [],
};

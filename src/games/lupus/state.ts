/** The state of a village. All of it is public: roles and letters are in it as handles only. */
import type { Handle, Outcome, Seat } from '../../kernel/game.ts';
import type { Day } from './day-state.ts';
import type { Told } from './news.ts';
import type { Options } from './options.ts';
import type { Role, Side } from './roles.ts';
import type { Gone } from './voting-order.ts';

export type Stage =
  | 'lobby'
  | 'roles'
  | 'night'
  | 'dawn'
  | 'talk'
  | 'vote'
  | 'owl'
  | 'speech'
  | 'lot'
  | 'verdict'
  | 'record'
  | 'over'
  | 'stuck';

/** A word of the moderator's: what the audit compares. */
export interface Said {
  readonly is: 'dawn' | 'owl' | 'verdict';
  readonly night: number;
  readonly seats: readonly Seat[];
  readonly side?: Side;
}

export interface State extends Day {
  readonly options: Options;
  readonly stage: Stage;
  /** Clockwise. */
  readonly players: readonly Seat[];
  /** The seat whose device moderates; among the players only if all have agreed. */
  readonly hub: Seat;
  readonly away: readonly Seat[];
  /** Dead or gone, in that order. */
  readonly out: readonly Gone[];
  /** Number of the night, and of the day after it; 0 before the first. */
  readonly night: number;
  readonly paused: boolean;
  readonly news: readonly Told[];
  /** Of the roles, of the nights' lots, of the root; empty before the deal. */
  readonly cells: readonly Handle[];
  readonly said: readonly Said[];
  /** Once the record is open. */
  readonly roles: readonly Role[] | null;
  readonly result: Outcome | null;
}

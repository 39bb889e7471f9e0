/**
 * What the table's state remembers for going back: the last move that stands, a proposal that is open, how often the table went back.
 * The states before moves aren't in it: they are the fold's own past (`FoldWorld.before`), by the hash of the move.
 */
import type { Seat } from '../game.ts';
import type { UndoCode } from './refusals.ts';

export interface LastMove {
  /** Hex hash of its entry. */
  readonly entry: string;
  readonly seat: Seat;
  /** Why its author can't take it back alone. */
  readonly held?: UndoCode;
  /** The game's rule where it is the game that holds it. */
  readonly rule?: string;
}

export interface RewindOffer {
  /** Hex hash of the entry that proposes. */
  readonly entry: string;
  /** Hex hash of the first move to be undone. */
  readonly first: string;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface UndoState {
  readonly last?: LastMove;
  readonly offer?: RewindOffer;
  /** How often the table went back; only rises. */
  readonly times: number;
  /**
   * Hex id of the device whose entry did it last, '' before any. `since` is how often the table had gone back before its first in a row.
   */
  readonly by: string;
  readonly since: number;
  /** Seats that were left during this game, each time, oldest first. */
  readonly gone: readonly Seat[];
}

export const NOTHING_DONE: UndoState = { times: 0, by: '', since: 0, gone: [] };

/** A game or a generation begins: nothing of what was before can be undone. */
export const begun = ({ times, by, since }: UndoState): UndoState => ({ times, by, since, gone: [] });

/** Without the open proposal. */
export function closed({ last, times, by, since, gone }: UndoState): UndoState {
  return last ? { last, times, by, since, gone } : { times, by, since, gone };
}

/** After a move that stands. */
export function moved({ offer, times, by, since, gone }: UndoState, last: LastMove): UndoState {
  return offer ? { last, offer, times, by, since, gone } : { last, times, by, since, gone };
}

/** Something happened after the last move: it can't be taken back by its author alone any more. */
export function overtaken(undo: UndoState): UndoState {
  const { last } = undo;
  return !last || last.held ? undo : { ...undo, last: { ...last, held: 'undo/overtaken' } };
}

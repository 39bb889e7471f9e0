/**
 * What the validators of a move share: the facts of one move, and what earlier validators have read out of them.
 * Made anew for each run; the facts are never changed.
 */
import type { Game, Made, Move, Seat } from '../game.ts';
import type { Play } from '../play/state.ts';
import type { Validator } from './compose.ts';
import { refuse, type TableCode, type Judgement } from './refusals.ts';

/** A move as it arrives: unread arguments, proofs already checked by the table. */
export interface MadeMove {
  readonly seat: Seat;
  readonly move: string;
  /** Unknown JSON; a sealed argument is its handle already. */
  readonly args: unknown;
  /** What it answers, as its author saw it. */
  readonly slot?: string | undefined;
  /** Hex hash of its entry. */
  readonly cause: string;
  /** Table time, milliseconds. */
  readonly now: number;
  /** The faces that it lays open, by handle, each with a proof that held. */
  readonly opened?: Readonly<Record<string, string>> | undefined;
  /** Set where a proof that rode with it didn't hold. */
  readonly proofs?: 'bad' | undefined;
}

/** A move that may be applied. */
export interface Judged {
  /** What it is made in. */
  readonly play: Play;
  readonly move: Move<unknown>;
  readonly made: Made<unknown>;
  readonly opened: Readonly<Record<string, string>>;
}

/** One move on its way through the validators; each adds what it has found out, as the types below say. */
export interface MoveContext {
  readonly game: Game<unknown>;
  readonly play: Play | undefined;
  readonly raw: MadeMove;
}

/** After `running`. */
export interface InPlay extends MoveContext {
  readonly play: Play;
}

/** After `known`. */
export interface Known extends InPlay {
  readonly move: Move<unknown>;
}

/** After `form`. */
export interface Formed extends Known {
  readonly args: unknown;
}

/** After `proofs`, or `ownEyes`. */
export interface Seeing extends Formed {
  readonly made: Made<unknown>;
}

/** One of the chain of a move. @template G the context after it */
export type MoveValidator<C extends MoveContext, G extends MoveContext = C> = Validator<C, Judgement<Judged>, G>;

/** For validators: a refusal of the table's own. */
export function no(code: TableCode, error?: unknown): Judgement<Judged> {
  return { ok: false, refusal: refuse(code, error) };
}

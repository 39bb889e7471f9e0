/** A line of the public log, as the fold makes it and faces read it. */
import type { Seat } from '../game.ts';
import type { Refusal } from '../pipeline/refusals.ts';

/** One line of the public log. Nothing in it is known to fewer than all. */
export interface LogLine {
  readonly position: number;
  /** Milliseconds of table time. */
  readonly time: number;
  readonly seat: Seat | null;
  /** Name of the person at that time, '' for a stranger. */
  readonly name: string;
  /** 'seat/claim', 'seat/leave', 'start', 'move/touch', 'contribution', 'answer/lost', 'roll/coin', 'news/turned' … */
  readonly what: string;
  /** Public arguments of a move; never the content of a refused one. */
  readonly args?: unknown;
  /** Of what a move names: the faces that everybody can read after it, by handle. */
  readonly faces?: Readonly<Record<string, string>>;
  readonly refusal?: Refusal;
}

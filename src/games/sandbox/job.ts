/** The shape of what the table is doing for somebody; `cards/run.ts` takes it from step to step. */
import type { Seat } from '../../kernel/game.ts';
import type { Place } from './state.ts';

/** What the table is doing for somebody. */
export const DOINGS = [
  'secret',
  'mix',
  'mixHand',
  'deal',
  'turnUp',
  'look',
  'show',
  'steal',
  'seize',
  'force',
  'roll',
  'order',
  'choices',
  'gather',
  'hold',
] as const;
export type Doing = (typeof DOINGS)[number];

/**
 * `waits`: another job has the cards. `drawing`: the lot says which pieces of a bag. `packet`: of a large loose set the lot says which faces go
 * under keys together. `secret`: a loose set is being put under keys. `taking`: dice say which faces of a loose set come up. `asked`: the table
 * owes the answer that it is about. `person`: `by` is to choose.
 */
export type JobStep = 'waits' | 'drawing' | 'packet' | 'secret' | 'taking' | 'asked' | 'person';

/** One of at most eight at a time; its slot among them names the questions (`j0` to `j7`). All fields always there. */
export interface Job {
  readonly what: Doing;
  readonly step: JobStep;
  readonly by: Seat;
  /** The seats that look, are given to or taken from. */
  readonly seats: readonly Seat[];
  readonly from: Place;
  readonly to: readonly Place[];
  /** Pieces that its author named; empty where they follow from `from`. */
  readonly named: readonly number[];
  /** Cards for each of `to`, or all of them. */
  readonly n: number;
  /** They come face up. */
  readonly up: boolean;
  /** Pieces that nobody else may turn or take out meanwhile (SB-43). */
  readonly pieces: readonly number[];
  /** Of a loose set that is being worked on, all slots: they may be moved, but not be shuffled or turned up by another job. */
  readonly held: readonly number[];
  /** Answers that are still owed. */
  readonly owed: number;
  /** Of cards that land on the cloth. */
  readonly x: number;
  readonly y: number;
}

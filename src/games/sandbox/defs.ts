/** The part of a box's definitions that stands in the state. It is what the fold must know to judge an act, and nothing that is only to be seen. */
import type { Step } from './buttons/step.ts';
import type { Kind } from './state.ts';

/** What the fold must know of a definition of the box. All fields always there. */
export interface DefFacts {
  readonly kind: Kind;
  /** Faces of a deck, sides of a piece, values of a die. */
  readonly faces: number;
  /** Its pieces have a common back, so one of its faces each; without it, the faces are the sides of every piece. */
  readonly back: boolean;
  /** Index of the zone's policy in `State.zones`, `NONE` for what isn't a zone. */
  readonly zone: number;
  /** Of a counter. */
  readonly least: number;
  readonly most: number;
  /** From which a clock counts down, in milliseconds; 0 for one that counts up. */
  readonly ms: number;
  readonly tags: readonly string[];
  /** Of a button: what it does, one after the other, and what it asks before. */
  readonly steps: readonly Step[];
  readonly asks: readonly Question[];
}

/** What a zone does with what is laid into it. */
export interface Zone {
  readonly layout: 'free' | 'row' | 'fan' | 'grid' | 'stack';
  /** Tags of what it takes; none: everything. */
  readonly accepts: readonly string[];
  readonly enter: 'up' | 'down' | 'keep';
  /** `owner`: what enters is under the key of the seat whose zone it is. */
  readonly see: 'all' | 'owner';
  readonly touch: 'all' | 'owner' | 'host';
  /** Pieces; 0: any number. */
  readonly limit: number;
}

/** A question that a button asks before it is pressed: a number in these bounds. */
export interface Question {
  readonly least: number;
  readonly most: number;
}

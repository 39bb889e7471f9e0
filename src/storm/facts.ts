/**
 * What became of what a visitor did, as facts. Each is read off the kernel's own state in the six pages, and none from which button was
 * pressed. Sentences are made of them in `words-it.ts` and `words-en.ts`.
 */
import type { Hit } from './hits.ts';

/** Seats whose voices these are, how many count now, and how many must agree. */
interface Voices {
  readonly seats: readonly number[];
  readonly count: number;
  readonly quorum: number;
}

/** Seats are numbers from 0; `atMs` is table time in the simulator, from the first page on. */
export type Fact =
  /** The visitor did it. `seats`: to whom. */
  | { readonly kind: 'hit'; readonly hit: Hit; readonly seats: readonly number[]; readonly move?: string }
  /** These pages say that they have no line. */
  | { readonly kind: 'offline'; readonly seats: readonly number[] }
  /** … and now all of them have one. */
  | { readonly kind: 'online'; readonly seats: readonly number[] }
  /** So many acts are written and stored on their authors' devices, and nobody has given them a place. */
  | { readonly kind: 'waits'; readonly count: number }
  /** A new-epoch stamp: who promised it, of how many, and over which place it was opened. */
  | {
      readonly kind: 'takeover';
      readonly from: number;
      readonly to: number;
      readonly epoch: number;
      readonly over: number;
      readonly promised: readonly number[];
      readonly of: number;
    }
  /** These voices don't count any more, or count again. */
  | ({ readonly kind: 'out' } & Voices)
  | ({ readonly kind: 'in' } & Voices)
  /** Those who hear each other are too few to agree on anything. */
  | { readonly kind: 'stuck' }
  /** Pages hold orders that contradict each other. */
  | { readonly kind: 'parted'; readonly groups: readonly (readonly number[])[] }
  /** A move got its place and was refused there, by the same rule in so many pages. */
  | {
      readonly kind: 'refused';
      readonly seat: number;
      readonly position: number;
      readonly code: string;
      readonly rule: string;
      readonly pages: number;
    }
  /** So many pages hold two signatures of this seat that contradict each other. */
  | { readonly kind: 'lied'; readonly seat: number; readonly proof: 'entries' | 'stamps'; readonly pages: number }
  /** It was named before, and lies again. */
  | { readonly kind: 'known'; readonly seat: number }
  /** An entry that none of so many pages took. */
  | { readonly kind: 'unheld'; readonly seat: number; readonly pages: number }
  /** The relay holds again as much as it had, from the pages alone. */
  | { readonly kind: 'refilled'; readonly count: number }
  /** All six have one order and one state again; so many places were filled since it began. */
  | {
      readonly kind: 'over';
      readonly hit: Hit;
      readonly placed: number;
      readonly position: number;
      readonly ms: number;
    }
  /** It is over, and the kernel did nothing about it. */
  | { readonly kind: 'nothing'; readonly hit: Hit }
  /** A promise was broken: something committed is gone. Never seen so far. */
  | { readonly kind: 'broken'; readonly what: string };

export type Kind = Fact['kind'];

export type Told = Fact & { readonly id: number; readonly atMs: number };

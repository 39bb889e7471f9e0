/**
 * The common parts of all machines behind asks. They are the types of contributions, one of them as the fold hands it on, what may come of
 * it, and what is owed. The machines themselves are one file each; together they are `asks/run.ts`.
 */
import type { Cards } from './cards.ts';
import type { Answer, Seat } from '../game.ts';
import type { Veils } from './veils.ts';
import type { Waits } from './not-yet.ts';

/** Types of contributions; numbers are part of the protocol. */
export const CONTRIBUTION = {
  coinCommit: 1,
  coinReveal: 2,
  secretCommit: 3,
  // 4 is no more: it asked for the roll of a secret.
  secretMail: 5,
  secretAck: 6,
  secretReject: 7,
  secretRoot: 8,
  openCells: 9,
  openSecret: 10,
  openSealed: 11,
  deckPass: 12,
  deckConvert: 13,
  deckOpen: 14,
  rollShare: 15,
  packContent: 16,
  veilHello: 17,
  veilKeys: 18,
  veilIn: 19,
  veilOut: 20,
  openLacks: 21,
} as const;

/** One contribution, as the fold hands it on. */
export interface Contribution {
  readonly seat: Seat;
  readonly type: number;
  readonly bytes: Uint8Array;
  /** Hash of the entry that carries it. */
  readonly entry: string;
}

/**
 * What comes of a contribution or of time passing. Refusals carry a code of `fold/refusals.ts` and change nothing (bad proofs are counted, `cards/muted.ts`); so does one that waits for heavy
 * work (`Proofs`). Where `cards` or `veils` is given those of the table have changed to it.
 */
export type Progress<R> =
  | { readonly kind: 'goes-on'; readonly run: R; readonly cards?: Cards; readonly veils?: Veils }
  | Answered
  | { readonly kind: 'refused'; readonly code: ContributionCode }
  | Waits;

/** A run is over, with its answer. */
export interface Answered {
  readonly kind: 'answered';
  readonly answer: Omit<Answer, 'tag'>;
  readonly cards?: Cards;
  readonly veils?: Veils;
  /** What the public log says of it. */
  readonly lines?: readonly { readonly what: string; readonly args: unknown }[];
}

/** Why a contribution is refused; `fold/refusals.ts` names the promise that each keeps. */
export type ContributionCode =
  | 'contribution/unknown'
  | 'contribution/wrong-step'
  | 'contribution/not-owed'
  | 'contribution/malformed'
  | 'contribution/bad-opening'
  | 'contribution/bad-proof';

/** The run as it is now; more is owed to it. */
export const goesOn = <R>(run: R): { kind: 'goes-on'; run: R } => ({ kind: 'goes-on', run });
/** The run is over. @param answer what the game gets */
export const answered = (answer: Omit<Answer, 'tag'>): Answered => ({ kind: 'answered', answer });
/** The run is over: without these seats there is no answer. */
export const lost = (by: readonly Seat[]): Answered => answered({ failed: 'lost', by });
/** The contribution doesn't count, and the run stays as it was. */
export const refused = (code: ContributionCode): { kind: 'refused'; code: ContributionCode } => ({
  kind: 'refused',
  code,
});

/**
 * Something a seat's device owes now. `afterMs`: others owe it first; this seat steps in that long after it began to be owed. `atMs`: it is done
 * at this table time, not before.
 */
export interface Duty {
  readonly seat: Seat;
  readonly ask: string;
  readonly what: DutyName;
  readonly afterMs: number;
  readonly atMs?: number;
}

/** What a seat may owe, as the status line and the log name it. */
export type DutyName =
  | 'coin/commit'
  | 'coin/reveal'
  | 'secret/commit'
  | 'secret/mail'
  | 'secret/ack'
  | 'secret/root'
  | 'secret/dispute'
  | 'secret/tell'
  | 'secret/heard'
  | 'open/cells'
  | 'open/secret'
  | 'open/sealed'
  | 'deck/pass'
  | 'deck/convert'
  | 'deck/open'
  | 'roll/share'
  | 'pack/bring'
  | 'veil/hello'
  | 'veil/keys'
  | 'veil/letter'
  | 'keep/exchange'
  | 'keep/deal'
  | 'keep/check'
  | 'keep/hand';

/**
 * What all machines behind asks have in common: the types of answers, one contribution as the fold hands it on, what may come of it, and
 * what is owed. The machines themselves are one file each; together they are `request.ts`.
 */
import type { Cards } from '../cards/state.ts';
import type { Answer, Seat } from '../game.ts';

/** Types of answer bodies; numbers are part of the protocol. */
export const ANSWER = {
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
} as const;

/** One answer entry, as the fold hands it on. */
export interface Contribution {
  readonly seat: Seat;
  readonly type: number;
  readonly bytes: Uint8Array;
  /** Hash of the entry that carries it. */
  readonly entry: string;
}

/**
 * What comes of a contribution or of time passing. Refusals carry a code of `refusals.ts` and change nothing (bad proofs are counted, `cards/muted.ts`); so does one that waits for heavy
 * work (`Proofs`). Where `cards` is given the cards of the table have changed to it.
 */
export type Progress<R> =
  | { readonly kind: 'goes-on'; readonly request: R; readonly cards?: Cards }
  | Answered
  | { readonly kind: 'refused'; readonly code: AnswerCode }
  | { readonly kind: 'waits' };

export interface Answered {
  readonly kind: 'answered';
  readonly answer: Omit<Answer, 'tag'>;
  readonly cards?: Cards;
  /** What the public log says of it. */
  readonly lines?: readonly { readonly what: string; readonly args: unknown }[];
}

/** Why an answer entry is refused; the words are in `refusals.ts`. */
export type AnswerCode =
  | 'answer/unknown'
  | 'answer/wrong-step'
  | 'answer/not-owed'
  | 'answer/malformed'
  | 'answer/bad-opening'
  | 'answer/bad-proof';

export const goesOn = <R>(request: R): { kind: 'goes-on'; request: R } => ({ kind: 'goes-on', request });
export const answered = (answer: Omit<Answer, 'tag'>): Answered => ({ kind: 'answered', answer });
export const refused = (code: AnswerCode): { kind: 'refused'; code: AnswerCode } => ({ kind: 'refused', code });

/** Something a seat's device owes now. `afterMs`: others owe it first; this seat steps in that long after it began to be owed. */
export interface Duty {
  readonly seat: Seat;
  readonly ask: string;
  readonly what: DutyName;
  readonly afterMs: number;
}

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
  | 'keep/exchange'
  | 'keep/deal'
  | 'keep/check'
  | 'keep/hand';

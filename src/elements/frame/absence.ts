/** What a game has for the case that somebody drops, as the window about it takes it. */
import type { MoveCall } from '../../kernel/game.ts';

/** Somebody whom the others miss, for the words about it. */
export interface Absent {
  readonly seat: number;
  readonly name: string;
  /** The own seat. */
  readonly me: number;
  /** Of the rules that the table was set with. */
  readonly version: number;
  /** What the board shows. */
  readonly view: unknown;
  readonly nameOf: (seat: number) => string;
}

/** One way in which a game does without somebody who is away, and the moves that lead to it. They are buttons of those whom its rules let. */
export interface AbsenceWay {
  readonly title: string;
  /** What comes of it, and how many must want it. */
  readonly says: string;
  readonly acts: readonly (MoveCall & { readonly label: string })[];
}

/** What a game has for the case that somebody drops. Both take any view and never throw. */
export interface AbsenceWords {
  /** Now nobody is named as missing: that would tell something. */
  readonly hushed?: (view: unknown) => boolean;
  /** A seat has cards that only it reads, behind the keepers' locks. */
  readonly hands?: true;
  /** All that its rules know of; the table offers what they allow now. */
  readonly ways: (of: Absent) => readonly AbsenceWay[];
}

/**
 * What the parts of a board are given: the game's view and what the table says around it. A board makes one for each drawing
 * (`GameBoard.contextOf`), adds what is its own (words, sizes), and hands the same to all of its parts.
 */
import type { About, MoveCall } from '../../kernel/game.ts';
import type { KeepersView } from '../../kernel/keygen/view.ts';
import type { Lang, Person, RefusalWords } from './board.ts';
import type { Pointed } from './pointing.ts';
import type { Evening } from '../receipt/receipt.ts';
import { words } from '../words.ts';
import { list } from '../../language/list.ts';

/** @typeParam View - what `view` of the game's rules gives */
export interface BoardContext<View = unknown> {
  readonly view: View;
  readonly people: readonly Person[];
  /** Own seat; null for a spectator. */
  readonly me: number | null;
  /** Seats that the table waits for. */
  readonly waiting: readonly number[];
  /** Own moves that are written but not yet stamped. */
  readonly pending: readonly MoveCall[];
  /** What this person has chosen under a veil. */
  readonly desk: readonly MoveCall[];
  /** Of this evening's games; set once this one is over. */
  readonly evening: Evening | undefined;
  /** What others point at now. */
  readonly pointed: Pointed;
  /** Holders of decks and dice; absent where nobody has to hold any. */
  readonly keepers: KeepersView | undefined;
  /** This screen is for all to look at. */
  readonly shared: boolean;
  /** Nothing can be done any more: a moment of the past, or a saved log. */
  readonly past: boolean;
  readonly lang: Lang;
  /** Where drafts of this person at this table are kept; '' where nothing is. */
  readonly drafts: string;
  /** Table time, in milliseconds. */
  readonly now: () => number;
  readonly choices: (move: string, about?: About) => readonly unknown[];
  /** Why a move would be refused now, in the reader's words; undefined where it wouldn't. */
  readonly check: (move: string, args: unknown) => RefusalWords | undefined;
}

/** A part of a context is enough to know people. */
type Peopled = Pick<BoardContext, 'people' | 'lang'>;

/** A seat is called by a name like any other: sentences put their own small words before it. */
const say = words(
  { seat: (n: number) => `Posto ${n}`, waitingFor: (names: string) => `Aspettiamo ${names}` },
  { seat: (n) => `Seat ${n}`, waitingFor: (names) => `Waiting for ${names}` },
);

/** The person who sits there, where somebody does. */
export function personOf({ people }: Pick<BoardContext, 'people'>, seat: number): Person | undefined {
  return people.find((one) => one.seat === seat);
}

/** A first name, or the seat's number where nobody is known by it (any more). */
export function nameOf(context: Peopled, seat: number): string {
  return personOf(context, seat)?.name ?? say(context.lang).seat(seat + 1);
}

/** "Giulia, Marco e Tom". */
export function namesOf(context: Peopled, seats: readonly number[]): string {
  return list(
    seats.map((seat) => nameOf(context, seat)),
    context.lang,
  );
}

/** "Aspettiamo Giulia e Marco", without a full stop. */
export const waitingFor = (context: Peopled, seats: readonly number[]): string =>
  say(context.lang).waitingFor(namesOf(context, seats));

/** Index of a seat's plate picture, also of somebody who has left. */
export function plateOf(context: Pick<BoardContext, 'people'>, seat: number): number {
  return personOf(context, seat)?.plate ?? seat;
}

/** The key of one draft of this person's, for `drafts.ts`. */
export function draftKey({ drafts }: Pick<BoardContext, 'drafts'>, what: string): string {
  return drafts === '' ? '' : `${drafts}/${what}`;
}

/** Seats of those who are here. */
export function present({ people }: Pick<BoardContext, 'people'>): readonly number[] {
  return people.filter(({ away }) => !away).map(({ seat }) => seat);
}

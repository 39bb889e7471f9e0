/** What every part of the board is drawn from, and a few questions about it. */
import type { Lang, Person } from '../../../elements/board.ts';
import type { KeepersView } from '../../../kernel/keeping/view.ts';
import type { DropEvent } from '../../../elements/drag.ts';
import type { DropPlaces } from '../../../elements/drop-places.ts';
import type { ShownCard } from '../../../elements/tv-hand.ts';
import type { CardView, HandView, LaboratoryView } from '../view.ts';
import { cardFace, faceName } from './card-face.ts';
import type { Words } from './words.ts';

/** What the panel is about. */
export type Target =
  | { readonly on: 'pile' | 'row' | 'few' | 'dice' | 'hand' }
  | { readonly on: 'card'; readonly id: string }
  | { readonly on: 'seat'; readonly seat: number };

/** A place for a card stands for a move that the panel has a button for. */
export interface Place {
  readonly move: string;
  readonly args: unknown;
  /** What becomes of the card there, in a word. */
  readonly says: string;
}

export type Places = DropPlaces<Place>;

export interface Sight {
  readonly view: LaboratoryView;
  readonly people: readonly Person[];
  readonly waiting: readonly number[];
  readonly keepers: KeepersView | undefined;
  readonly lang: Lang;
  readonly w: Words;
}

/** What the board knows and does for its parts. */
export interface Hands {
  readonly target: Target;
  /** How many cards an act is about. */
  readonly n: number;
  readonly marked: readonly number[];
  readonly dice: { readonly n: number; readonly sides: number };
  /** A new deck is being asked about. */
  readonly asking: boolean;
  /** Where the card that is being dragged can be put down. */
  readonly places: Places;
  aim(target: Target): void;
  count(n: number): void;
  mark(seat: number): void;
  setDice(dice: { readonly n: number; readonly sides: number }): void;
  ask(asking: boolean): void;
  /** Proposes a move, or has the table explain why it can't be made. */
  attempt(move: string, args: unknown): void;
  /** Whether it would be refused now. */
  refused(move: string, args: unknown): boolean;
  /** Whether an own card can be dragged anywhere. */
  movable(card: string): boolean;
  /** A card is being dragged. */
  lift(card: string): void;
  /** It was put down. */
  put(event: DropEvent): void;
}

export function person({ people }: Sight, seat: number): Person | undefined {
  return people.find((one) => one.seat === seat);
}

export function nameOf(sight: Sight, seat: number): string {
  return person(sight, seat)?.name ?? sight.w.somebody(seat + 1);
}

export function namesOf(sight: Sight, seats: readonly number[]): string {
  return sight.w.names(seats.map((seat) => nameOf(sight, seat)));
}

export function ownHand({ view }: Sight): HandView | undefined {
  return view.hands.find(({ seat }) => seat === view.me);
}

/** Everybody else at the table who is here. */
export function others({ view, people }: Sight): readonly number[] {
  return people.filter(({ seat, away }) => seat !== view.me && !away).map(({ seat }) => seat);
}

export function present({ people }: Sight): readonly number[] {
  return people.filter(({ away }) => !away).map(({ seat }) => seat);
}

/** A card as a hand shows it; its label says the place too. */
export function shown({ w, lang }: Sight, card: CardView, i: number, of: number): ShownCard {
  const name = card.face === undefined ? w.back : faceName(card.face, lang);
  const label = w.place(i + 1, of, card.open && card.face !== undefined ? w.openCard(name) : name);
  return { id: card.id, label, open: card.open, face: card.face === undefined ? undefined : cardFace(card.face, lang) };
}

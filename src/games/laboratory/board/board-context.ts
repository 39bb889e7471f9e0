/** What every part of the board is drawn from and can do, and a few questions about it. */
import { namesOf, type BoardContext as Shared } from '../../../elements/frame/board-context.ts';
import type { DropEvent } from '../../../elements/dragging/drag.ts';
import type { DropPlaces } from '../../../elements/dragging/drop-places.ts';
import type { ShownCard } from '../../../elements/cards/tv-hand.ts';
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

export interface BoardContext extends Shared<LaboratoryView> {
  readonly w: Words;
  readonly target: Target;
  /** Where the card that is being dragged can be put down. */
  readonly places: Places;
}

/** What the board does for what lies on the cloth. */
export interface BoardActions {
  aim(target: Target): void;
  /** Whether an own card can be dragged anywhere. */
  movable(card: string): boolean;
  /** A card is being dragged. */
  lift(card: string): void;
  /** It was put down. */
  put(event: DropEvent): void;
}

export function ownHand({ view }: BoardContext): HandView | undefined {
  return view.hands.find(({ seat }) => seat === view.me);
}

/** Everybody else at the table who is here. */
export function others({ view, people }: BoardContext): readonly number[] {
  return people.filter(({ seat, away }) => seat !== view.me && !away).map(({ seat }) => seat);
}

/** A card as a hand shows it; its label says the place too. */
export function shown({ w, lang }: BoardContext, card: CardView, i: number, of: number): ShownCard {
  const name = card.face === undefined ? w.back : faceName(card.face, lang);
  const label = w.place(i + 1, of, card.open && card.face !== undefined ? w.openCard(name) : name);
  return { id: card.id, label, open: card.open, face: card.face === undefined ? undefined : cardFace(card.face, lang) };
}

/** The owner of the deck of a few, and how many cards it has. */
export const fewName = (context: BoardContext): string => {
  const { few } = context.view;
  return few ? context.w.fewOf(namesOf(context, few.seats), few.count) : '';
};

/** What every part of the board is drawn from, what it can do, and a few questions about both. */
import type { RefusalWords } from '../../../elements/frame/board.ts';
import { nameOf, type BoardContext as Shared } from '../../../elements/frame/board-context.ts';
import type { DropEvent, AboveEvent } from '../../../elements/dragging/drag.ts';
import type { DropPlaces } from '../../../elements/dragging/drop-places.ts';
import type { Terms } from '../../../elements/frame/book.ts';
import { findArtifact } from '../goals.ts';
import type { CardWords } from '../words/card-words.ts';
import type { CardView, ChrononautsView, PlaceView } from '../view.ts';
import type { Pictures } from './art.ts';
import type { Preview } from './preview.ts';
import type { Words } from './words.ts';

export type Targets = readonly string[];

/** A card taken up, and what it is to be aimed at. */
export interface Picked {
  readonly card: string;
  readonly face: string;
  /** Absent: still to be chosen. */
  readonly targets?: Targets | undefined;
}

/** Places where a card can be dragged, and what a tap would do there. It aims the card, or discards it with a move that wants a second tap. */
export type Place =
  | { readonly aim: Targets; readonly says?: string }
  | { readonly discard: string; readonly says: string };

export type Places = DropPlaces<Place>;

export interface BoardContext extends Shared<ChrononautsView> {
  readonly w: Words;
  readonly cards: CardWords;
  /** Absent while they are on their way. */
  readonly pictures: Pictures | undefined;
  /** Words that explain themselves where they stand; not for inside a button. */
  readonly terms: Terms;
  /** The TimeLine as it is drawn, which may lag behind. */
  readonly places: readonly PlaceView[];
  readonly picked: Picked | undefined;
  readonly preview: Preview | undefined;
  /** Address of a page where another table can be laid; '' where there is none. */
  readonly beside: string;
}

export interface BoardActions {
  /** What was tapped once and waits for the second tap. */
  readonly sure: string;
  readonly covered: boolean;
  /** Where the card that is being dragged can be put down. */
  readonly places: Places;
  /** Taps once to be sure, twice to do it; what can't be done is explained at once. */
  confirm(key: string, move: string, args: unknown): void;
  unsure(): void;
  attempt(move: string, args: unknown): void;
  pick(card: CardView | undefined): void;
  aim(targets: Targets): void;
  /** Whether a card of the hand can be dragged anywhere. */
  movable(card: string): boolean;
  /** It is being dragged. */
  lift(card: string): void;
  /** It is held above a place, or above none any more. */
  above(event: AboveEvent): void;
  /** It was put down. */
  put(event: DropEvent): void;
  cover(on: boolean): void;
  showDiscards(on: boolean): void;
  /** Ways in which a card could be played now, or taken by a search. */
  options(card: string): readonly Targets[];
  refusal(move: string, args: unknown): RefusalWords | undefined;
  /** What could be shown after the end; empty: nothing. */
  shows(): readonly unknown[];
}

export const isMyTurn = ({ view, me }: BoardContext): boolean =>
  me !== null && (view.options.mode === 'solonauts' ? view.me !== undefined : view.active === me);

/** CH-061: a second card may be discarded, of those that are left. */
export const maySwap = ({ swap, phase, me }: ChrononautsView): boolean =>
  swap && ['draw', 'play', 'end'].includes(phase) && (me?.hand.length ?? 0) > 0;

/** A card that this person may take up now: of the hand, of the hand apart, or of the pile that is searched. */
export function pickable(context: BoardContext): readonly CardView[] {
  const { view, me } = context;
  if (!view.me || me === null) return [];
  if (view.prompt) return view.prompt.seat === me ? view.prompt.cards : [];
  return view.me.sideHand.length > 0 ? view.me.sideHand : view.me.hand;
}

export const isSending = ({ pending }: BoardContext, ...moves: readonly string[]): boolean =>
  pending.some(({ move }) => moves.includes(move));

/** What a place is called as it lies. */
export function eventOf({ cards }: BoardContext, place: Pick<PlaceView, 'id' | 'side' | 'patch'>): string {
  if (place.patch !== undefined) return cards.names[place.patch] ?? '';
  const pin = cards.linchpins[place.id];
  return pin ? pin[place.side === 'prime' ? 'prime' : 'true'] : (cards.ripplepoints[place.id] ?? '');
}

const isPlace = (id: string): boolean => /^[LR]\d{4}$/.test(id);

/** What a card is aimed at, in words. */
export function targetName(context: BoardContext, id: string): string {
  const { w, cards } = context;
  if (isPlace(id)) return id.slice(1);
  if (id === 'clockwise') return w.clockwise;
  if (id === 'counterclockwise') return w.counterclockwise;
  if (findArtifact(id)) return cards.names[id] ?? id;
  return /^\d+$/.test(id) ? nameOf(context, Number(id)) : (cards.names[id] ?? id);
}

/** Before whom an Artifact lies. */
export const ownerOf = ({ view }: BoardContext, artifact: string): number | undefined =>
  view.seats.find(({ artifacts }) => artifacts.includes(artifact))?.seat;

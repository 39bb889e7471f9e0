/**
 * A card of the hand that is being dragged. It is taken up as by a tap, and where it is put down a tap is done. Put down nowhere, it leaves all
 * as before.
 */
import type { DropEvent, AboveEvent } from '../../../elements/dragging/drag.ts';
import { placesOf } from './places.ts';
import { pickable, type BoardActions, type Picked, type Places, type BoardContext } from './board-context.ts';
import { discardKey } from './turn.ts';

/** What the board does for it. */
export interface Taps extends Pick<BoardActions, 'options' | 'refusal' | 'pick' | 'aim' | 'confirm'> {
  readonly context: () => BoardContext | undefined;
  /** What was taken up before is it again. */
  readonly restore: (picked: Picked | undefined) => void;
}

/** The card, and what was taken up before it. */
export interface Dragged {
  readonly card: string;
  readonly before: Picked | undefined;
}

export function placesFor(card: string, taps: Taps): Places {
  const context = taps.context();
  const one = context && pickable(context).find((other) => other.card === card);
  return one ? placesOf(context, taps, one) : new Map();
}

export function lift(card: string, taps: Taps): Dragged {
  const context = taps.context();
  const before = context?.picked;
  if (context && card !== before?.card) taps.pick(pickable(context).find((one) => one.card === card));
  return { card, before };
}

/** Above a place what it would change there is seen already. */
export function above({ id: card, place: name = '' }: AboveEvent, taps: Taps): void {
  const place = placesFor(card, taps).get(name);
  const picked = taps.context()?.picked;
  if (place && 'aim' in place) taps.aim(place.aim);
  else if (picked?.card === card && taps.options(card).length > 1) taps.restore({ card, face: picked.face });
}

export function put({ id: card, place: name = '', tapped }: DropEvent, dragged: Dragged | undefined, taps: Taps): void {
  const place = placesFor(card, taps).get(name);
  if (place && 'discard' in place) taps.confirm(discardKey(place.discard, card), place.discard, { card });
  else if (place) taps.aim(place.aim);
  else if (!tapped) taps.restore(dragged?.before);
}

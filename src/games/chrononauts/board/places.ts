/** Places where a card of the hand can be dragged: aims that it can have, the cloth where it needs no aim, the discard pile. */
import type { CardView } from '../view.ts';
import { discardsOf } from './turn.ts';
import type { BoardActions, Place, Places, BoardContext } from './board-context.ts';

/** The cloth, and the pile; every other place has the name of its target or, in the card's panel, of its move. */
export const CLOTH = 'cloth';
export const PILE = 'pile';

export function placesOf(
  context: BoardContext,
  { options, refusal }: Pick<BoardActions, 'options' | 'refusal'>,
  { card, face }: CardView,
): Places {
  const places = new Map<string, Place>();
  if (face === undefined) return places;
  for (const aim of options(card))
    if (aim.length === 0) places.set(CLOTH, { aim, says: context.w.play });
    else places.set(aim.join(' '), { aim });
  const discards = discardsOf(context, face).filter(({ move }) => !refusal(move, { card }));
  for (const { move, text } of discards) places.set(move, { discard: move, says: text });
  // Where there are two ways one has to say which.
  const [discard, other] = discards;
  if (discard && !other) places.set(PILE, { discard: discard.move, says: discard.text });
  return places;
}

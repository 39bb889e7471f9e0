/** What the parts of the board look at, and how people and characters are called on it. */
import { nameOf, type BoardContext as Context } from '../../../elements/frame/board-context.ts';
import { followerIn } from '../outcome.ts';
import type { Character, Scene } from '../state.ts';
import type { MementoView } from '../view.ts';

/** As the board's frame tells them apart. Wide and low is most laptops; half a window that is shared on a call. */
export type Size = 'wide' | 'low' | 'half' | 'tablet' | 'phone';

export interface BoardContext extends Context<MementoView> {
  readonly size: Size;
}

export function sizeOf(width: number, height: number): Size {
  if (height >= width) return width <= 600 ? 'phone' : 'tablet';
  // Wider than the frame has it: half of a large screen is 960. There the dice need the room of what lies beside them.
  if (width <= (height <= 600 ? 1100 : 1000)) return 'half';
  return height <= 700 ? 'low' : 'wide';
}

export const isAway = ({ view }: BoardContext, seat: number): boolean =>
  view.away.includes(seat) || view.left.includes(seat);

export const characterOf = ({ view }: BoardContext, seat: number): Character | undefined =>
  view.characters.find((one) => one.seat === seat);
/** As the story calls somebody: the character's name, or its player's while it has none. */
export const callOf = (context: BoardContext, seat: number): string =>
  characterOf(context, seat)?.name || nameOf(context, seat);

export const isSeated = ({ view }: BoardContext): boolean => view.me !== null && view.seats.includes(view.me);
export const others = ({ view }: BoardContext, seat: number): readonly number[] =>
  view.seats.filter((one) => one !== seat);
/** The seat whose prelude it is. */
export const setterOf = ({ view }: BoardContext): number => view.seats[view.prelude] ?? -1;

/** The Follower in this conflict, if there is one. */
export const followerOf = ({ view }: BoardContext, scene: Scene): number | undefined =>
  followerIn(view as never, scene);

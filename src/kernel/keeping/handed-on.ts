/** A seat's keys stay the seat's where one of its devices is taken out: the others know them too (`told.ts`). */
import { changed, type TableState } from '../fold/state.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet, Keeping, SetName } from './state.ts';

/** From now on the seat's keys are known by device `to` in place of `from`. */
export function handedOn(state: TableState, seat: Seat, from: string, to: string): TableState {
  const { keeping, cards } = state;
  const now = <T extends { readonly device: string }>(hand: T): T =>
    hand.device === from ? { ...hand, device: to } : hand;
  const hands = Object.entries(cards.hands).map(([key, note]) => [key, note.seat === seat ? now(note) : note] as const);
  const next = changed(state, { cards: { ...cards, hands: Object.fromEntries(hands) } });
  if (!keeping) return next;
  const named = <S extends SetName>(set: S): S => ({
    ...set,
    devices: set.devices.map((device, n) => (set.keepers[n] === seat && device === from ? to : device)),
  });
  const standing = (set: KeeperSet): KeeperSet => {
    const hand = set.hands[seat];
    return { ...named(set), hands: hand ? { ...set.hands, [seat]: now(hand) } : set.hands };
  };
  const { set, next: after, fresh } = keeping;
  const handed: Keeping = {
    ...keeping,
    ...(set && { set: standing(set) }),
    ...(after && { next: standing(after) }),
    ...(fresh && { fresh: standing(fresh) }),
  };
  return changed(next, { keeping: handed });
}

/**
 * What becomes of a seat's keys where one of its devices sees the hand no more. The others know them too (`acting/key-sharing.ts`), so what
 * is locked stays theirs to unlock; but so does whoever has that device. Nothing more is locked with them. The seat tells another hand key,
 * and a set that it keeps in is followed by the next one (`tend.ts`). SPEC K16.
 */
import { changed, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { without } from '../own.ts';
import type { KeeperSet, Keeping } from '../runs/keepers.ts';

/** What device `from` knows of the seat's keys is known by device `to` in its place, and by somebody who may be a stranger. */
export function handedOn(state: TableState, seat: Seat, from: string, to: string): TableState {
  const { keeping, cards } = state;
  const hands = Object.entries(cards.hands).map(([key, note]) => {
    const now = note.seat === seat && note.device === from ? { ...note, device: to } : note;
    return [key, now] as const;
  });
  const next = changed(state, { cards: { ...cards, hands: Object.fromEntries(hands) } });
  return keeping ? changed(next, { keeping: known(keeping, seat, from, to) }) : next;
}

/**
 * A seat was taken back by another device. With the yes of each who has sat there since the game began, it may keep in that game. Else it
 * is as new as any newcomer, as strangers could have given it away among themselves.
 */
export function takenOver(state: TableState, seat: Seat, yes: readonly Seat[]): TableState {
  const { keeping } = state;
  const others = keeping?.players?.filter((one) => one !== seat);
  if (!keeping || !others || others.every((one) => yes.includes(one))) return state;
  return changed(state, { keeping: { ...keeping, players: others } });
}

function known({ making, ...keeping }: Keeping, seat: Seat, from: string, to: string): Keeping {
  const standing = (set: KeeperSet): KeeperSet => ({
    ...set,
    devices: set.devices.map((device, n) => (set.keepers[n] === seat && device === from ? to : device)),
    hands: without(set.hands, [String(seat)]),
    ...(set.keepers.includes(seat) ? { exposed: true } : {}),
  });
  const { set, next, fresh } = keeping;
  return {
    ...keeping,
    // What the device has made up for a set that is being made nobody else of the seat knows.
    ...(making && !making.keepers.includes(seat) ? { making } : {}),
    ...(set && { set: standing(set) }),
    ...(next && { next: standing(next) }),
    ...(fresh && { fresh: standing(fresh) }),
  };
}

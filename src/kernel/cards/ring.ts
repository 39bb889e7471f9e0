/**
 * Decks of a few: locked with the sum of these seats' hand keys, of each of which its owner has proved to know the secret. It takes all of
 * them for anything, so neither one of them alone nor all the others together see a card before it is theirs. Where a hand key was left
 * with the keepers, enough of them could stand in for its owner, as with the hand. They are never asked to. SPEC C29, C30.
 */
import { fromHex, hex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import type { Group } from '../secrets/group.ts';
import { holds, noted } from './hands.ts';
import { own } from '../own.ts';
import type { Part } from '../runs/card-run.ts';
import type { Cards, Ring } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** Fewer have a hand, more have keepers. */
const FEWEST = 2;
const MOST = 8;

/** The cards that were shuffled together under this key; undefined where none were. */
export const ringOf = ({ rings }: Cards, key: string): Ring | undefined => rings && own(rings, key);

/**
 * The ring of these seats, with the keys that they have told the keepers; undefined where they can't be one.
 * @param seats who can all receive cards
 */
export function makeRing(
  group: Group,
  set: KeeperSet,
  seats: readonly Seat[],
): { readonly key: string; readonly ring: Ring } | undefined {
  const ring = [...new Set(seats)].toSorted((a, b) => a - b);
  if (ring.length < FEWEST || ring.length > MOST) return undefined;
  const keys = ring.map((seat) => set.hands[seat]!.key);
  const sum = keys.map((key) => fromHex(key)).reduce((all, key) => group.add(all, key));
  // Nobody can bring that about without knowing the others' secrets.
  return group.isElement(sum) ? { key: hex(sum), ring: { seats: ring, keys } } : undefined;
}

/** From now on something is locked with it. */
export function withRing(cards: Cards, set: KeeperSet, key: string, ring: Ring): Cards {
  const known = ring.seats.reduce((all, seat) => noted(all, set, seat), cards);
  return { ...known, rings: { ...known.rings, [key]: ring } };
}

/** Seats of it that can't unlock anything any more. */
export const goneOfRing = (world: CardWorld, { seats, keys }: Ring): readonly Seat[] =>
  seats.filter((_, i) => !holds(world, keys[i]!));

/** Number of a seat in a ring's part, from 1; 0 where it has no share. */
export const ringNumber = ({ ring }: Pick<Part, 'ring'>, seat: Seat): number => (ring?.indexOf(seat) ?? -1) + 1;

/** Seats that still owe a share. */
export const ringLacks = ({ ring = [], shares, out }: Part): readonly Seat[] =>
  out ? [] : ring.filter((_, i) => shares[i + 1] === undefined);

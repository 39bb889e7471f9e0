/**
 * Which hand key is whose. A key stays its device's, no matter which people sit in that seat later and which other keys the seat tells its
 * keepers. Each key is noted when the first thing is locked with it, together with what the keepers hold of it.
 */
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import type { Cards, HandNote } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** From now on something is locked with the key that this seat has told the set. */
export function noted(cards: Cards, set: KeeperSet, seat: Seat): Cards {
  const { key, device, escrow } = set.hands[seat]!;
  const known = cards.hands[key];
  if (known?.set === set.id) return cards;
  const note: HandNote = { seat, device, set: set.id, ...(escrow ? { escrow } : {}) };
  return { ...cards, hands: { ...cards.hands, [key]: note } };
}

/** Can a device of the seat still unlock what is locked with this key? */
export function holds(world: Pick<CardWorld, 'cards' | 'seated' | 'has'>, key: string): boolean {
  const note = world.cards.hands[key];
  return note !== undefined && !note.gone && world.seated.includes(note.seat) && world.has(note.seat, note.device);
}

/** Public shares of what the keepers of this set hold of a key; undefined where nothing of it was left with them. */
export function escrowOf(world: Pick<CardWorld, 'cards'>, set: KeeperSet, key: string): readonly string[] | undefined {
  const note = world.cards.hands[key];
  return note?.set === set.id ? note.escrow : undefined;
}

/**
 * A share that didn't fit has made void what was left of this key with the keepers of that set. The key that the seat tells them next
 * changes nothing about that.
 */
export function withoutEscrow(cards: Cards, set: string, key: string): Cards {
  const note = cards.hands[key];
  if (note?.set !== set) return cards;
  const { escrow: _, ...rest } = note;
  return { ...cards, hands: { ...cards.hands, [key]: rest } };
}

/** The person of this seat has left it: its keys are nobody's, also for the next one there. */
export function seatLeft(cards: Cards, seat: Seat): Cards {
  const keys = Object.keys(cards.hands).filter((key) => cards.hands[key]!.seat === seat && !cards.hands[key]!.gone);
  if (keys.length === 0) return cards;
  const gone = Object.fromEntries(keys.map((key) => [key, { ...cards.hands[key]!, gone: true as const }]));
  return { ...cards, hands: { ...cards.hands, ...gone } };
}

/** May things be locked for this seat? Somebody else may have it by now, who knows nothing of the key that it has told. */
export function canReceive(world: CardWorld, set: KeeperSet, seat: Seat): boolean {
  const hand = set.hands[seat];
  return hand !== undefined && world.has(seat, hand.device) && !world.cards.hands[hand.key]?.gone;
}

/**
 * New keepers: as many old ones as it takes convert every card of the deck to the new key, without seeing it, and what lay in the hands of
 * those who have left goes with it; the place of each card stays. Then the old shares are of no use any more. It begins when no request is
 * under way, and the asks that come meanwhile wait.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, unhex, utf8, Writer } from '../bytes.ts';
import type { KeeperSet } from '../keeping/state.ts';
import { numbered } from './chain.ts';
import { escrowOf, lostBy, MOST_TOGETHER, OWNER_MS } from './parts.ts';
import type { LockRequest, Part } from './request.ts';
import type { Card, Cards } from './state.ts';
import { type CardWorld, holds, unpacked } from './world.ts';

const TAG = utf8('tavolata/v1/rekey');

/** What names it in place of an ask: no entry has this hash. */
export const rekeyCause = (deck: string, next: KeeperSet): string =>
  hex(sha256(new Writer().raw(TAG).raw(unhex(deck)!).raw(unhex(next.id)!).done()));

/** Where this card goes; undefined where it stays under its key, or where nobody can unlock it any more. */
function aimOf(
  world: CardWorld,
  set: KeeperSet,
  next: KeeperSet,
  card: Card,
): Omit<Part, 'things' | 'shares'> | undefined {
  const { key, place } = card;
  if (key === set.deck.key) return { from: 'keepers', key, to: place, lock: next.deck.key };
  if (place === 'pile') return undefined;
  if (!holds(world, set, place, key)) {
    // From now on it is the keepers' as if it lay in the deck.
    return escrowOf(set, place, key) && { from: 'escrow', seat: place, key, to: place, lock: next.deck.key };
  }
  const hand = next.hands[place];
  return hand && hand.key !== key ? { from: 'owner', seat: place, key, to: place, lock: hand.key } : undefined;
}

/** What the old keepers owe; undefined where no card needs it, or too few are left to do it. */
export function beginRekey(
  world: CardWorld,
  set: KeeperSet,
  next: KeeperSet,
): { readonly request: LockRequest; readonly cards: Cards } | undefined {
  const parts: Part[] = [];
  for (const [thing, card] of Object.entries(world.cards.at)) {
    const aim = aimOf(world, set, next, card);
    if (!aim) continue;
    const at = parts.findLastIndex((p) => p.from === aim.from && p.key === aim.key && p.to === aim.to);
    const part = parts[at];
    if (part && part.things.length < MOST_TOGETHER) parts[at] = { ...part, things: [...part.things, thing] };
    else parts.push({ ...aim, things: [thing], shares: {} });
  }
  const possible = parts.filter((part) => !lostBy(world, set, part));
  if (possible.length === 0) return undefined;
  const things = possible.flatMap((part) => part.things);
  const asked = { cause: rekeyCause(world.cards.deck, next), index: 0, kind: 'rekey', set: next.id };
  const { cards, head } = numbered(world.cards, set.id, asked);
  const until = world.now + OWNER_MS;
  return { request: { kind: 'lock', ask: 'rekey', ...head, things, parts: possible, ready: [], until }, cards };
}

/** The cards as far as they have gone over; what couldn't be unlocked stays as it was, and is lost. */
export function rekeyed(cards: Cards, parts: readonly Part[]): Cards {
  const at: Record<string, Card> = { ...cards.at };
  for (const { things, out, lock } of parts) {
    for (const [i, thing] of things.entries())
      if (out) at[thing] = { place: at[thing]!.place, key: lock!, ...unpacked(out[i]!) };
  }
  return { ...cards, at };
}

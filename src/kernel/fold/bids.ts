/**
 * Reading a bid (`cards/bids.ts`) out of the entry that carries it. Its proofs, and those of what a move brings, are bound to one place,
 * which is worked out here.
 */
import { fromHex, hex } from '../bytes.ts';
import type { ReadBid } from '../cards/bids.ts';
import type { Bid } from '../runs/cards.ts';
import type { ChainIndex } from '../journal/session.ts';
import { proofsOf } from '../runs/card-world.ts';
import { ownContext } from '../secrets/context.ts';
import { IDENTITY } from '../secrets/group.ts';
import { sealLock } from '../secrets/tseal.ts';
import type { TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { WAITS, type Waits } from '../runs/not-yet.ts';

/** What the author's own proofs are bound to at its place, and the deck's key (hex); undefined while nobody keeps. */
export function ownPlace(
  room: Uint8Array,
  { keeping, cards }: TableState,
  place: ChainIndex,
): { readonly ctx: Uint8Array; readonly key: string } | undefined {
  if (!keeping?.set) return undefined;
  const ctx = ownContext({
    room,
    deck: fromHex(cards.deck),
    keyId: fromHex(keeping.set.id),
    device: fromHex(place.device),
    session: place.session,
    seq: place.seq,
  });
  return { ctx, key: keeping.set.deck.key };
}

/** What is meant for keepers goes to them where the game has any; at other tables it is a letter to oneself. */
export const isForKeepers = ({ game, group, box }: FoldWorld): boolean =>
  game.keepers === true && group !== undefined && box !== undefined;

/** (Everyone) What was sealed; undefined where the keepers may not help with it; waits while that is found out. */
export function readBid(
  world: FoldWorld,
  state: TableState,
  bytes: Uint8Array,
  place: ChainIndex,
  of: Pick<Bid, 'author' | 'move' | 'field'>,
): ReadBid | Waits | undefined {
  const { group, room } = world;
  const own = ownPlace(room, state, place);
  const r = sealLock(bytes);
  if (!group || !own || !r) return undefined;
  const { ctx, key } = own;
  const sealed = { ctx, key: fromHex(key), bytes };
  const good = proofsOf(world, group).known({ kind: 'seal/verify', sealed });
  if (!good) return good === undefined ? WAITS : undefined;
  return {
    bid: { ...of, ctx: hex(ctx), key, bytes: hex(bytes) },
    card: { place: 'pile', key, a: hex(r), b: hex(IDENTITY) },
  };
}

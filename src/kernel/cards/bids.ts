/**
 * Arguments sealed to the keepers: a choice made at the same time as everybody else's, which is opened when the game asks for it, even if its
 * author has gone. Its lock R lies among the cards as a ciphertext of nothing, so that keepers open it, and hand it over to new keepers,
 * as they do with cards. SPEC C19, C20.
 */
import type { PerformPorts } from '../asks/perform.ts';
import { hex, unhex, unutf8 } from '../bytes.ts';
import type { TableState } from '../fold/state.ts';
import type { FoldWorld } from '../fold/world.ts';
import type { Seat } from '../game.ts';
import { ownContext } from '../secrets/context.ts';
import { IDENTITY } from '../secrets/group.ts';
import { openSealBy, sealLock, sealToKeepers } from '../secrets/tseal.ts';
import type { Bid, Card, Cards } from './state.ts';
import { type CardWorld, proofsOf } from './world.ts';

/** The entry that carries it. */
export interface Place {
  readonly device: string;
  readonly session: number;
  readonly seq: number;
}

/** The author's place, as proofs of its own are bound to it; undefined while nobody keeps. */
export function ownPlace(room: Uint8Array, { keeping, cards }: TableState, place: Place): Uint8Array | undefined {
  if (!keeping?.set) return undefined;
  return ownContext({
    room,
    deck: unhex(cards.deck)!,
    keyId: unhex(keeping.set.id)!,
    device: unhex(place.device)!,
    session: place.session,
    seq: place.seq,
  });
}

/** What is meant for keepers goes to them where the game has any; at other tables it is a letter to oneself. */
export const isForKeepers = ({ game, group, box }: FoldWorld): boolean =>
  game.keepers === true && group !== undefined && box !== undefined;

export interface ReadBid {
  readonly bid: Bid;
  readonly card: Card;
}

/** (Everyone) What was sealed; undefined where the keepers may not help with it, `waits` while that is found out. */
export function readBid(
  world: FoldWorld,
  state: TableState,
  bytes: Uint8Array,
  place: Place,
  of: Pick<Bid, 'author' | 'move' | 'field'>,
): ReadBid | 'waits' | undefined {
  const { group, room } = world;
  const ctx = ownPlace(room, state, place);
  const r = sealLock(bytes);
  if (!group || !ctx || !r) return undefined;
  const { key } = state.keeping!.set!.deck;
  const sealed = { ctx, key: unhex(key)!, bytes };
  const good = proofsOf(world, group).known({ kind: 'seal/verify', sealed });
  if (!good) return good === undefined ? 'waits' : undefined;
  return {
    bid: { ...of, ctx: hex(ctx), key, bytes: hex(bytes) },
    card: { place: 'pile', key, a: hex(r), b: hex(IDENTITY) },
  };
}

/** With one more bid. */
export const withBid = (cards: Cards, handle: string, { bid, card }: ReadBid): Cards => ({
  ...cards,
  at: { ...cards.at, [handle]: card },
  bids: { ...cards.bids, [handle]: bid },
});

/** The text, by the element that the keepers laid bare (−r·Y); empty where its author sealed nothing that opens. */
export function bidText({ proofs, box }: CardWorld, bid: Bid, element: Uint8Array): string {
  const sealed = { ctx: unhex(bid.ctx)!, bytes: unhex(bid.bytes)! };
  const payload = box && openSealBy(box, sealed, proofs.group.sub(IDENTITY, element));
  return (payload && unutf8(payload)) ?? '';
}

const keptKey = ({ session, seq }: Place, field: string): string => `bid/${session}.${seq}/${field}`;

/** (Author) Seals, and keeps the text so that this device can read it again; nothing is sealed that couldn't be kept. */
export async function makeBid(
  { world, store, rng, cards }: PerformPorts,
  state: TableState,
  place: Place,
  field: string,
  payload: Uint8Array,
): Promise<Uint8Array | 'store/failing' | undefined> {
  const ctx = ownPlace(world.room, state, place);
  if (!ctx || !world.group || !cards) return undefined;
  try {
    await store.put(keptKey(place, field), payload);
  } catch {
    return 'store/failing';
  }
  const key = unhex(state.keeping!.set!.deck.key)!;
  return sealToKeepers(world.group, cards.box, rng, { ctx, key }, payload);
}

/** What this device has sealed under this handle; undefined where it was another one. */
export async function ownBid(
  { world, store, device }: PerformPorts,
  handle: string,
  { field }: Bid,
): Promise<string | undefined> {
  const entry = world.entry(handle.slice(0, handle.lastIndexOf('/')));
  const kept = entry?.device === device ? await store.get(keptKey(entry, field)) : undefined;
  return kept && unutf8(kept);
}

/** What this seat has sealed and nobody has opened, by handle. */
export const bidsOf = (cards: Cards, seat: Seat): (readonly [string, Bid])[] =>
  Object.entries(cards.bids).filter(([, { author }]) => author === seat);

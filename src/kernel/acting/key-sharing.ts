/**
 * Keys that one device tells another one of its seat. Those of the hand let it read that, and those it holds as a keeper let it step in.
 * PROTOCOL.md, "Between devices". Each is held against what all see of it before it is stored.
 */
import { readable } from '../cards/reading.ts';
import { fromHex, hex, type Reader, Writer } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import type { LogStore } from '../ports.ts';
import type { Group } from '../secrets/group.ts';
import { OwnKeys } from './own-keys.ts';
import type { PrivateKind } from './private-kind.ts';
import { keeperNumber, type KeeperSet, setsOf } from '../runs/keepers.ts';

const KEY_ITEM = { hand: 5, keeper: 6, escrow: 7 } as const;

type SharedKey =
  | { readonly kind: 'hand'; readonly secret: Uint8Array }
  | {
      readonly kind: 'keeper';
      readonly set: string;
      readonly exchange: Uint8Array;
      readonly shares: readonly [deck: Uint8Array, beacon: Uint8Array];
    }
  | { readonly kind: 'escrow'; readonly set: string; readonly key: string; readonly share: Uint8Array };

/** Items with all keys of this seat that are of use. */
async function collectKeys(store: LogStore, state: TableState, me: Seat): Promise<Uint8Array[]> {
  const keys = new OwnKeys(store);
  const items: Uint8Array[] = [];
  for (const key of handsOf(state, me)) {
    const secret = await keys.hand(key);
    if (secret) items.push(new Writer().u8(KEY_ITEM.hand).raw(secret).done());
  }
  for (const set of state.keeping ? setsOf(state.keeping) : []) {
    const { id, hands } = set;
    const n = keeperNumber(set, me) - 1;
    if (n < 0) continue;
    const [deck, beacon] = [await keys.share(id, set.deck.shares[n]!), await keys.share(id, set.beacon.shares[n]!)];
    const exchange = await keys.exchange(id);
    if (!exchange || !deck || !beacon) continue;
    items.push(new Writer().u8(KEY_ITEM.keeper).raw(fromHex(id)).raw(exchange).raw(deck).raw(beacon).done());
    for (const { key } of Object.values(hands)) {
      const share = await keys.escrow(id, key);
      if (share) items.push(new Writer().u8(KEY_ITEM.escrow).raw(fromHex(id)).raw(fromHex(key)).raw(share).done());
    }
  }
  return items;
}

/** Hand keys that this seat's cards are locked with, or will be. */
function handsOf({ cards, keeping }: TableState, seat: Seat): string[] {
  const told = (keeping ? setsOf(keeping) : []).flatMap(({ hands }) => hands[seat]?.key ?? []);
  const rings = Object.values(cards.rings ?? {}).flatMap(({ seats, keys }) => keys[seats.indexOf(seat)] ?? []);
  return [...new Set([...told, ...rings, ...readable(cards, seat).map(({ locked }) => locked.key)])];
}

/** One item, its type read already; undefined for another type. */
export function readKey(r: Reader, type: number): SharedKey | undefined {
  if (type === KEY_ITEM.hand) return { kind: 'hand', secret: r.bytes(32) };
  if (type === KEY_ITEM.keeper)
    return { kind: 'keeper', set: r.hex(16), exchange: r.bytes(32), shares: [r.bytes(32), r.bytes(32)] };
  if (type !== KEY_ITEM.escrow) return undefined;
  return { kind: 'escrow', set: r.hex(16), key: r.hex(32), share: r.bytes(32) };
}

/** Stores what is true and this seat's to know; answers whether it was. */
async function takeKey(group: Group, store: LogStore, state: TableState, me: Seat, told: SharedKey): Promise<boolean> {
  const keys = new OwnKeys(store);
  const elementOf = (secret: Uint8Array): string | undefined =>
    group.isScalar(secret) ? hex(group.base(secret)) : undefined;
  const is = (secret: Uint8Array, element: string | undefined): boolean =>
    element !== undefined && elementOf(secret) === element;
  if (told.kind === 'hand') {
    const key = elementOf(told.secret);
    if (key === undefined || !handsOf(state, me).includes(key)) return false;
    await keys.keepHand(group, told.secret);
    return true;
  }
  const set: KeeperSet | undefined = state.keeping && setsOf(state.keeping).find(({ id }) => id === told.set);
  const n = set ? keeperNumber(set, me) - 1 : -1;
  if (!set || n < 0) return false;
  if (told.kind === 'escrow') {
    const hand = Object.values(set.hands).find(({ key }) => key === told.key);
    if (!is(told.share, hand?.escrow?.[n])) return false;
    await keys.keepEscrow(set.id, told.key, told.share);
    return true;
  }
  const [deck, beacon] = told.shares;
  const good = is(told.exchange, set.exchange[n]) && is(deck, set.deck.shares[n]) && is(beacon, set.beacon.shares[n]);
  if (!good) return false;
  await keys.keepExchange(set, told.exchange);
  for (const secret of told.shares) await keys.keepShare(group, set.id, secret);
  return true;
}

/** As a row of `private-kinds.ts`. */
export const KEYS: PrivateKind = {
  collect: async ({ store }, state, me, to) => (to === me ? collectKeys(store, state, me) : []),
  read(r, type) {
    const told = readKey(r, type);
    return (
      told &&
      (async ({ store, world }, state, me) => world.group !== undefined && takeKey(world.group, store, state, me, told))
    );
  },
};

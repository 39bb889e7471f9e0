/**
 * Sealing what a page shows of itself: suite ‖ flags ‖ key epoch ‖ nonce ‖ XChaCha20-Poly1305(padded items) (PROTOCOL.md, "Presence").
 * The seal is bound to the client number and the clock of its frame. So a relay can show it neither as another's nor as newer than it is.
 * What the items say, and who says it, is read in `src/kernel/presence`.
 */
import { concat, read, utf8, Writer } from '../bytes.ts';
import type { Rng, Sodium } from '../ports.ts';
import { pad, unpad } from './seal.ts';

const SUITE = 0x01;
const PREFIX = 4;
const NONCE = 24;
const TAG = utf8('tavolata/presence/1');
/** Fills the relay's presence frame: as JSON, in base64url, it has 1,006 of its 1,024 bytes. */
const LARGEST = 704;
const SIZES = [128, 256, 384, 512, 640, LARGEST];
/** All items with their heads, and their number. */
const MAX_ITEMS_BYTES = 702;
const ITEM_HEAD = 3;

/** The longest sealed state, in bytes. */
export const MAX_STATE_BYTES: number = PREFIX + NONCE + 16 + LARGEST;

/** What may stand in a presence item, by its first byte. */
export const ITEM = { vote: 1, who: 2, want: 4, gesture: 5 } as const;

/** The longest gesture, in bytes. */
export const MAX_GESTURE_BYTES = 200;

/** One opened item of presence. */
export interface Item {
  readonly type: number;
  readonly bytes: Uint8Array;
}

/** The room's keys for presence. */
export interface PresenceKeys {
  readonly roomId: Uint8Array;
  /** 32 bytes, of this key epoch. */
  readonly key: Uint8Array;
  readonly keyEpoch: number;
}

/** Client number and clock of a presence frame, u32 each. */
export interface Mark {
  readonly client: number;
  readonly clock: number;
}

/** The items that one state can hold, the first ones first: what is too long for the room left is passed over. */
export function fitting(items: readonly Item[]): readonly Item[] {
  let left = MAX_ITEMS_BYTES;
  return items.filter(({ bytes }) => {
    const fits = bytes.length + ITEM_HEAD <= left;
    if (fits) left -= bytes.length + ITEM_HEAD;
    return fits;
  });
}

/** Items that don't fit throw: ask `fitting` first. */
export function sealPresence(
  ports: { readonly sodium: Sodium; readonly rng: Rng },
  keys: PresenceKeys,
  mark: Mark,
  items: readonly Item[],
): Uint8Array {
  const plain = new Writer().u8(items.length);
  for (const { type, bytes } of items) plain.u8(type).s16(bytes);
  const prefix = new Uint8Array([SUITE, 0, keys.keyEpoch >> 8, keys.keyEpoch & 0xff]);
  const nonce = ports.rng.bytes(NONCE);
  const sealed = ports.sodium.seal(pad(plain.done(), SIZES), context(prefix, keys, mark), nonce, keys.key);
  return concat(prefix, nonce, sealed);
}

/** The items, or why not: `seal/newer` is of a later version (nobody's fault), `seal/garbage` anything else. Never throws. */
export function openPresence(
  sodium: Sodium,
  keys: PresenceKeys,
  mark: Mark,
  state: Uint8Array,
):
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly code: 'seal/newer' | 'seal/garbage' } {
  const garbage = { ok: false, code: 'seal/garbage' } as const;
  if (state.length < PREFIX + NONCE + 16 || state.length > MAX_STATE_BYTES) return garbage;
  const keyEpoch = state[2]! * 256 + state[3]!;
  if (state[0] !== SUITE || state[1] !== 0 || keyEpoch !== keys.keyEpoch) return { ok: false, code: 'seal/newer' };
  const prefix = state.subarray(0, PREFIX);
  const nonce = state.subarray(PREFIX, PREFIX + NONCE);
  const padded = sodium.open(state.subarray(PREFIX + NONCE), context(prefix, keys, mark), nonce, keys.key);
  const plain = padded && unpad(padded, SIZES);
  const items = plain && read(plain, (r) => r.list(r.u8(), () => ({ type: r.u8(), bytes: r.b16() })));
  return items ? { ok: true, items } : garbage;
}

function context(prefix: Uint8Array, { roomId }: PresenceKeys, { client, clock }: Mark): Uint8Array {
  return concat(TAG, prefix, roomId, new Writer().u32(client).u32(clock).done());
}

/**
 * One thing on a board, sealed for the relay: prefix ‖ nonce ‖ XChaCha20-Poly1305(padded type ‖ bytes), as entries are, under the shelf's
 * own key and tag, and bound to the board (PROTOCOL.md, "Shelf").
 */
import { concat, utf8 } from '../bytes.ts';
import { pad, unpad } from '../journal/seal.ts';
import { MAX_ENTRY_BYTES } from '../journal/entry.ts';
import type { Rng, Sodium } from '../ports.ts';
import { PART_BYTES } from './limits.ts';
import type { BoardRoom } from './rooms.ts';

const PREFIX: Uint8Array = Uint8Array.of(0x01, 0, 0, 0);
const NONCE = 24;
const TAG = utf8('tavolata/shelf/1');
const SIZES = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, MAX_ENTRY_BYTES + 1];

/** What lies on a board: parts, and on the catalogue manifests. The numbers are part of the protocol. */
export const THING = { part: 1, manifest: 2 } as const;
/** A number of `THING`. */
export type ThingType = (typeof THING)[keyof typeof THING];

/** One sealed entry of a board, opened. */
export interface Thing {
  readonly type: ThingType;
  readonly bytes: Uint8Array;
}

type BoardKeys = Pick<BoardRoom, 'id' | 'key'>;

/** Padded to one of a few sizes and sealed under the board's key, with a fresh nonce. Throws where no entry of the relay could hold it. */
export function sealThing(sodium: Sodium, rng: Rng, room: BoardKeys, { type, bytes }: Thing): Uint8Array {
  const nonce = rng.bytes(NONCE);
  const plain = pad(concat(Uint8Array.of(type), bytes), SIZES);
  return concat(PREFIX, nonce, sodium.seal(plain, concat(TAG, PREFIX, room.id), nonce, room.key));
}

/** `newer`: of a later version, nobody's fault. `undefined`: nobody at this table can have made it honestly. Never throws. */
export function openThing(sodium: Sodium, room: BoardKeys, sealed: Uint8Array): Thing | 'newer' | undefined {
  if (sealed.length < PREFIX.length + NONCE + 16) return undefined;
  if (PREFIX.some((byte, i) => sealed[i] !== byte)) return 'newer';
  const nonce = sealed.subarray(PREFIX.length, PREFIX.length + NONCE);
  const padded = sodium.open(sealed.subarray(PREFIX.length + NONCE), concat(TAG, PREFIX, room.id), nonce, room.key);
  const plain = padded && unpad(padded, SIZES);
  if (!plain || plain.length < 2) return undefined;
  const bytes = plain.slice(1);
  if (plain[0] === THING.part) return bytes.length <= PART_BYTES ? { type: THING.part, bytes } : undefined;
  return plain[0] === THING.manifest ? { type: THING.manifest, bytes } : 'newer';
}

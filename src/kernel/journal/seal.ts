/**
 * Sealing one entry for the relay: suite ‖ flags ‖ key epoch ‖ nonce ‖ XChaCha20-Poly1305(padded entry) (PROTOCOL.md, "Sealed entry").
 * A fresh nonce for each sealing; what is stored and re-sent is the entry, never its sealed form.
 */
import { concat, utf8 } from '../bytes.ts';
import type { Rng, Sodium } from '../ports.ts';
import { MAX_ENTRY_BYTES } from './entry.ts';

const SUITE = 0x01;
const PREFIX = 4;
const NONCE = 24;
const TAG = utf8('tavolata/entry/1');
const BUCKETS = [256, 384, 512, 768, 1024, 1536, 2048, 4096, 8192, 16_384, 32_768, MAX_ENTRY_BYTES + 1];

/** The room's keys for entries. */
export interface SealKeys {
  readonly roomId: Uint8Array;
  /** 32 bytes, of this key epoch. */
  readonly key: Uint8Array;
  readonly keyEpoch: number;
}

/**
 * Fills up with 0x80 and zeros to the smallest of the sizes (ascending) that is longer. Bytes longer than all of them are our bug, and it
 * throws.
 */
export function pad(plain: Uint8Array, sizes: readonly number[]): Uint8Array {
  const size = sizes.find((one) => one > plain.length);
  if (size === undefined) throw new RangeError(`${plain.length} bytes to pad`);
  const out = new Uint8Array(size);
  out.set(plain);
  out[plain.length] = 0x80;
  return out;
}

/** `undefined` for another size or without the mark. */
export function unpad(padded: Uint8Array, sizes: readonly number[]): Uint8Array | undefined {
  let end = padded.length - 1;
  while (end >= 0 && padded[end] === 0) end--;
  if (!sizes.includes(padded.length) || end < 0 || padded[end] !== 0x80) return undefined;
  // A copy: what is stored and kept of an entry isn't its padding.
  return padded.slice(0, end);
}

/** An entry padded to a bucket and sealed with the table's key: suite, key's number, nonce, sealed text. */
export function sealEntry(sodium: Sodium, rng: Rng, keys: SealKeys, entry: Uint8Array): Uint8Array {
  const prefix = new Uint8Array([SUITE, 0, keys.keyEpoch >> 8, keys.keyEpoch & 0xff]);
  const nonce = rng.bytes(NONCE);
  return concat(prefix, nonce, sodium.seal(pad(entry, BUCKETS), concat(TAG, prefix, keys.roomId), nonce, keys.key));
}

/**
 * The entry's bytes, or why not: `seal/newer` is a suite, flag or key epoch that this version doesn't know (nobody's fault),
 * `seal/garbage` anything else.
 */
export function openEntry(
  sodium: Sodium,
  keys: SealKeys,
  sealed: Uint8Array,
):
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: 'seal/newer' | 'seal/garbage' } {
  if (sealed.length < PREFIX + NONCE + 16) return { ok: false, code: 'seal/garbage' };
  const keyEpoch = sealed[2]! * 256 + sealed[3]!;
  if (sealed[0] !== SUITE || sealed[1] !== 0 || keyEpoch !== keys.keyEpoch) return { ok: false, code: 'seal/newer' };
  const prefix = sealed.subarray(0, PREFIX);
  const nonce = sealed.subarray(PREFIX, PREFIX + NONCE);
  const padded = sodium.open(sealed.subarray(PREFIX + NONCE), concat(TAG, prefix, keys.roomId), nonce, keys.key);
  const bytes = padded && unpad(padded, BUCKETS);
  return bytes ? { ok: true, bytes } : { ok: false, code: 'seal/garbage' };
}

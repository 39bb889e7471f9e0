/**
 * The bytes of veiled letters. They are lists of small numbers that all seats send to a hub, and the hub to all seats, under keys that move
 * on. A reader of the root cell reads all of them; a seat reads its own until it has forgotten the key. No tag, no commitment: every key
 * gives some content, so that what a device keeps fits every letter. SPEC V1, V5, V6, V8, V9; the machine is `asks/veil.ts`.
 *
 *     K_s,0   = HKDF-SHA256(root cell, salt = attempt 32, info = "tavolata/v1/veil-seat" ‖ seat u8) 32
 *     K_s,m+1 = HMAC-SHA256(K_s,m, "tavolata/v1/veil-next")
 *     pad     = first 16 of HMAC-SHA256(K_s,m, "tavolata/v1/veil-pad" ‖ way u8 ‖ cause 32 ‖ index u16 ‖ nonce 8)
 *     place   = x XOR pad, x = v + P·u as 16 bytes: v the numbers in mixed radix, P the product of the bases, u uniform below ⌊2¹²⁸ / P⌋
 *     nonce   = first 8 of HMAC-SHA256(K of the first seat, "tavolata/v1/veil-nonce" ‖ chance 32 ‖ all v as 8 bytes each)
 */
import { lastIn } from '../held.ts';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, hex, read, utf8, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';

const SEAT = utf8('tavolata/v1/veil-seat');
const NEXT = utf8('tavolata/v1/veil-next');
const PAD = utf8('tavolata/v1/veil-pad');
const NONCE = utf8('tavolata/v1/veil-nonce');
const SLOT = utf8('tavolata/v1/veil-slot');
const EPHEMERAL = utf8('tavolata/v1/veil-eph');

/** In front of a letter's places. */
export const NONCE_BYTES = 8;
/** One list of numbers, hidden. */
export const PLACE_BYTES = 16;

/** The ask that letters are for, and which way they go. */
export interface VeilAt {
  readonly way: 'in' | 'out';
  /** 32 B. */
  readonly cause: Uint8Array;
  readonly index: number;
}

/** (Reader of the root) A seat's first key. @param attempt of the joint secret @param cell value of the root's cell */
export const firstKey = (attempt: Uint8Array, cell: string, seat: Seat): Uint8Array =>
  hkdf(sha256, utf8(cell), attempt, concat(SEAT, Uint8Array.of(seat)), 32);

/** The key of the next veil; there is no way back. */
export const nextKey = (key: Uint8Array): Uint8Array => hmac(sha256, key, NEXT);

/** So many veils on. */
export function keyAfter(key: Uint8Array, steps: number): Uint8Array {
  let at = key;
  for (let i = 0; i < steps; i++) at = nextKey(at);
  return at;
}

const padOf = (key: Uint8Array, { way, cause, index }: VeilAt, nonce: Uint8Array): Uint8Array => {
  const at = new Writer().raw(PAD).u8(way === 'in' ? 0 : 1);
  return hmac(sha256, key, at.raw(cause).u16(index).raw(nonce).done()).subarray(0, PLACE_BYTES);
};

const xor = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((byte, i) => byte ^ b[i]!);

const productOf = (bases: readonly number[]): bigint => bases.reduce((product, base) => product * BigInt(base), 1n);

/** May letters have these bases? At least one number, each of at least one value, not more of all together than 2⁶⁴. */
export const areBases = (bases: readonly number[]): boolean =>
  bases.length > 0 && bases.every((base) => Number.isSafeInteger(base) && base >= 1) && productOf(bases) <= 2n ** 64n;

/** Is this one number for each base, below it? */
export const fitBases = (bases: readonly number[], numbers: readonly number[]): boolean =>
  numbers.length === bases.length &&
  bases.every((base, i) => Number.isInteger(numbers[i]) && numbers[i]! >= 0 && numbers[i]! < base);

function bigOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${hex(bytes)}`);
}

function bytesOf(value: bigint, n: number): Uint8Array {
  const out = new Uint8Array(n);
  for (let [i, left] = [n - 1, value]; i >= 0; i--, left >>= 8n) out[i] = Number(left & 255n);
  return out;
}

/** The numbers in mixed radix, the first the highest. */
const radixOf = (bases: readonly number[], numbers: readonly number[]): bigint =>
  bases.reduce((v, base, i) => v * BigInt(base) + BigInt(numbers[i]!), 0n);

/** @param chance 32 B: sixteen bytes more than are drawn from, so that no value is likelier */
function encode(bases: readonly number[], v: bigint, chance: Uint8Array): Uint8Array {
  const product = productOf(bases);
  return bytesOf(v + product * (bigOf(chance) % (2n ** 128n / product)), PLACE_BYTES);
}

function decode(bases: readonly number[], x: Uint8Array): readonly number[] {
  let v = bigOf(x) % productOf(bases);
  const out: number[] = [];
  for (const base of bases.toReversed()) {
    out.unshift(Number(v % BigInt(base)));
    v /= BigInt(base);
  }
  return out;
}

/**
 * (Sender) A letter of one place for each key: nonce 8 ‖ places of 16. An `in` has one key and one list.
 * @param chance 32 + 32 B a list, fresh. Where it repeats, as in a page restored from a snapshot, other numbers still get another nonce.
 */
export function makeLetter(
  at: VeilAt,
  bases: readonly number[],
  keys: readonly Uint8Array[],
  lists: readonly (readonly number[])[],
  chance: Uint8Array,
): Uint8Array {
  if (keys.length === 0 || keys.length !== lists.length || chance.length !== 32 * (keys.length + 1))
    throw new RangeError(`letter: ${lists.length} lists for ${keys.length} keys`);
  if (!lists.every((numbers) => fitBases(bases, numbers))) throw new RangeError('letter: numbers that fit no base');
  const values = lists.map((numbers) => radixOf(bases, numbers));
  const from = concat(NONCE, chance.subarray(0, 32), ...values.map((v) => bytesOf(v, 8)));
  const nonce = hmac(sha256, keys[0]!, from).subarray(0, NONCE_BYTES);
  const places = values.map((v, i) =>
    xor(encode(bases, v, chance.subarray(32 * (i + 1), 32 * (i + 2))), padOf(keys[i]!, at, nonce)),
  );
  return concat(nonce, ...places);
}

/** How long a letter is: the same whatever it says. */
export const letterBytes = (places: number): number => NONCE_BYTES + places * PLACE_BYTES;

/** (Whoever has the key) The numbers at one place of a letter. Any key gives some. */
export function readPlace(
  at: VeilAt,
  bases: readonly number[],
  key: Uint8Array,
  letter: Uint8Array,
  place: number,
): readonly number[] {
  const nonce = letter.subarray(0, NONCE_BYTES);
  const from = NONCE_BYTES + place * PLACE_BYTES;
  return decode(bases, xor(letter.subarray(from, from + PLACE_BYTES), padOf(key, at, nonce)));
}

/** A seat's key, sealed to the game key of one of its devices. */
export interface Slot {
  /** Hex 16. */
  readonly device: string;
  /** The first veil that can be read with it. */
  readonly m: number;
  /** Hex: enc 32 ‖ ct 48. */
  readonly sealed: string;
}

/** The seat whose slot it is, and from which veil on. */
export interface SlotPlace {
  /** 32 B, of the joint secret: it holds the room. */
  readonly attempt: Uint8Array;
  readonly seat: Seat;
  /** 16 B. */
  readonly device: Uint8Array;
  readonly m: number;
}

/** What the sealing of a slot is bound to. */
export const slotInfo = ({ attempt, seat, device, m }: SlotPlace): Uint8Array =>
  new Writer().raw(SLOT).raw(attempt).u8(seat).raw(device).u16(m).done();

/** (Reader of the root) 32 B that the sealing's ephemeral key follows from. So once the root is open a slot can be made again. */
export const slotSeed = (attempt: Uint8Array, cell: string, seat: Seat, gameKey: Uint8Array, m: number): Uint8Array =>
  hkdf(sha256, utf8(cell), attempt, new Writer().raw(EPHEMERAL).u8(seat).raw(gameKey).u16(m).done(), 32);

/** (Hub) The body of an entry with keys. `device` 16 B, `sealed` enc 32 ‖ ct 48. */
export function writeSlots(
  slots: readonly { readonly device: Uint8Array; readonly m: number; readonly sealed: Uint8Array }[],
): Uint8Array {
  const w = new Writer().u8(slots.length);
  for (const { device, m, sealed } of slots) w.raw(device).u16(m).raw(sealed);
  return w.done();
}

/** At least one, each for another device; else `undefined`. */
export function readSlots(bytes: Uint8Array): readonly Slot[] | undefined {
  const slots = read(bytes, (r) => r.list(r.u8(), () => ({ device: r.hex(16), m: r.u16(), sealed: hex(r.bytes(80)) })));
  if (!slots || slots.length === 0) return undefined;
  return new Set(slots.map(({ device }) => device)).size === slots.length ? slots : undefined;
}

/**
 * Keys of all seats from an open root, each made once: a whole evening's letters are read with the same few hundred. Pure; it only remembers.
 */
export class SeatKeys {
  readonly #attempt: Uint8Array;
  readonly cell: string;
  readonly #keys = new Map<Seat, Uint8Array[]>();

  constructor(attempt: Uint8Array, cell: string) {
    this.#attempt = attempt;
    this.cell = cell;
  }

  /** Of this seat for veil `m`. */
  at(seat: Seat, m: number): Uint8Array {
    const keys = this.#keys.get(seat) ?? [firstKey(this.#attempt, this.cell, seat)];
    this.#keys.set(seat, keys);
    while (keys.length <= m) keys.push(nextKey(lastIn(keys)));
    return keys[m]!;
  }
}

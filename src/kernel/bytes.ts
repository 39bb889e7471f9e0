/**
 * Exact-length bytes: one reader and one writer for all binary layouts, and the few helpers around them.
 * Integers are big-endian; `s8` and `s16` are a length as u8 or u16, then that many bytes (UTF-8 where it is text).
 */

/** Most codes that one call takes: arguments lie on the stack. */
const MOST_CODES = 1_024;

const encoder = new TextEncoder();
// `ignoreBOM`: a byte-order mark stays in the text, so that text and bytes are always one to one.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Thrown inside `read` only. */
class Misread extends Error {}

/**
 * Reads a whole layout: what `layout` returns, or `undefined` where the bytes end early, go on after it, or hold bad UTF-8.
 * A layout that returns `undefined` refuses by itself. Never throws for what the bytes are; the layout's own bugs do throw.
 */
export function read<T>(bytes: Uint8Array, layout: (r: Reader) => T | undefined): T | undefined {
  const r = new Reader(bytes);
  try {
    const value = layout(r);
    return r.end() ? value : undefined;
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

/** The same in slices, for what is long: it is gone on with after each `yield` of the layout's. */
export function* slowlyRead<T>(
  bytes: Uint8Array,
  layout: (r: Reader) => Generator<void, T | undefined>,
): Generator<void, T | undefined> {
  const r = new Reader(bytes);
  try {
    const value = yield* layout(r);
    return r.end() ? value : undefined;
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

/** A cursor over bytes, given by `read`; it goes forward only. */
export class Reader {
  readonly #all: Uint8Array;
  #at = 0;

  constructor(all: Uint8Array) {
    this.#all = all;
  }

  /** Offset of the next byte. */
  get at(): number {
    return this.#at;
  }

  u8(): number {
    return this.#all[this.#skip(1)]!;
  }

  u16(): number {
    return this.#uint(2);
  }

  u32(): number {
    return this.#uint(4);
  }

  /** Milliseconds of table time, mostly: whole numbers below 2⁴⁸. */
  u48(): number {
    return this.#uint(6);
  }

  /** A copy, so that what was read keeps nothing else in memory and nobody can change it from outside. */
  bytes(n: number): Uint8Array {
    const at = this.#skip(n);
    return this.#all.slice(at, at + n);
  }

  /** Bytes after a u16 length. */
  b16(): Uint8Array {
    return this.bytes(this.u16());
  }

  /** So many bytes in lower-case hex. */
  hex(n: number): string {
    const at = this.#skip(n);
    return hexAt(this.#all, at, at + n);
  }

  /** Text after a u8 length. */
  s8(): string {
    return this.#text(this.u8());
  }

  /** Text after a u16 length. */
  s16(): string {
    return this.#text(this.u16());
  }

  /** `n` of the same kind, one after the other. */
  list<T>(n: number, one: (r: Reader) => T): T[] {
    return Array.from({ length: n }, () => one(this));
  }

  /** All that is left. */
  rest(): Uint8Array {
    return this.bytes(this.#all.length - this.#at);
  }

  end(): boolean {
    return this.#at === this.#all.length;
  }

  #uint(size: number): number {
    const at = this.#skip(size);
    let value = 0;
    for (let i = at; i < at + size; i++) value = value * 256 + this.#all[i]!;
    return value;
  }

  #text(n: number): string {
    const at = this.#skip(n);
    return ascii(this.#all, at, at + n) ?? text(this.#all.subarray(at, at + n));
  }

  #skip(n: number): number {
    const at = this.#at;
    if (n > this.#all.length - at) throw new Misread();
    this.#at = at + n;
    return at;
  }
}

/** Most texts are short names; the platform's decoder takes several times as long for those. `undefined` for all others. */
function ascii(bytes: Uint8Array, from: number, to: number): string | undefined {
  if (to - from > MOST_CODES) return undefined;
  const codes: number[] = [];
  for (let i = from; i < to; i++) {
    const code = bytes[i]!;
    if (code >= 0x80) return undefined;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}

function text(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Misread();
  }
}

/** Room of a new writer; most of what is written fits. */
const ROOM_BYTES = 128;

/** Builds bytes; a number or length that doesn't fit its field is our own bug and throws. */
export class Writer {
  #out = new Uint8Array(ROOM_BYTES);
  #at = 0;

  u8(n: number): this {
    return this.#int('u8', n, 1);
  }

  u16(n: number): this {
    return this.#int('u16', n, 2);
  }

  u32(n: number): this {
    return this.#int('u32', n, 4);
  }

  u48(n: number): this {
    return this.#int('u48', n, 6);
  }

  raw(bytes: Uint8Array): this {
    const at = this.#take(bytes.length);
    this.#out.set(bytes, at);
    return this;
  }

  /** Text or bytes behind a u8 length. */
  s8(value: string | Uint8Array): this {
    const bytes = typeof value === 'string' ? utf8(value) : value;
    return this.u8(bytes.length).raw(bytes);
  }

  /** Text or bytes behind a u16 length. */
  s16(value: string | Uint8Array): this {
    const bytes = typeof value === 'string' ? utf8(value) : value;
    return this.u16(bytes.length).raw(bytes);
  }

  done(): Uint8Array {
    return this.#out.slice(0, this.#at);
  }

  #int(field: string, n: number, size: number): this {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** (8 * size)) throw new RangeError(`${field}: ${n}`);
    const at = this.#take(size);
    // Only the lower 32 bits can be shifted.
    let [left, high] = [n, size > 4 ? Math.floor(n / 2 ** 32) : 0];
    for (let i = at + size - 1; i >= at; i--) {
      if (i === at + size - 5) left = high;
      this.#out[i] = left & 255;
      left >>>= 8;
    }
    return this;
  }

  /** Where the next so many bytes go. */
  #take(n: number): number {
    const at = this.#at;
    this.#at = at + n;
    if (this.#at > this.#out.length) {
      const wider = new Uint8Array(Math.max(this.#at, 2 * this.#out.length));
      wider.set(this.#out.subarray(0, at));
      this.#out = wider;
    }
    return at;
  }
}

/** The parts one behind the other, as a copy of their bytes. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Same length and bytes. Not in constant time: for what everybody may see. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The order of bytes as numbers, a prefix first, for sorting hashes the same everywhere. @returns below 0, 0, or above, as for `sort` */
export function compare(a: Uint8Array, b: Uint8Array): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Names are shorter: to call the encoder takes longer than to write them down. */
const SHORT = 48;

/** Text as UTF-8; half a surrogate pair becomes U+FFFD, as `TextEncoder` has it. Short ASCII takes a quicker way. */
export function utf8(value: string): Uint8Array {
  if (value.length > SHORT) return encoder.encode(value);
  const out = new Uint8Array(value.length);
  for (let i = 0; i < out.length; i++) {
    const code = value.charCodeAt(i);
    if (code > 127) return encoder.encode(value);
    out[i] = code;
  }
  return out;
}

/** Text of UTF-8, read strictly: bad UTF-8 is `undefined`. */
export function unutf8(bytes: Uint8Array): string | undefined {
  return read(bytes, (r) => text(r.rest()));
}

const DIGITS = '0123456789abcdef';
/** Of each byte: both digits, and the codes of the first and of the second. */
const PAIRS: readonly string[] = Array.from({ length: 256 }, (_, byte) => DIGITS[byte >> 4]! + DIGITS[byte & 15]!);
const HIGH: readonly number[] = PAIRS.map((pair) => pair.charCodeAt(0));
const LOW: readonly number[] = PAIRS.map((pair) => pair.charCodeAt(1));

/** Bytes as lower-case hex, two digits each. */
export const hex = (bytes: Uint8Array): string => hexAt(bytes, 0, bytes.length);

/** Hex of the bytes from `from` to before `to`: a view of them would cost more than its digits. In one piece: a rope of pieces is flattened at each look into a map. */
export function hexAt(bytes: Uint8Array, from: number, to: number): string {
  const pieces: string[] = [];
  let at = from;
  for (; at + 8 <= to; at += 8) pieces.push(eight(bytes, at));
  for (; at < to; at++) pieces.push(PAIRS[bytes[at]!]!);
  return pieces.join('');
}

/**
 * The digits of eight bytes, written out, since a list of codes, spread, takes half as long again. Ids and hashes are most of what is read
 * of a log.
 */
function eight(all: Uint8Array, at: number): string {
  const [a, b, c, d] = [all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!];
  const [e, f, g, h] = [all[at + 4]!, all[at + 5]!, all[at + 6]!, all[at + 7]!];
  // prettier-ignore
  return String.fromCharCode(
    HIGH[a]!, LOW[a]!, HIGH[b]!, LOW[b]!, HIGH[c]!, LOW[c]!, HIGH[d]!, LOW[d]!,
    HIGH[e]!, LOW[e]!, HIGH[f]!, LOW[f]!, HIGH[g]!, LOW[g]!, HIGH[h]!, LOW[h]!,
  );
}

/** Bytes of hex: lower case and whole bytes only; anything else is `undefined`. */
export function unhex(value: string): Uint8Array | undefined {
  if (value.length % 2 !== 0) return undefined;
  const out = new Uint8Array(value.length / 2);
  for (let i = 0; i < out.length; i++) {
    const byte = (NIBBLES[value.charCodeAt(2 * i)] ?? BAD) * 16 + (NIBBLES[value.charCodeAt(2 * i + 1)] ?? BAD);
    if (byte > 255) return undefined;
    out[i] = byte;
  }
  return out;
}

/**
 * As `unhex`, for text that our own code has written or the fold has read already.
 * @throws where it isn't hex: a fault of ours, as bad data was refused before
 */
export function fromHex(value: string): Uint8Array {
  const bytes = unhex(value);
  if (!bytes) throw new RangeError('fromHex: not lower-case hex of whole bytes');
  return bytes;
}

/** No digit. */
const BAD = 256;
/** The value of a hex digit, by its code unit. */
const NIBBLES: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(code));
  return digit < 0 ? BAD : digit;
});

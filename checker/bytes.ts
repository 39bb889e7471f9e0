/** Bytes as PROTOCOL.md writes them: whole numbers big-endian, `s8` and `s16` behind their length. A reader never throws: it says that it failed. */
import { createHash } from 'node:crypto';

/** H of the document: SHA-256. */
export const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return Uint8Array.from(hash.digest());
};

export const sha512 = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha512').update(bytes).digest());

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const unhex = (name: string): Uint8Array => Uint8Array.from(Buffer.from(name, 'hex'));
export const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf8'));
export const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));

export const u32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

export const u16 = (value: number): Uint8Array => Uint8Array.of(value >> 8, value);

/** 32 or 16 zeros, in hex: nothing, or nobody. */
export const isZero = (name: string): boolean => /^0*$/.test(name);

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads from front to back. After a failure everything reads as nothing, and `ended` is false for ever. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #failed = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How many bytes are read. */
  get at(): number {
    return this.#at;
  }

  get left(): number {
    return this.#failed ? 0 : this.#bytes.length - this.#at;
  }

  /** Exactly all bytes were taken, and each was there. */
  get ended(): boolean {
    return !this.#failed && this.#at === this.#bytes.length;
  }

  take(length: number): Uint8Array {
    if (this.#failed || this.left < length) {
      this.#failed = true;
      return new Uint8Array(0);
    }
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Looks at what comes without taking it. */
  peek(length: number): Uint8Array {
    return this.#failed ? new Uint8Array(0) : this.#bytes.subarray(this.#at, this.#at + length);
  }

  /** @returns hex */
  name(length: number): string {
    return hex(this.take(length));
  }

  rest(): Uint8Array {
    return this.take(this.left);
  }

  number(length: 1 | 2 | 4 | 6): number {
    return this.take(length).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  u8(): number {
    return this.number(1);
  }

  u16(): number {
    return this.number(2);
  }

  u32(): number {
    return this.number(4);
  }

  /** Bytes behind their length. */
  s(length: 1 | 2): Uint8Array {
    return this.take(this.number(length));
  }

  /** Text behind its length; bad UTF-8 is a failure. */
  text(length: 1 | 2): string {
    try {
      return strict.decode(this.s(length));
    } catch {
      this.#failed = true;
      return '';
    }
  }

  /** The same thing so many times. */
  times<T>(count: number, read: () => T): readonly T[] {
    const all: T[] = [];
    for (let i = 0; i < count && !this.#failed; i++) all.push(read());
    return all;
  }

  /** A flag that may be 0 or 1. */
  yes(): boolean {
    const value = this.u8();
    if (value > 1) this.#failed = true;
    return value === 1;
  }

  /** What isn't so makes all of it nothing. */
  need(holds: boolean): void {
    if (!holds) this.#failed = true;
  }
}

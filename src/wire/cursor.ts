/**
 * A reader of bytes that are not trusted. It never throws and never reads past the end. The first failure is kept in `code` and every later
 * read answers 0, so a parser may look once after several reads. Leaves meaning to its callers.
 */
import type { WireCode, WireRefusal } from './refusal.ts';

export class Cursor {
  readonly bytes: Uint8Array;
  at: number;
  code: WireCode | undefined;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
    this.code = undefined;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  /** Notes the first failure; later ones change nothing. */
  fail(code: WireCode): void {
    this.code ??= code;
  }

  refusal(code?: WireCode): WireRefusal {
    return { ok: false, code: this.code ?? code ?? 'wire/truncated', at: this.at };
  }

  byte(): number {
    const byte = this.bytes[this.at];
    if (this.code !== undefined || byte === undefined) {
      this.fail('wire/truncated');
      return 0;
    }
    this.at += 1;
    return byte;
  }

  /**
   * A whole number in lib0's variable length, at most `max` (below 2^53). Only the shortest spelling is taken: Yjs
   * writes no other, and one number with two spellings is one more thing in which two parsers can differ.
   */
  varUint(max: number, code: WireCode = 'wire/varint'): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      if (this.code !== undefined) return 0;
      value += (byte & 0x7f) * scale;
      if (value > max) {
        this.fail(code);
        return 0;
      }
      if (byte < 0x80) {
        if (byte === 0 && scale > 1) {
          this.fail('wire/varint');
          return 0;
        }
        return value;
      }
      scale *= 128;
      if (scale > 2 ** 49) {
        this.fail('wire/varint');
        return 0;
      }
    }
  }

  /** Steps over a length and so many bytes, and answers the offset of the first of them. */
  block(max: number, code: WireCode): number {
    const length = this.varUint(Number.MAX_SAFE_INTEGER);
    if (this.code === undefined && length > this.left) this.fail('wire/truncated');
    if (this.code === undefined && length > max) this.fail(code);
    if (this.code !== undefined) return this.at;
    this.at += length;
    return this.at - length;
  }
}

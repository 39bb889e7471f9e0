import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base64url, unbase64url } from '../../src/kernel/base64url.ts';
import {
  compare,
  concat,
  equal,
  fromHex,
  hex,
  read,
  type Reader,
  unhex,
  unutf8,
  utf8,
  Writer,
} from '../../src/kernel/bytes.ts';

const anyBytes = fc.uint8Array({ maxLength: 80 });

describe('reader and writer', () => {
  const layout = (r: Reader) => ({
    a: r.u8(),
    b: r.u16(),
    c: r.u32(),
    d: r.u48(),
    e: r.s8(),
    f: r.s16(),
    g: r.bytes(3),
  });
  const written = new Writer()
    .u8(255)
    .u16(0x1234)
    .u32(0xfffffffe)
    .u48(2 ** 48 - 1)
    .s8('è')
    .s16('tavola')
    .raw(utf8('end'))
    .done();

  test('[I8] what is written in a layout reads back', () => {
    const value = { a: 255, b: 0x1234, c: 0xfffffffe, d: 2 ** 48 - 1, e: 'è', f: 'tavola', g: utf8('end') };
    expect(read(written, layout)).toEqual(value);
    expect(hex(written.subarray(0, 13))).toBe('ff1234fffffffeffffffffffff');
  });

  test('[I8] every shorter and every longer text reads as nothing', () => {
    for (let n = 0; n < written.length; n++) expect(read(written.subarray(0, n), layout)).toBeUndefined();
    expect(read(concat(written, Uint8Array.of(0)), layout)).toBeUndefined();
  });

  test('[I8] bad UTF-8 reads as nothing, and a byte-order mark stays', () => {
    for (const text of ['ff', 'c080', 'eda080', 'f4908080', 'e282']) expect(unutf8(fromHex(text))).toBeUndefined();
    expect(unutf8(utf8('\uFEFFa'))).toBe('\uFEFFa');
  });

  test('[I8] a slice of a larger buffer reads as itself, and what was read is a copy', () => {
    const large = Uint8Array.of(9, 9, 1, 2, 3, 9);
    const got = read(large.subarray(2, 5), (r) => [r.u8(), r.rest()] as const)!;
    large.fill(0);
    expect(got).toEqual([1, Uint8Array.of(2, 3)]);
  });

  test('[I8] no bytes make a reader throw', () => {
    fc.assert(fc.property(anyBytes, (bytes) => void read(bytes, layout)));
  });

  test('[I8] our own bugs do throw: in a layout, and numbers that do not fit', () => {
    expect(() =>
      read(written, () => {
        throw new TypeError('bug');
      }),
    ).toThrow('bug');
    for (const bad of [-1, 256, 1.5, Number.NaN]) expect(() => new Writer().u8(bad)).toThrow(`u8: ${bad}`);
    expect(() => new Writer().u48(2 ** 48)).toThrow('u48');
    expect(() => new Writer().s8('a'.repeat(256))).toThrow('u8: 256');
  });
});

describe('spellings of bytes', () => {
  test('[I9] hex and base64url agree with Node and read back', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(hex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(unhex(hex(bytes))).toEqual(bytes);
        expect(unbase64url(base64url(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['A', 'AB', 'AAB', 'AA==', 'A A', 'AA+A', 'AA/A', 'AAAAA', 'é', 'AA\n'])(
    '[I9] %j is no base64url',
    (text) => {
      expect(unbase64url(text)).toBeUndefined();
    },
  );

  test.each(['0', 'AB', '0x', 'zz', ' 00'])('[I9] %j is no hex', (text) => {
    expect(unhex(text)).toBeUndefined();
    expect(() => fromHex(text)).toThrow(RangeError);
  });

  test('[I9] whatever reads as base64url is the one spelling of its bytes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const bytes = unbase64url(text);
        if (bytes) expect(base64url(bytes)).toBe(text);
      }),
    );
  });

  test('equality and order are those of the bytes', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Buffer.compare(a, b));
        expect(equal(a, b)).toBe(Buffer.compare(a, b) === 0);
      }),
    );
  });
});

/** A small PNG of one colour; its head says any size. */
import { deflateSync } from 'node:zlib';
import { crc32 } from '../../src/games/sandbox/box/file/crc32.ts';

const u32 = (n: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(n);
  return out;
};

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  return Buffer.concat([u32(body.length), named, u32(crc32(named))]);
}

/** Up to this size the pixels are really there. */
const MOST_DRAWN = 1_000;

/** @param colour red, green, blue */
export function makePng(w: number, h: number, colour: readonly [number, number, number] = [200, 60, 20]): Uint8Array {
  const isDrawn = w <= MOST_DRAWN && h <= MOST_DRAWN;
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: isDrawn ? w : 1 }, () => Buffer.from(colour))]);
  const pixels = Buffer.concat(Array.from({ length: isDrawn ? h : 1 }, () => row));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', Buffer.concat([u32(w), u32(h), Buffer.from([8, 2, 0, 0, 0])])),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

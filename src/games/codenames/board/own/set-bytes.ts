/**
 * A table's own pictures as one thing for the shelf, and back. Bytes from there were put by somebody at the table. The reader takes exactly
 * this layout, two kinds of image, and none that would grow large when it is drawn.
 *
 *     set     = version u8 = 1 · n u16 · n × picture
 *     picture = type u8 (1 WebP, 2 JPEG) · size u32 · bytes
 */
import { read, Writer } from '../../../../kernel/bytes.ts';
import { MAX_OWN, MIN_OWN } from '../../pictures.ts';
import { sizeOf } from '../../../kit/picture-size.ts';

const VERSION = 1;

export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Of one picture in the set; made ones have a fiftieth of it. */
export const MAX_PICTURE_BYTES: number = 1024 * 1024;
/** Longest side in pixels that is drawn; made ones have half of it. */
export const MAX_SIDE = 1_024;

export interface OwnPicture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** Throws for a number of pictures or a type that there isn't: a bug. */
export function writeSet(pictures: readonly OwnPicture[]): Uint8Array {
  const writer = new Writer().u8(VERSION).u16(pictures.length);
  for (const { type, bytes } of pictures)
    writer
      .u8(PICTURE_TYPES.indexOf(type) + 1)
      .u32(bytes.length)
      .raw(bytes);
  return writer.done();
}

/** `undefined` for whatever isn't such a set. Never throws. */
export function readSet(bytes: Uint8Array): readonly OwnPicture[] | undefined {
  const pictures = read(bytes, (r) => {
    if (r.u8() !== VERSION) return undefined;
    const n = r.u16();
    if (n < MIN_OWN || n > MAX_OWN) return undefined;
    return r.list(n, (one) => ({ type: PICTURE_TYPES[one.u8() - 1], bytes: one.bytes(one.u32()) }));
  });
  return pictures?.every(isPicture) ? pictures : undefined;
}

export function isPicture(picture: {
  readonly type: PictureType | undefined;
  readonly bytes: Uint8Array;
}): picture is OwnPicture {
  const { type, bytes } = picture;
  if (type === undefined || bytes.length > MAX_PICTURE_BYTES) return false;
  const size = sizeOf(type, bytes);
  return size !== undefined && size.every((side) => side > 0 && side <= MAX_SIDE);
}

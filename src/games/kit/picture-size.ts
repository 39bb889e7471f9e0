/**
 * Width and height as an image's own head tells them, without drawing it: a few kilobytes can claim a gigabyte of pixels. Read are WebP with
 * one still frame, JPEG with its frame before its data, PNG and GIF with their canvas.
 */
export type ImageType = 'image/webp' | 'image/jpeg' | 'image/png' | 'image/gif';

/** In pixels. */
export type Size = readonly [width: number, height: number];

/** The kind that the first bytes claim; `undefined` for whatever isn't one of the four. Names and extensions are not asked. */
export function typeOf(bytes: Uint8Array): ImageType | undefined {
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return 'image/webp';
  if (at(bytes, 0) === 0xff && at(bytes, 1) === 0xd8) return 'image/jpeg';
  if (at(bytes, 0) === 0x89 && says(bytes, 1, 'PNG\r\n')) return 'image/png';
  return says(bytes, 0, 'GIF8') ? 'image/gif' : undefined;
}

/** Width and height in pixels; `undefined` where the bytes aren't such an image. Never throws. */
export function sizeOf(type: ImageType, bytes: Uint8Array): Size | undefined {
  switch (type) {
    case 'image/webp':
      return webp(bytes);
    case 'image/jpeg':
      return jpeg(bytes);
    case 'image/png':
      return png(bytes);
    default:
      return gif(bytes);
  }
}

const at = (bytes: Uint8Array, i: number): number => bytes[i] ?? 0;
const u16le = (bytes: Uint8Array, i: number): number => at(bytes, i) | (at(bytes, i + 1) << 8);
const u24le = (bytes: Uint8Array, i: number): number => u16le(bytes, i) | (at(bytes, i + 2) << 16);
const u32le = (bytes: Uint8Array, i: number): number => u24le(bytes, i) + at(bytes, i + 3) * 2 ** 24;
const u32be = (bytes: Uint8Array, i: number): number => u16be(bytes, i) * 2 ** 16 + u16be(bytes, i + 2);
const u16be = (bytes: Uint8Array, i: number): number => (at(bytes, i) << 8) | at(bytes, i + 1);

const says = (bytes: Uint8Array, i: number, word: string): boolean =>
  Array.from(word).every((letter, n) => bytes[i + n] === letter.charCodeAt(0));

/** Chunks of a RIFF file; each still frame must have the size that the first one tells. */
function webp(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30 || !says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WEBP')) return undefined;
  let told: Size | undefined;
  let drawn: Size | undefined;
  for (let i = 12; i + 8 <= bytes.length;) {
    const size = u32le(bytes, i + 4);
    const body = i + 8;
    if (size > bytes.length - body) return undefined;
    if (says(bytes, i, 'ANIM') || says(bytes, i, 'ANMF')) return undefined;
    if (says(bytes, i, 'VP8X')) told = [u24le(bytes, body + 4) + 1, u24le(bytes, body + 7) + 1];
    if (says(bytes, i, 'VP8 ') || says(bytes, i, 'VP8L')) {
      if (drawn) return undefined;
      drawn = says(bytes, i, 'VP8 ') ? lossy(bytes, body) : lossless(bytes, body);
      if (!drawn) return undefined;
    }
    i = body + size + (size % 2);
  }
  if (!drawn) return undefined;
  return told ? [Math.max(told[0], drawn[0]), Math.max(told[1], drawn[1])] : drawn;
}

/** Its header comes first, or it is none. */
function png(bytes: Uint8Array): Size | undefined {
  if (typeOf(bytes) !== 'image/png' || bytes.length < 33 || !says(bytes, 12, 'IHDR')) return undefined;
  return [u32be(bytes, 16), u32be(bytes, 20)];
}

function gif(bytes: Uint8Array): Size | undefined {
  if (typeOf(bytes) !== 'image/gif' || bytes.length < 13) return undefined;
  return [u16le(bytes, 6), u16le(bytes, 8)];
}

/** A key frame's head. */
function lossy(bytes: Uint8Array, i: number): Size | undefined {
  if (at(bytes, i + 3) !== 0x9d || at(bytes, i + 4) !== 0x01 || at(bytes, i + 5) !== 0x2a) return undefined;
  return [u16le(bytes, i + 6) & 0x3fff, u16le(bytes, i + 8) & 0x3fff];
}

function lossless(bytes: Uint8Array, i: number): Size | undefined {
  if (at(bytes, i) !== 0x2f) return undefined;
  const bits = u32le(bytes, i + 1);
  return [(bits & 0x3fff) + 1, (Math.floor(bits / 2 ** 14) & 0x3fff) + 1];
}

/** Browsers write one, encoders that show a picture bit by bit about ten. Each is drawn over the whole picture: thousands take seconds. */
const MOST_SCANS = 12;

/** Whether there are more scans from here on. Within their data 0xff is followed by zero, or by a restart. */
function hasManyScans(bytes: Uint8Array, from: number): boolean {
  let scans = 0;
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    if (at(bytes, i + 1) === 0xda && ++scans > MOST_SCANS) return true;
  }
  return false;
}

/** Segments up to the first frame's head; another frame after it isn't looked for, since nobody draws it. */
function jpeg(bytes: Uint8Array): Size | undefined {
  if (at(bytes, 0) !== 0xff || at(bytes, 1) !== 0xd8) return undefined;
  for (let i = 2; i + 9 < bytes.length;) {
    if (at(bytes, i) !== 0xff) return undefined;
    const marker = at(bytes, i + 1);
    if (marker === 0xff) {
      i++;
      continue;
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return hasManyScans(bytes, i) ? undefined : [u16be(bytes, i + 7), u16be(bytes, i + 5)];
    // Its data before any frame: no image that a browser writes.
    if (marker === 0xda || marker === 0xd9) return undefined;
    i += 2 + u16be(bytes, i + 2);
  }
  return undefined;
}

/** Screenshots compared: PNG as Chromium writes it, eight bits a channel and not interlaced. */
import { inflateSync } from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Rounding may differ so much between one drawing of a soft shadow and the next; no eye sees it. */
const ROUNDING = 2;

/** Which of its neighbours a byte is nearest to (PNG, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function decoded(png: string): Picture {
  const file = Buffer.from(png, 'base64');
  const packed: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const [width, height, size] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25] === 6 ? 4 : 3];
  const line = width * size;
  const lines = inflateSync(Buffer.concat(packed));
  const bytes = new Uint8Array(height * line);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[lines[y * (line + 1)]!]!;
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const [left, up] = [x < size ? 0 : bytes[at - size]!, y === 0 ? 0 : bytes[at - line]!];
      const corner = x < size || y === 0 ? 0 : bytes[at - line - size]!;
      bytes[at] = lines[y * (line + 1) + 1 + x]! + filter(left, up, corner);
    }
  }
  return { width, height, size, bytes };
}

/** @returns where they differ; '' where nobody could see it */
export function difference(one: string, other: string): string {
  if (one === other) return '';
  const [a, b] = [decoded(one), decoded(other)];
  if (a.width !== b.width || a.height !== b.height) return 'their sizes differ';
  let [count, left, right, top, bottom] = [0, a.width, 0, a.height, 0];
  for (const [at, byte] of a.bytes.entries()) {
    if (Math.abs(byte - b.bytes[at]!) <= ROUNDING) continue;
    const pixel = Math.floor(at / a.size);
    const [x, y] = [pixel % a.width, Math.floor(pixel / a.width)];
    count++;
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return count === 0 ? '' : `${count} bytes from ${left}, ${top} to ${right}, ${bottom}`;
}

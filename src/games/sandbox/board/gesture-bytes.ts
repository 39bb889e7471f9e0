/**
 * A hand at work, as the others' pages get it: which pieces it carries, how far from where they lie, where it is. Numbers and places only,
 * all of them public; what it carries over a place of its own isn't told (`gesturing.ts`).
 */
import { concat, read, Writer, type Reader } from '../../../kernel/bytes.ts';
import type { Point } from '../../../elements/surface/things.ts';

export interface Gesture {
  /** Put down: the act is on its way. */
  readonly isPut: boolean;
  /** Turns over while nothing changes, so that it is still heard. */
  readonly beat: boolean;
  /** Its owner prepares the table. */
  readonly edits: boolean;
  /** A finger on a place: `by.x` tells one from the next, and the piece is what it is on. */
  readonly points: boolean;
  /** Where the hand is, and how far it has carried the pieces; in units. */
  readonly at: Point;
  readonly by: Point;
  /** Rising; of many only the first. */
  readonly pieces: readonly number[];
  /** How many it carries in all; 0: the hand is empty. */
  readonly count: number;
}

const VERSION = 1;
const PUT = 1;
const BEAT = 2;
const EDITS = 4;
const POINTS = 8;
/** As many as leave the whole at 200 bytes. */
const MOST_PIECES = 64;
const MOST_BYTES = 180;
const MIDDLE = 0x80_0000;

const i24 = (value: number): readonly number[] => {
  const n = Math.max(0, Math.min(0xff_ffff, Math.round(value) + MIDDLE));
  return [n >> 16, (n >> 8) & 0xff, n & 0xff];
};
const readI24 = (r: Reader): number => r.u8() * 0x1_0000 + r.u16() - MIDDLE;

/** Pieces as differences, seven bits a byte. */
function differences(pieces: readonly number[]): { readonly bytes: readonly number[]; readonly n: number } {
  const bytes: number[] = [];
  let [n, last] = [0, 0];
  for (const piece of pieces.toSorted((a, b) => a - b).slice(0, MOST_PIECES)) {
    const one: number[] = [];
    let left = piece - last;
    for (; left > 0x7f; left >>>= 7) one.push((left & 0x7f) | 0x80);
    one.push(left);
    if (bytes.length + one.length > MOST_BYTES) break;
    bytes.push(...one);
    last = piece;
    n++;
  }
  return { bytes, n };
}

function readDifference(r: Reader): number {
  let value = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = r.u8();
    value += (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  return NaN;
}

/** At most 200 bytes. */
export function writeGesture({ isPut, beat, edits, points, at, by, pieces, count }: Gesture): Uint8Array {
  const { bytes, n } = differences(pieces);
  const flags = (isPut ? PUT : 0) | (beat ? BEAT : 0) | (edits ? EDITS : 0) | (points ? POINTS : 0);
  const head = new Writer().u8(VERSION).u8(flags).u16(Math.min(count, 0xffff)).u8(n).done();
  return concat(head, new Uint8Array([at.x, at.y, by.x, by.y].flatMap(i24)), new Uint8Array(bytes));
}

/** What a page has shown, made by anybody at the table: undefined where it is none. Never throws. */
export const readGesture = (bytes: Uint8Array): Gesture | undefined =>
  read(bytes, (r) => {
    if (r.u8() !== VERSION) return undefined;
    const flags = r.u8();
    const count = r.u16();
    const n = r.u8();
    const at = { x: readI24(r), y: readI24(r) };
    const by = { x: readI24(r), y: readI24(r) };
    let last = 0;
    const pieces = r.list(n, () => (last += readDifference(r)));
    if (n > MOST_PIECES || !pieces.every(Number.isSafeInteger)) return undefined;
    return {
      isPut: (flags & PUT) !== 0,
      beat: (flags & BEAT) !== 0,
      edits: (flags & EDITS) !== 0,
      points: (flags & POINTS) !== 0,
      at,
      by,
      pieces,
      count,
    };
  });

/** A hand at work, as bytes that others get: nothing but numbers, whatever comes in. */
import { expect, test } from 'vitest';
import { readGesture, writeGesture, type Gesture } from '../../../src/games/sandbox/board/gesture-bytes.ts';
import { MAX_GESTURE_BYTES } from '../../../src/kernel/journal/presence-seal.ts';
import { seeded } from '../../helpers/rng.ts';

const GESTURE: Gesture = {
  isPut: false,
  beat: true,
  edits: true,
  points: true,
  at: { x: -1200, y: 3400 },
  by: { x: 12, y: -77_000 },
  pieces: [3, 130, 5_999],
  count: 3,
};

test('[N12] a gesture is read as it was written, at most 200 bytes, and of many pieces the first are named', () => {
  expect(readGesture(writeGesture(GESTURE))).toEqual(GESTURE);
  const many = Array.from({ length: 256 }, (_, i) => i * 200 + 20_000);
  const bytes = writeGesture({ ...GESTURE, pieces: many, count: 256 });
  expect(bytes.length).toBeLessThanOrEqual(MAX_GESTURE_BYTES);
  const read = readGesture(bytes)!;
  expect([read.count, read.pieces.length]).toEqual([256, 64]);
  expect(read.pieces).toEqual(many.slice(0, 64));
});

test('[N12] bytes that are no gesture are none, and nothing throws', () => {
  const good = writeGesture(GESTURE);
  for (let length = 0; length < good.length; length++) expect(readGesture(good.subarray(0, length))).toBeUndefined();
  expect(readGesture(new Uint8Array([...good, 0]))).toBeUndefined();
  expect(readGesture(new Uint8Array([2, ...good.subarray(1)]))).toBeUndefined();
  const rng = seeded(11);
  for (let i = 0; i < 2_000; i++) {
    const bytes = rng.bytes(1 + (i % MAX_GESTURE_BYTES));
    bytes[0] = 1;
    const gesture = readGesture(bytes);
    if (gesture) expect(gesture.pieces.every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
  }
});

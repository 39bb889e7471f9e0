/** Own pictures as bytes: what goes on the shelf comes back, and what somebody else might put there draws nothing large. */
import { expect, test } from 'vitest';
import { sizeOf } from '../../../src/games/kit/picture-size.ts';
import { isPicture, type OwnPicture, readSet, writeSet } from '../../../src/games/codenames/board/own/set-bytes.ts';
import { MAX_OWN, MIN_OWN } from '../../../src/games/codenames/pictures.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const le = (n: number, bytes: number): number[] => Array.from({ length: bytes }, (_, i) => (n >> (8 * i)) & 255);
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (name: string, body: readonly number[]): number[] => [
  ...ascii(name),
  ...le(body.length, 4),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
const riff = (...chunks: readonly number[][]): Uint8Array =>
  Uint8Array.from([...ascii('RIFF'), ...le(4 + chunks.flat().length, 4), ...ascii('WEBP'), ...chunks.flat()]);
const lossy = (width: number, height: number): number[] =>
  chunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...le(width, 2), ...le(height, 2), 7, 7, 7, 7]);
const lossless = (width: number, height: number): number[] =>
  chunk('VP8L', [0x2f, ...le((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0]);
const extended = (width: number, height: number): number[] =>
  chunk('VP8X', [0, 0, 0, 0, ...le(width - 1, 3), ...le(height - 1, 3)]);
const jpeg = (width: number, height: number): Uint8Array =>
  Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    0,
    0,
    0,
    0xff,
    0xda,
    0,
    2,
    9,
    9,
  );
/** Each scan over the whole picture. */
const scanned = (scans: number): Uint8Array =>
  Uint8Array.from([...jpeg(512, 341), ...Array.from({ length: scans - 1 }, () => [0xff, 0xda, 0, 2, 9]).flat()]);
const webpOf = (n: number): OwnPicture => ({ type: 'image/webp', bytes: riff(lossy(20 + n, 40)) });
const many = (n: number): OwnPicture[] =>
  Array.from({ length: n }, (_, i) => (i % 3 === 0 ? { type: 'image/jpeg', bytes: jpeg(300 + i, 200) } : webpOf(i)));

test('a set comes back as it was', () => {
  for (const n of [MIN_OWN, 57, MAX_OWN]) expect(readSet(writeSet(many(n)))).toEqual(many(n));
});

test('fewer or more pictures than a table lays, or a byte too few or too many, are no set', () => {
  for (const n of [0, MIN_OWN - 1, MAX_OWN + 1]) expect(readSet(writeSet(many(n)))).toBeUndefined();
  const bytes = writeSet(many(MIN_OWN));
  expect(readSet(bytes.subarray(0, -1))).toBeUndefined();
  expect(readSet(Uint8Array.from([...bytes, 0]))).toBeUndefined();
});

test.each([
  ['lossy', 'image/webp', riff(lossy(512, 341)), [512, 341]],
  ['lossless', 'image/webp', riff(lossless(512, 341)), [512, 341]],
  ['with a head', 'image/webp', riff(extended(400, 300), lossy(400, 300)), [400, 300]],
  ['that claims less than it draws', 'image/webp', riff(extended(4, 3), lossy(400, 300)), [400, 300]],
  ['in frames', 'image/webp', riff(extended(4, 3), chunk('ANIM', [0, 0, 0, 0, 0, 0]), lossy(4, 3)), undefined],
  ['with two pictures', 'image/webp', riff(lossy(4, 3), lossy(400, 300)), undefined],
  ['without any', 'image/webp', riff(extended(400, 300), chunk('EXIF', [1, 2, 3, 4])), undefined],
  ['of another kind', 'image/webp', jpeg(10, 10), undefined],
  ['JPEG', 'image/jpeg', jpeg(512, 341), [512, 341]],
  ['JPEG of ten scans', 'image/jpeg', scanned(10), [512, 341]],
  ['JPEG of 87,000 scans', 'image/jpeg', scanned(87_000), undefined],
  ['JPEG without a frame', 'image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 1, 1, 1, 1, 1), undefined],
  ['that is a document', 'image/jpeg', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')), undefined],
] as const)('the size of an image %s is known before it is drawn', (_what, type, bytes, size) => {
  expect(sizeOf(type, bytes)).toEqual(size);
});

test('what would be drawn large, or isn’t the kind it says, is no picture', () => {
  expect(isPicture({ type: 'image/jpeg', bytes: jpeg(1_024, 1_024) })).toBe(true);
  for (const [width, height] of [
    [1_025, 10],
    [10, 65_535],
    [0, 10],
  ] as const)
    expect(isPicture({ type: 'image/jpeg', bytes: jpeg(width, height) })).toBe(false);
  expect(isPicture({ type: 'image/webp', bytes: jpeg(10, 10) })).toBe(false);
  expect(isPicture({ type: undefined, bytes: jpeg(10, 10) })).toBe(false);
});

const seed = freshSeed();
test(`no bytes make the readers throw (SEED=${seed})`, () => {
  const rng = seeded(seed);
  const set = writeSet(many(MIN_OWN));
  for (let i = 0; i < 5_000; i++) {
    const base = rng.pick([set, riff(extended(4, 3), lossless(4, 3)), jpeg(9, 9), rng.bytes(60)])!;
    const bytes = base.slice(0, rng.oneIn(3) ? rng.below(base.length + 1) : base.length);
    for (let n = rng.below(4); n > 0 && bytes.length > 0; n--) bytes[rng.below(bytes.length)] = rng.below(256);
    readSet(bytes);
    for (const type of ['image/webp', 'image/jpeg'] as const) sizeOf(type, bytes);
  }
});

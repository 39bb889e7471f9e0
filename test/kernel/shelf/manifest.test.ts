/** The bytes of the shelf: what is sealed, what is signed, and what strangers make of either. */
import { expect, test } from 'vitest';
import { makeDeviceKeys, webRng } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { deviceId } from '../../../src/kernel/identity/device.ts';
import type { DeviceKeys } from '../../../src/kernel/ports.ts';
import { tally } from '../../../src/kernel/shelf/ledger.ts';
import { MAX_DEVICE_BYTES, MAX_DEVICE_ITEMS, PART_BYTES } from '../../../src/kernel/shelf/limits.ts';
import { isGenuine, makeManifest, type Manifest, readManifest } from '../../../src/kernel/shelf/manifest.ts';
import { boardRoom } from '../../../src/kernel/shelf/rooms.ts';
import { openThing, sealThing, THING } from '../../../src/kernel/shelf/seal.ts';
import { entryKey, tableKeys } from '../../../src/kernel/identity/key-tree.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { META, newLink, picture } from '../../helpers/shelves.ts';

const sodium = await loadSodium();
const link = newLink();
const room = boardRoom(sodium, link, 0);
const { keys } = await makeDeviceKeys();
const part = (n: number): string => n.toString(16).padStart(64, '0');

const signed = (
  more: Partial<Parameters<typeof makeManifest>[2]> = {},
  by: DeviceKeys = keys,
  where: Uint8Array = room.id,
): Promise<Uint8Array> =>
  makeManifest(by, where, { ...META, sizeBytes: 10, number: 0, parts: [{ hash: part(1), board: 1 }], ...more });
const read = async (...args: Parameters<typeof signed>): Promise<Manifest> =>
  readManifest(sodium, await signed(...args))!;

test('[H13] a manifest says what it was made of, and whose it is', async () => {
  const parts = [
    { hash: part(7), board: 3 },
    { hash: part(8), board: 10 },
  ];
  const made = await read({ parts, sizeBytes: PART_BYTES + 1, number: 4 });
  expect(made).toMatchObject({ ...META, parts, sizeBytes: PART_BYTES + 1, number: 4 });
  expect(made.by).toBe(hex(deviceId(keys.sigPk, keys.mailPk)));
  expect(isGenuine(sodium, room.id, made)).toBe(true);
});

test('[H13] it counts for one table only, and with nothing in it changed', async () => {
  const bytes = await signed();
  expect(isGenuine(sodium, boardRoom(sodium, newLink(), 0).id, await read())).toBe(false);
  for (let i = 0; i < bytes.length; i++) {
    const other = readManifest(sodium, bytes.with(i, bytes[i]! ^ 1));
    expect(other !== undefined && isGenuine(sodium, room.id, other)).toBe(false);
  }
});

test.each([
  ['no parts', { parts: [], sizeBytes: 0 }],
  ['a part too few', { sizeBytes: PART_BYTES + 1 }],
  ['a part too many', { sizeBytes: 10, parts: [1, 2].map((n) => ({ hash: part(n), board: 1 })) }],
  ['more than a thing may have', { sizeBytes: 2 ** 32 - 1 }],
  ['a board that there isn’t', { parts: [{ hash: part(1), board: 11 }] }],
  ['the catalogue as a board', { parts: [{ hash: part(1), board: 0 }] }],
  ['no name', { name: ' ' }],
  ['a name with a line end', { name: 'a\nb' }],
  ['two words as kind', { kind: 'a b' }],
  ['a media type out of ASCII', { media: 'é' }],
])('[H13] a manifest with %s is none', async (_what, more) => {
  expect(readManifest(sodium, await signed(more))).toBeUndefined();
});

const seed = freshSeed();
test(`[H13] no bytes make a reader throw (SEED=${seed})`, async () => {
  const rng = seeded(seed);
  const whole = await signed();
  const sealed = sealThing(sodium, webRng, room, { type: THING.manifest, bytes: whole });
  for (let i = 0; i < 3_000; i++) {
    const base = rng.pick([whole, rng.bytes(rng.below(300)), sealed])!;
    const bytes = base.slice(0, rng.oneIn(3) ? rng.below(base.length + 1) : base.length);
    for (let n = rng.below(4); n > 0 && bytes.length > 0; n--) bytes[rng.below(bytes.length)] = rng.below(256);
    const made = readManifest(sodium, bytes);
    if (made && hex(bytes) !== hex(whole)) expect(isGenuine(sodium, room.id, made)).toBe(false);
    const thing = openThing(sodium, room, bytes);
    if (thing && thing !== 'newer') expect(hex(bytes)).toBe(hex(sealed));
  }
});

test('[H3] a part opens on its own board, under the shelf’s key, and nowhere else', () => {
  const bytes = picture(PART_BYTES);
  const sealed = sealThing(sodium, webRng, room, { type: THING.part, bytes });
  expect(openThing(sodium, room, sealed)).toEqual({ type: THING.part, bytes });
  expect(openThing(sodium, boardRoom(sodium, link, 1), sealed)).toBeUndefined();
  const key = entryKey(tableKeys(sodium, link).viewSecret, 0);
  expect(openThing(sodium, { ...room, key }, sealed)).toBeUndefined();
  expect(openThing(sodium, room, sealed.with(1, 1))).toBe('newer');
});

test('[H13] what is no type of today is a later version’s, an empty or overlong part is nothing', () => {
  const seal = (plain: Uint8Array): Uint8Array =>
    sealThing(sodium, webRng, room, { type: plain[0] as 1, bytes: plain.subarray(1) });
  expect(openThing(sodium, room, seal(utf8('\u0007later')))).toBe('newer');
  expect(openThing(sodium, room, seal(Uint8Array.of(1)))).toBeUndefined();
  expect(openThing(sodium, room, seal(concat(Uint8Array.of(1), new Uint8Array(PART_BYTES + 1))))).toBeUndefined();
});

test('[H10] of a device that claims too much the first things count, in the order of their numbers, however they came', async () => {
  const other = (await makeDeviceKeys()).keys;
  const big = Math.floor(MAX_DEVICE_BYTES / 2) + 1;
  const parts = (n: number): Manifest['parts'] =>
    Array.from({ length: Math.ceil(big / PART_BYTES) }, (_, i) => ({ hash: part(1_000 * n + i), board: 1 }));
  const all = await Promise.all([
    read({ number: 0, sizeBytes: big, parts: parts(1) }),
    read({ number: 1, sizeBytes: big, parts: parts(2) }),
    read({ number: 2, parts: [{ hash: part(3), board: 1 }] }),
    read({ number: 0, sizeBytes: big, parts: parts(4) }, other),
  ]);
  const [first, , small, theirs] = all;
  const expected = [first, small, theirs].map((one) => one?.hash).toSorted();
  for (const order of [all, all.toReversed()]) {
    const { items, totalBytes } = tally(order, () => true);
    expect([...items.keys()].toSorted()).toEqual(expected);
    expect(totalBytes).toBe(2 * big + 10);
  }
});

test('[H10] and not more than so many', async () => {
  const many = await Promise.all(
    Array.from({ length: MAX_DEVICE_ITEMS + 5 }, (_, number) =>
      read({ number, parts: [{ hash: part(number), board: 1 }] }),
    ),
  );
  expect(tally(many, () => true).items.size).toBe(MAX_DEVICE_ITEMS);
});

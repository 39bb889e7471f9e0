/** The bytes of veiled letters and of the keys that they are read with. */
import { expect, test } from 'vitest';
import { keysFromSeeds, makeDeviceKeys, webMail, webRng } from '../../../src/embed/adapters/keys.ts';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import {
  areBases,
  firstKey,
  fitBases,
  keyAfter,
  letterBytes,
  makeLetter,
  nextKey,
  readPlace,
  readSlots,
  SeatKeys,
  slotInfo,
  slotSeed,
  type VeilAt,
  writeSlots,
} from '../../../src/kernel/secrets/veil.ts';
import { often, seeded } from '../../helpers/rng.ts';

const ATTEMPT = new Uint8Array(32).fill(7);
const CELL = 'Hn3k5VqQbq0mJ9lY2cXzWA';
const IN: VeilAt = { way: 'in', cause: new Uint8Array(32).fill(1), index: 2 };
const OUT: VeilAt = { ...IN, way: 'out' };
const rng = seeded(20);

test('[V5] keys, letters and slots have these bytes', async () => {
  const first = firstKey(ATTEMPT, CELL, 3);
  expect(hex(first)).toBe('77d3ce632ce2fc6c8471037ad558e8008c592cdb720614231db6a43952609dcc');
  expect(hex(nextKey(first))).toBe('25196861d823231519cae093c295e4f5d1fcbbd63e071515ed38f31d935b620b');
  const chance = Uint8Array.from({ length: 96 }, (_, i) => i);
  expect(hex(makeLetter(IN, [25], [first], [[4]], chance.slice(0, 64)))).toBe(
    '44fcc81dfb73804d8e936177e6454d44432df4210110d22e',
  );
  const two = [first, firstKey(ATTEMPT, CELL, 4)];
  const lists = [
    [1, 2],
    [15, 25],
  ];
  expect(hex(makeLetter(OUT, [16, 26], two, lists, chance))).toBe(
    '2b4159b064ecdb53675f400d248bcb75007ed3e482fc33068e95b53a1bfaf66b0df21c949c3117c7',
  );
  const { mailPk } = await webMail.pair(new Uint8Array(32).fill(9));
  expect(hex(mailPk)).toBe('de8923a675d02180cdd7d0097ba404b9e1e2930d5665cba58d1765006361793b');
  const info = slotInfo({ attempt: ATTEMPT, seat: 3, device: new Uint8Array(16).fill(5), m: 6 });
  const seed = slotSeed(ATTEMPT, CELL, 3, mailPk, 6);
  const { enc, ct } = await webMail.seal(mailPk, info, new Uint8Array(), first, seed);
  expect(hex(enc)).toBe('7fefafca1b6e6bcc4533f5b5e2db106c4c13f64af03d48e59d628d623e8b406e');
  expect(hex(ct)).toBe(
    'f52f548d1f08c4def12298280d92ede201eef5dc503b410513c90b7012539585121b663e2d402559adcd6edabf0e67fa',
  );
});

test('[V1] a letter has one length, whatever it says and however many numbers that are', () => {
  for (const bases of [[25], [2, 2], [16, 26, 26, 26, 26, 26, 26, 4]])
    for (const key of [webRng.bytes(32), webRng.bytes(32)]) {
      const numbers = bases.map((base) => rng.below(base));
      expect(makeLetter(IN, bases, [key], [numbers], webRng.bytes(64)).length).toBe(letterBytes(1));
    }
});

test('[V5] what was written is read with its key at its place, and with any other key something of the same form', () => {
  const bases = [16, 26, 26, 26, 26, 26, 26, 4];
  const seen = new Set<string>();
  for (let i = 0; i < often(200); i++) {
    const keys = [webRng.bytes(32), webRng.bytes(32)];
    const lists = keys.map(() => bases.map((base) => rng.below(base)));
    const letter = makeLetter(OUT, bases, keys, lists, webRng.bytes(96));
    for (const [place, key] of keys.entries()) expect(readPlace(OUT, bases, key, letter, place)).toEqual(lists[place]);
    const other = readPlace(OUT, bases, webRng.bytes(32), letter, 0);
    expect(fitBases(bases, other)).toBe(true);
    seen.add(other.join());
  }
  expect(seen.size).toBeGreaterThan(often(190));
});

test('[V5] [V8] under keys drawn at random one letter says everything, each as often', () => {
  const letter = makeLetter(IN, [5], [webRng.bytes(32)], [[3]], webRng.bytes(64));
  const counts = [0, 0, 0, 0, 0];
  const n = often(5_000);
  for (let i = 0; i < n; i++) counts[readPlace(IN, [5], webRng.bytes(32), letter, 0)[0]!]!++;
  for (const count of counts) expect(Math.abs(count - n / 5)).toBeLessThan(6 * Math.sqrt(n * 0.16));
});

test('[V6] no two letters share a pad: another ask, way, place in the order, or chance that repeats with other numbers', () => {
  const key = webRng.bytes(32);
  const chance = webRng.bytes(64);
  const same = (at: VeilAt, of: number, k = key): string => hex(makeLetter(at, [25], [k], [[of]], chance));
  const all = [
    same(IN, 1),
    same(IN, 2),
    same(OUT, 1),
    same({ ...IN, index: 3 }, 1),
    same({ ...IN, cause: new Uint8Array(32) }, 1),
    same(IN, 1, nextKey(key)),
  ];
  expect(new Set(all).size).toBe(all.length);
  // Other numbers get another nonce, and so another pad.
  expect(new Set([same(IN, 1), same(IN, 2)].map((letter) => letter.slice(0, 16))).size).toBe(2);
  expect(same(IN, 1)).toBe(same(IN, 1));
});

test('[V5] bases and numbers that a letter can’t hold are a game’s bug, and known before', () => {
  expect([[25], [1], [2 ** 32, 2 ** 32], [16, 26, 26, 26, 26, 26, 26, 4]].map(areBases)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([[], [0], [1.5], [2 ** 32, 2 ** 32, 2]].map(areBases)).toEqual([false, false, false, false]);
  expect([[24], [0]].map((numbers) => fitBases([25], numbers))).toEqual([true, true]);
  expect([[25], [-1], [0.5], [], [1, 1]].map((numbers) => fitBases([25], numbers))).toEqual(Array(5).fill(false));
  expect(() => makeLetter(IN, [25], [new Uint8Array(32)], [[25]], new Uint8Array(64))).toThrow(RangeError);
  expect(() => makeLetter(IN, [25], [], [], new Uint8Array(32))).toThrow(RangeError);
});

test('[V8] a key leads on and never back', () => {
  const keys = new SeatKeys(ATTEMPT, CELL);
  expect(keys.at(3, 40)).toEqual(keyAfter(firstKey(ATTEMPT, CELL, 3), 40));
  expect(keys.at(3, 2)).toEqual(nextKey(nextKey(firstKey(ATTEMPT, CELL, 3))));
  expect(keys.at(4, 2)).not.toEqual(keys.at(3, 2));
  expect(hex(firstKey(ATTEMPT, `${CELL}x`, 3))).not.toBe(hex(firstKey(ATTEMPT, CELL, 3)));
});

test('[V9] a slot made again with the open root is the same, and a false one another', async () => {
  const { keys } = await makeDeviceKeys();
  const at = { attempt: ATTEMPT, seat: 3, device: new Uint8Array(16), m: 1 };
  const seed = slotSeed(ATTEMPT, CELL, 3, keys.mailPk, 1);
  const seal = (plain: Uint8Array): ReturnType<typeof webMail.seal> =>
    webMail.seal(keys.mailPk, slotInfo(at), new Uint8Array(), plain, seed);
  const right = new SeatKeys(ATTEMPT, CELL).at(3, 1);
  expect(await seal(right)).toEqual(await seal(right));
  expect((await seal(webRng.bytes(32))).ct).not.toEqual((await seal(right)).ct);
  const { enc, ct } = await seal(right);
  expect(await keys.openMail(enc, ct, slotInfo(at), new Uint8Array())).toEqual(right);
  expect(await keys.openMail(enc, ct, slotInfo({ ...at, m: 2 }), new Uint8Array())).toBeUndefined();
});

test('[V5] a game key follows from its seed, as HPKE derives it', async () => {
  const seed = webRng.bytes(32);
  const pair = await webMail.pair(seed);
  expect(pair.mailPk).toEqual((await keysFromSeeds(webRng.bytes(32), seed)).mailPk);
  const { enc, ct } = await webMail.seal(pair.mailPk, utf8('info'), new Uint8Array(), utf8('plain'));
  expect(await pair.openMail(enc, ct, utf8('info'), new Uint8Array())).toEqual(utf8('plain'));
  expect(await pair.openMail(enc, ct, utf8('other'), new Uint8Array())).toBeUndefined();
});

test('[V4] slots are read from exactly their bytes, one a device', () => {
  const slot = (n: number): Parameters<typeof writeSlots>[0][number] => ({
    device: new Uint8Array(16).fill(n),
    m: n,
    sealed: new Uint8Array(80).fill(n),
  });
  const bytes = writeSlots([slot(1), slot(2)]);
  expect(readSlots(bytes)!.map(({ m }) => m)).toEqual([1, 2]);
  expect(readSlots(bytes.subarray(1))).toBeUndefined();
  expect(readSlots(writeSlots([slot(1), slot(1)]))).toBeUndefined();
  expect(readSlots(writeSlots([]))).toBeUndefined();
});

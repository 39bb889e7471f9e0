/** Keys split in pads: each way gives the key back, and nothing less does. */
import { expect, test } from 'vitest';
import { utf8 } from '../../../../src/kernel/bytes.ts';
import { randomBytes } from '../../../../src/games/time-stories/vault/locks.ts';
import { keyFrom, padOf, readKeys, split, sumOf } from '../../../../src/games/time-stories/vault/pads.ts';

const keys = { 'page.1': randomBytes(32), 'page.2': randomBytes(32), back: randomBytes(32) };
const open = new Set(['back']);
const laid = (others: number): ReturnType<typeof split> => split(keys, open, others);

test('whoever laid the keys has each page alone', () => {
  const { shelf, seeds } = laid(3);
  for (const id of ['page.1', 'page.2'] as const)
    expect(keyFrom(shelf, id, { way: 'alone', pad: padOf(seeds.root, id) })).toEqual(keys[id]);
});

test('all the others together have it, and all but one of them have not', () => {
  const { shelf, seeds } = laid(3);
  const pads = seeds.others.map((seed) => padOf(seed, 'page.1'));
  expect(keyFrom(shelf, 'page.1', { way: 'together', pad: sumOf(pads)! })).toEqual(keys['page.1']);
  for (const without of pads.keys()) {
    const some = sumOf(pads.filter((_, i) => i !== without))!;
    expect(keyFrom(shelf, 'page.1', { way: 'together', pad: some })).not.toEqual(keys['page.1']);
    expect(keyFrom(shelf, 'page.1', { way: 'alone', pad: some })).not.toEqual(keys['page.1']);
  }
});

test('a pad opens its own page and no other, and one other person alone has no way at all', () => {
  const { shelf, seeds } = laid(1);
  expect(seeds.others).toEqual([]);
  expect(keyFrom(shelf, 'page.2', { way: 'alone', pad: padOf(seeds.root, 'page.1') })).not.toEqual(keys['page.2']);
  expect(keyFrom(shelf, 'page.2', { way: 'together', pad: padOf(seeds.root, 'page.2') })).toBeUndefined();
});

test('what set-up lays open needs no pad, everything else one', () => {
  const { shelf } = laid(2);
  expect(keyFrom(shelf, 'back')).toEqual(keys.back);
  expect(keyFrom(shelf, 'page.1')).toBeUndefined();
  expect(keyFrom(shelf, 'toString')).toBeUndefined();
});

test('what lies on the shelf is read or refused, and a pad that is none leads to no key', () => {
  const { shelf, seeds } = laid(2);
  expect(readKeys(utf8(JSON.stringify(shelf)))).toEqual(shelf);
  const bad = ['', 'null', '[]', '{"format":"tavolata-keys/1"}', '{"format":"tavolata-keys/2","pages":{}}'];
  for (const text of [
    ...bad,
    '{"format":"tavolata-keys/1","pages":{"a":["x","y","z"]}}',
    '{"format":"tavolata-keys/1","pages":{"a":[1]}}',
  ])
    expect(readKeys(utf8(text)), text).toBeUndefined();
  expect(readKeys(new Uint8Array([0xff, 0xfe]))).toBeUndefined();
  expect(sumOf(['!', padOf(seeds.root, 'page.1')])).toBeUndefined();
  expect(sumOf([])).toBeUndefined();
  expect(keyFrom(shelf, 'page.1', { way: 'alone', pad: 'AAAA' })).toBeUndefined();
});

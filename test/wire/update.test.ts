/** What the strict parser takes and refuses, against updates that real Yjs has made. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { MAX_ENTRY_BYTES } from '../../src/wire/feed.ts';
import { parseUpdate } from '../../src/wire/update.ts';
import { base, feed, ME, OTHER, refused, varUints } from './refused.ts';
import { append, entry, session } from './yjs.ts';

const spans = (bytes: Uint8Array): unknown => {
  const parsed = parseUpdate(bytes);
  return parsed.ok ? parsed.ranges.map(({ client, from, to }) => [client, from, to]) : parsed.code;
};
test('live appends are taken, each as one entry', () => {
  const updates = append(session(ME), entry(300), entry(0), entry(MAX_ENTRY_BYTES));
  expect(updates.map(spans)).toEqual([[[ME, 0, 1]], [[ME, 1, 2]], [[ME, 2, 3]]]);
});

test('several entries pushed at once, merged updates and the full state of several sessions are taken', () => {
  const doc = session(OTHER);
  feed(doc).push([entry(10), entry(20), entry(30)]);
  expect(spans(Y.encodeStateAsUpdate(doc))).toEqual([[OTHER, 0, 3]]);
  const others = append(session(ME), entry(1), entry(2), entry(3), entry(4));
  expect(spans(Y.mergeUpdates(others.slice(1)))).toEqual([[ME, 1, 4]]);
  Y.applyUpdate(doc, Y.mergeUpdates(others));
  expect(spans(Y.encodeStateAsUpdate(doc))).toEqual([
    [ME, 0, 4],
    [OTHER, 0, 3],
  ]);
});

test('the part above a state vector and the empty update are taken', () => {
  const doc = session(ME);
  append(doc, entry(9), entry(9), entry(9));
  const half = Y.encodeStateVectorFromUpdate(base(ME, 2));
  expect(spans(Y.encodeStateAsUpdate(doc, half))).toEqual([[ME, 2, 3]]);
  expect(spans(Y.encodeStateAsUpdate(new Y.Doc()))).toEqual([]);
});

test('the feeds that the client numbers 0 and 2^32 − 1 would have are taken', () => {
  for (const client of [0, 0xffff_ffff]) expect(spans(base(client, 1))).toEqual([[client, 0, 1]]);
});

test.each(refused)('%s is refused: %s', (_what, code, make) => {
  expect(spans(make())).toBe(code);
});

test('a struct bomb costs no memory and no time to speak of', () => {
  const bomb = varUints(1, 2 ** 40, 5, 0);
  for (let i = 0; i < 10_000; i++) expect(parseUpdate(bomb).ok).toBe(false);
});

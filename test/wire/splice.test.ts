/** Cutting and joining give what Yjs itself would have given. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { cutUpdate, joinUpdates, splitUpdate } from '../../src/wire/splice.ts';
import type { UpdateParts } from '../../src/wire/splice.ts';
import { parseUpdate } from '../../src/wire/update.ts';
import { append, entry, seeded, session } from './yjs.ts';

const parts = (bytes: Uint8Array): UpdateParts => {
  const parsed = parseUpdate(bytes);
  if (!parsed.ok) throw new Error(parsed.code);
  return { bytes, ranges: parsed.ranges };
};
const contents = (...updates: readonly Uint8Array[]): unknown => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  expect(doc.store.pendingStructs).toBeNull();
  return [...doc.share.keys()].toSorted().map((name) => [name, doc.getArray(name).toArray()]);
};
const a = append(session(5), entry(3, 1), entry(4, 2), entry(5, 3));
const b = append(session(3_000_000_000), entry(6, 4), entry(7, 5));

test('what is joined holds all entries and is taken by the parser', () => {
  const joined = joinUpdates([a[0], b[0], a[1], a[2], b[1]].map((update) => parts(update ?? new Uint8Array())));
  expect(contents(joined)).toEqual(contents(...a, ...b));
  expect(parts(joined).ranges.map(({ client, from, to }) => [client, from, to])).toEqual([
    [3_000_000_000, 0, 2],
    [5, 0, 3],
  ]);
});

test('joining across a gap is a bug and throws', () => {
  expect(() => joinUpdates([parts(a[0] ?? new Uint8Array()), parts(a[2] ?? new Uint8Array())])).toThrow(/continue/);
});

test('an update of which nothing is known comes back as it is, one of which all is known as nothing', () => {
  const joined = parts(joinUpdates([...a, ...b].map(parts)));
  expect(cutUpdate(joined, new Map())).toBe(joined.bytes);
  expect(
    cutUpdate(
      joined,
      new Map([
        [5, 3],
        [3_000_000_000, 9],
      ]),
    ),
  ).toBeUndefined();
});

test('what is cut off above a state vector is what Yjs cuts off', () => {
  const joined = parts(joinUpdates([...a, ...b].map(parts)));
  for (let known = 0; known <= 3; known++) {
    const rest = cutUpdate(joined, new Map([[5, known]])) ?? new Uint8Array();
    const before = a.slice(0, known);
    expect(contents(...before, rest)).toEqual(contents(...a, ...b));
    expect(parts(rest).ranges.find(({ client }) => client === 5)?.from).toBe(known === 3 ? undefined : known);
  }
});

test('random cuts of random logs stay valid and complete (SEED=20261121)', () => {
  const pick = seeded(20_261_121);
  for (let round = 0; round < 200; round++) {
    const writers = [11, 12, 4_294_967_295].map((client) => session(client));
    const log = Array.from({ length: 1 + pick(30) }, () => append(writers[pick(3)] ?? session(1), entry(pick(300)))[0]);
    const whole = parts(joinUpdates(log.map((update) => parts(update ?? new Uint8Array()))));
    const known = new Map(writers.map((doc) => [doc.clientID, pick(12)]));
    const rest = cutUpdate(whole, known);
    const expected = whole.ranges
      .filter(({ client, to }) => (known.get(client) ?? 0) < to)
      .map(({ client, from, to }) => [client, Math.max(from, known.get(client) ?? 0), to]);
    expect(rest === undefined ? [] : parts(rest).ranges.map(({ client, from, to }) => [client, from, to])).toEqual(
      expected,
    );
  }
});

test('what is split stays complete, each part is small, and each continues the ones before', () => {
  const sizes = [1, 900, 20, 3_000, 5, 5, 700];
  const whole = parts(
    Y.mergeUpdates([5, 70_000].flatMap((client) => append(session(client), ...sizes.map((size) => entry(size))))),
  );
  const split = splitUpdate(whole, 1_000);
  expect(contents(...split)).toEqual(contents(whole.bytes));
  const big = split.filter((bytes) => bytes.length > 1_050);
  expect(big.map((bytes) => parts(bytes).ranges.map(({ from, to }) => to - from))).toEqual([[1], [1]]);
  expect(splitUpdate(whole, whole.bytes.length)).toEqual([whole.bytes]);
});

/** What a room keeps of what it is given, and what it gives to whom. */
import { expect, test } from 'vitest';
import { equal } from '../../src/kernel/bytes.ts';
import * as Y from 'yjs';
import { RoomLog } from '../../server/log.ts';
import { feedName } from '../../src/wire/feed.ts';
import { parseUpdate } from '../../src/wire/update.ts';
import { append, entry, seeded, session } from '../wire/yjs.ts';

function add(log: RoomLog, bytes: Uint8Array): string {
  const parsed = parseUpdate(bytes);
  return parsed.ok ? log.add({ bytes, ranges: parsed.ranges }).kind : parsed.code;
}
const own = (doc: Y.Doc): unknown[] => doc.getArray(feedName(doc.clientID)).toArray();
const none = new Map<number, number>();
const pieces = async (log: RoomLog, known: ReadonlyMap<number, number> = none): Promise<readonly Uint8Array[]> => {
  const reader = log.above(known);
  const all: Uint8Array[] = [];
  for (let piece = await reader.next(); piece !== undefined; piece = await reader.next()) all.push(piece);
  return all;
};
const joined = async (log: RoomLog, known: ReadonlyMap<number, number> = none): Promise<Uint8Array> =>
  Y.mergeUpdates([...(await pieces(log, known))]);

test('what continues is new, what is here is known, what skips is a gap', () => {
  const log = new RoomLog();
  const [first = entry(0), second = entry(0), third = entry(0)] = append(session(5), entry(9), entry(9), entry(9));
  expect([first, first, third, second, third].map((update) => add(log, update))).toEqual([
    'new',
    'known',
    'gap',
    'new',
    'new',
  ]);
  expect(add(log, Y.encodeStateAsUpdate(new Y.Doc()))).toBe('known');
  expect(log.stateVector).toEqual(new Map([[5, 3]]));
});

test('two browsers that bring back different lengths of one feed complete each other', async () => {
  const log = new RoomLog();
  const updates = append(session(5), ...Array.from({ length: 8 }, (_, i) => entry(i + 1)));
  expect(add(log, Y.mergeUpdates(updates.slice(0, 5)))).toBe('new');
  expect(add(log, Y.mergeUpdates(updates))).toBe('new');
  expect(await joined(log)).toEqual(Y.mergeUpdates(updates));
});

test('of two contents for one place the first stays, and the second’s later entries don’t hide it', async () => {
  const log = new RoomLog();
  const [mine = entry(0)] = append(session(5), entry(9, 1));
  add(log, mine);
  add(log, Y.mergeUpdates(append(session(5), entry(9, 2), entry(9, 3))));
  const doc = new Y.Doc();
  for (const update of await pieces(log)) Y.applyUpdate(doc, update);
  expect(doc.getArray('f/5').toArray()).toEqual([entry(9, 1), entry(9, 3)]);
});

test('what is kept is a copy: the buffer it came in may be used again', async () => {
  const log = new RoomLog();
  const [update = entry(0)] = append(session(5), entry(9, 1));
  const socketBuffer = Uint8Array.from(update);
  add(log, socketBuffer);
  socketBuffer.fill(0);
  expect(await joined(log)).toEqual(update);
});

test('an update of a whole room is read back from the store once, not all of it for each piece', async () => {
  const chunks: Uint8Array[] = [];
  let readBytes = 0;
  const log = new RoomLog((from, to) => {
    const read = chunks.slice(from, to);
    for (const { length } of read) readBytes += length;
    return Promise.resolve(read);
  });
  const keep = (bytes: Uint8Array): void => {
    const parsed = parseUpdate(bytes);
    const added = parsed.ok ? log.add({ bytes, ranges: parsed.ranges }) : undefined;
    if (added?.kind !== 'new') throw new Error('nothing new');
    for (const { update } of added.updates) log.next = chunks.push(update);
    log.seal();
  };
  const [few, whole] = [
    append(session(7), entry(5)),
    append(session(5), ...Array.from({ length: 300 }, () => entry(2_000))),
  ];
  keep(few[0]!);
  keep(Y.mergeUpdates(whole));
  const all = await pieces(log);
  expect(all.length).toBeGreaterThan(8);
  expect(readBytes).toBeLessThan(1.1 * chunks.reduce((sum, { length }) => sum + length, 0));
  expect(equal(Y.mergeUpdates([...all]), Y.mergeUpdates([...few, ...whole]))).toBe(true);
});

test('random logs give everybody exactly what is missing, in few parts (SEED=4711)', async () => {
  const pick = seeded(4711);
  const log = new RoomLog();
  const writers = [3, 70_000, 4_000_000_000].map((client) => session(client));
  for (let i = 0; i < 1_000; i++) {
    add(log, append(writers[pick(3)] ?? session(1), entry(pick(2_000)))[0] ?? entry(0));
    log.seal();
  }
  expect((await pieces(log)).length).toBeLessThan(140);
  const all = new Y.Doc();
  Y.applyUpdate(all, await joined(log));
  for (const doc of writers) {
    const [read, written] = [all.getArray<Uint8Array>(feedName(doc.clientID)).toArray(), own(doc)];
    expect(read.length).toBe(written.length);
    expect(read.every((bytes, at) => equal(bytes, written[at] as Uint8Array))).toBe(true);
  }
  for (let round = 0; round < 20; round++) {
    const known = new Map(writers.map((doc) => [doc.clientID, pick(300)]));
    const rest = parseUpdate(await joined(log, known));
    const expected = [...known].map(([client, from]) => ({ client, from, to: log.stateVector.get(client) }));
    expect(rest.ok && rest.ranges.toSorted((a, b) => a.client - b.client)).toMatchObject(expected);
  }
});

/** The frames of y-websocket: what the stock protocol writes is read, what it would not write is refused. */
import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as awareness from 'y-protocols/awareness';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { feedName, isTopic } from '../../src/wire/feed.ts';
import { readFrame, writeRemoved, writeStep1, writeStep2, writeUpdate } from '../../src/wire/frames.ts';
import { append, entry, session } from './yjs.ts';

const frame = (type: number, write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
};
const doc = session(42);
const [update = new Uint8Array()] = append(doc, entry(20));

test('the frames of the stock protocol are read', () => {
  expect(readFrame(frame(0, (e) => sync.writeSyncStep1(e, doc)))).toMatchObject({
    kind: 'step1',
    stateVector: new Map([[42, 1]]),
  });
  expect(readFrame(frame(0, (e) => sync.writeSyncStep2(e, doc)))).toMatchObject({ kind: 'step2', update });
  expect(readFrame(frame(0, (e) => sync.writeUpdate(e, update)))).toMatchObject({ kind: 'update', update });
  expect(readFrame(frame(3, () => undefined))).toEqual({ ok: true, kind: 'query' });
});

test('a presence frame tells whose it is and how new', () => {
  const mine = new awareness.Awareness(doc);
  mine.setLocalState({ anything: 1 });
  const bytes = awareness.encodeAwarenessUpdate(mine, [42]);
  const read = readFrame(frame(1, (e) => encoding.writeVarUint8Array(e, bytes)));
  expect(read).toEqual({ ok: true, kind: 'awareness', marks: [{ client: 42, clock: 1 }] });
  mine.destroy();
});

test('what is written is what the stock protocol writes', () => {
  expect(writeStep1(new Map([[42, 1]]))).toEqual(frame(0, (e) => sync.writeSyncStep1(e, doc)));
  expect(writeStep2(update)).toEqual(frame(0, (e) => sync.writeSyncStep2(e, doc)));
  expect(writeUpdate(update)).toEqual(frame(0, (e) => sync.writeUpdate(e, update)));
});

test('a removal frame takes the presence away on the other side', () => {
  const mine = new awareness.Awareness(doc);
  const theirs = new awareness.Awareness(new Y.Doc());
  mine.setLocalState({ here: true });
  awareness.applyAwarenessUpdate(theirs, awareness.encodeAwarenessUpdate(mine, [42]), 'test');
  expect(theirs.getStates().has(42)).toBe(true);
  awareness.applyAwarenessUpdate(theirs, writeRemoved([{ client: 42, clock: 1 }]).subarray(2), 'test');
  expect(theirs.getStates().has(42)).toBe(false);
  mine.destroy();
  theirs.destroy();
});

test.each([
  ['nothing', [], 'wire/truncated'],
  ['an unknown type', [7], 'wire/type'],
  ['an auth frame', [2, 0], 'wire/type'],
  ['an unknown sync message', [0, 3, 0], 'wire/type'],
  ['a second message after the first', [3, 3], 'wire/trailing'],
  ['a length beyond the end', [0, 2, 90, 0], 'wire/truncated'],
  ['a state vector of a billion sessions', [0, 0, 5, 0x80, 0x94, 0xeb, 0xdc, 3], 'wire/count'],
  ['a session twice in a state vector', [0, 0, 5, 2, 9, 1, 9, 1], 'wire/client-order'],
  ['a state vector with a tail', [0, 0, 2, 0, 0], 'wire/trailing'],
  ['a presence longer than its frame', [1, 4, 1, 9, 1, 50], 'wire/truncated'],
])('%s is refused', (_what, bytes, code) => {
  expect(readFrame(Uint8Array.from(bytes))).toMatchObject({ ok: false, code });
});

test('feeds are named in base 36 and topics are 22 characters of base64url', () => {
  expect(feedName(4_294_967_295)).toBe('f/1z141z3');
  expect(
    ['A'.repeat(22), 'abcDEF0123456789_-wxyz', 'A'.repeat(21), '../'.repeat(7), `${'A'.repeat(21)}é`].map(isTopic),
  ).toEqual([true, true, false, false, false]);
});

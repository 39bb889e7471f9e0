/** Updates that the strict parser refuses, one of each kind: made by real Yjs where it makes such. */
import { createEncoder, toUint8Array, writeVarUint } from 'lib0/encoding';
import * as Y from 'yjs';
import { MAX_ENTRY_BYTES, MAX_ROOM_FEEDS } from '../../src/wire/feed.ts';
import type { WireCode } from '../../src/wire/refusal.ts';
import { append, entry, session, updateOf } from './yjs.ts';

export const ME = 4_000_000_001;
export const OTHER = 77;

export const feed = (doc: Y.Doc, client: number = doc.clientID): Y.Array<unknown> =>
  doc.getArray(`f/${client.toString(36)}`);
export const base = (client: number, n = 2): Uint8Array =>
  updateOf(client, (doc) => append(doc, ...Array.from({ length: n }, () => entry(50))));
export const varUints = (...values: readonly number[]): Uint8Array => {
  const encoder = createEncoder();
  for (const value of values) writeVarUint(encoder, value);
  return toUint8Array(encoder);
};

/** What it is, the refusal, and its bytes. */
export const refused: readonly (readonly [string, WireCode, () => Uint8Array])[] = [
  ['the first entry in a foreign feed', 'wire/feed', () => updateOf(ME, (d) => feed(d, OTHER).push([entry(5)]))],
  [
    'an append to a foreign feed',
    'wire/origin',
    () => updateOf(ME, (d) => feed(d, OTHER).push([entry(5)]), base(OTHER)),
  ],
  ['an entry in a root of another name', 'wire/feed', () => updateOf(ME, (d) => d.getArray('chat').push([entry(5)]))],
  ['an entry before others', 'wire/right-origin', () => updateOf(ME, (d) => feed(d).unshift([entry(5)]), base(ME))],
  ['an entry between others', 'wire/right-origin', () => updateOf(ME, (d) => feed(d).insert(1, [entry(5)]), base(ME))],
  ['a deletion in the own feed', 'wire/deletes', () => updateOf(ME, (d) => feed(d).delete(0), base(ME))],
  ['a deletion in a foreign feed', 'wire/deletes', () => updateOf(ME, (d) => feed(d, OTHER).delete(0, 2), base(OTHER))],
  [
    'an entry and its deletion',
    'wire/content',
    () =>
      updateOf(ME, (d) => {
        append(d, entry(5));
        feed(d).delete(0);
      }),
  ],
  [
    'a map set on a feed name',
    'wire/map-key',
    () => updateOf(ME, (d) => d.getMap(`f/${ME.toString(36)}`).set('a', entry(1))),
  ],
  ['a nested type', 'wire/content', () => updateOf(ME, (d) => feed(d).push([new Y.Array()]))],
  ['a text', 'wire/content', () => updateOf(ME, (d) => d.getText(`f/${ME.toString(36)}`).insert(0, 'x'))],
  ['a string', 'wire/content', () => updateOf(ME, (d) => feed(d).push(['x']))],
  ['a number', 'wire/content', () => updateOf(ME, (d) => feed(d).push([1]))],
  ['a subdocument', 'wire/content', () => updateOf(ME, (d) => feed(d).push([new Y.Doc()]))],
  ['an entry of 70 KB', 'wire/entry-too-big', () => updateOf(ME, (d) => append(d, entry(70_000)))],
  ['an entry one byte too big', 'wire/entry-too-big', () => updateOf(ME, (d) => append(d, entry(MAX_ENTRY_BYTES + 1)))],
  [
    'a gap inside',
    'wire/content',
    () => {
      const [a, , c] = append(session(ME), entry(5), entry(5), entry(5));
      return Y.mergeUpdates([a ?? entry(0), c ?? entry(0)]);
    },
  ],
  ['bytes after the end', 'wire/trailing', () => Uint8Array.of(...base(ME), 0)],
  ['no bytes', 'wire/truncated', () => new Uint8Array()],
  ['an update cut short', 'wire/truncated', () => base(ME).subarray(0, -20)],
  ['a billion clients', 'wire/count', () => varUints(1e9, 1, 1, 0)],
  ['a billion structs', 'wire/count', () => varUints(1, 1e9, 5, 0, 3, 1)],
  [
    'more clients than two full rooms have',
    'wire/count',
    () => Uint8Array.of(...varUints(2 * MAX_ROOM_FEEDS + 1), ...entry(20_000)),
  ],
  ['no structs', 'wire/count', () => Uint8Array.of(...varUints(1, 0, 5, 0), 0, 0, 0, 0)],
  ['a client of 33 bits', 'wire/client', () => Uint8Array.of(...varUints(1, 1, 2 ** 32, 0), ...entry(9))],
  ['a clock of 31 bits', 'wire/clock', () => Uint8Array.of(...varUints(1, 1, 5, 2 ** 31), ...entry(9))],
  ['a number spelled longer than needed', 'wire/varint', () => Uint8Array.of(0x80, 0, 0, 0, 0, 0, 0, 0, 0)],
  ['a number without end', 'wire/count', () => entry(60, 0xff)],
  [
    'one client twice',
    'wire/client-order',
    () => {
      const once = base(OTHER, 1);
      return Uint8Array.of(2, ...once.subarray(1, -1), ...once.subarray(1, -1), 0);
    },
  ],
  [
    'clients in rising order',
    'wire/client-order',
    () => Uint8Array.of(2, ...base(OTHER, 1).subarray(1, -1), ...base(OTHER + 1, 1).subarray(1, -1), 0),
  ],
  [
    'a first entry at a later clock',
    'wire/origin',
    () => {
      const bytes = base(OTHER, 1);
      bytes[3] = 4;
      return bytes;
    },
  ],
];

/** Real Yjs documents that write the way a table does, for the tests of the wire. */
import { createEncoder, toUint8Array, writeUint8, writeVarString, writeVarUint } from 'lib0/encoding';
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';

/** A document whose client number is given. */
export function session(client: number): Y.Doc {
  const doc = new Y.Doc();
  doc.clientID = client;
  return doc;
}

/** Appends entries to the session's own feed and answers the update of each, as it would go live. */
export function append(doc: Y.Doc, ...entries: readonly Uint8Array[]): Uint8Array[] {
  const updates: Uint8Array[] = [];
  const keep = (update: Uint8Array): unknown => updates.push(update);
  doc.on('update', keep);
  for (const entry of entries) doc.getArray(feedName(doc.clientID)).push([entry]);
  doc.off('update', keep);
  return updates;
}

/** An entry of so many equal bytes. */
export function entry(size: number, fill = 7): Uint8Array {
  return new Uint8Array(size).fill(fill);
}

/** The one update that a change of a fresh document makes. */
export function updateOf(client: number, change: (doc: Y.Doc) => void, base?: Uint8Array): Uint8Array {
  const doc = new Y.Doc();
  if (base !== undefined) Y.applyUpdate(doc, base);
  doc.clientID = client; // only now: Yjs takes another number when it meets its own in an update from outside
  const before = Y.encodeStateVector(doc);
  change(doc);
  return Y.encodeStateAsUpdate(doc, before);
}

/** Of an item that has no neighbours: what it holds is another type. */
const TYPE = 7;
const ARRAY = 0;
const BY_NAME = 1;
const BY_ID = 0;

/** The update that puts so many arrays into the session's feed, each in the one before. Yjs tells every outer one of each: thousands take it long. */
export function nested(client: number, depth: number): Uint8Array {
  const to = createEncoder();
  for (const number of [1, depth, client, 0]) writeVarUint(to, number);
  for (let i = 0; i < depth; i++) {
    writeUint8(to, TYPE);
    if (i === 0) {
      writeVarUint(to, BY_NAME);
      writeVarString(to, feedName(client));
    } else for (const number of [BY_ID, client, i - 1]) writeVarUint(to, number);
    writeVarUint(to, ARRAY);
  }
  // Nothing is deleted.
  writeVarUint(to, 0);
  return toUint8Array(to);
}

/** A seeded generator of whole numbers below a bound (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

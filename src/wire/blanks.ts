/**
 * A document that stands in for one that was read before: each feed is as long as it was, and says nothing. So the relay is asked only for
 * what lies above, in the way of the stock protocol. For Yjs a text of so many letters holds so many items at the least cost, in one
 * struct. A deleted text would be sent as a deletion.
 */
import { createEncoder, toUint8Array, writeUint8, writeVarString, writeVarUint } from 'lib0/encoding';
import { feedName } from './feed.ts';

/** Yjs' number of a text, … */
const TEXT = 4;
/** … and of a parent that is a root of the document, by name. */
const ROOT = 1;

/** An update of Yjs (v1) that fills each feed with so many blanks, from its beginning. */
export function blanks(ends: ReadonlyMap<number, number>): Uint8Array {
  const encoder = createEncoder();
  const feeds = [...ends].filter(([, end]) => end > 0).toSorted(([a], [b]) => b - a);
  writeVarUint(encoder, feeds.length);
  for (const [client, end] of feeds) {
    writeVarUint(encoder, 1); // structs
    writeVarUint(encoder, client);
    writeVarUint(encoder, 0); // the first one's clock
    writeUint8(encoder, TEXT);
    writeVarUint(encoder, ROOT);
    writeVarString(encoder, feedName(client));
    writeVarString(encoder, ' '.repeat(end));
  }
  writeVarUint(encoder, 0); // deletions
  return toUint8Array(encoder);
}

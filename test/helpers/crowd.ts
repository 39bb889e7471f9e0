/** A room in which very many pages have been: each session says hello in a feed of its own, as real ones do. */
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import type { Vandal } from './vandal.ts';

/** Sessions that come in one update: Yjs counts all of a document's clients at each, so one after another costs their square. */
const AT_ONCE = 50;

export function crowd(visitor: Vandal, sessions: number, seen: string): void {
  const updates = Array.from({ length: sessions }, (_, i) => {
    const doc = new Y.Doc();
    doc.clientID = 1_000_000 + i;
    const hello = visitor.seal(visitor.chain(seen).hello({ room: visitor.room.id }).bytes);
    doc.getArray(feedName(doc.clientID)).push([hello]);
    return Y.encodeStateAsUpdate(doc);
  });
  for (let i = 0; i < sessions; i += AT_ONCE)
    Y.applyUpdate(visitor.doc, Y.mergeUpdates(updates.slice(i, i + AT_ONCE)), 'crowd');
}

/** A room in which very many pages have been: each session says hello in a feed of its own, as real ones do. */
import { feedName } from '../../src/wire/feed.ts';
import type { Vandal } from './vandal.ts';

export function crowd(visitor: Vandal, sessions: number, seen: string): void {
  const { doc } = visitor;
  for (let i = 0; i < sessions; i++) {
    const hello = visitor.seal(visitor.chain(seen).hello({ room: visitor.room.id }).bytes);
    doc.clientID = 1_000_000 + i;
    doc.getArray(feedName(doc.clientID)).push([hello]);
  }
}

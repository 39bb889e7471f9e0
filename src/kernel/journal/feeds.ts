/**
 * The mailbox in the Yjs document: one root array per writer session, append-only, named after its Yjs client id (`src/wire/feed.ts`).
 * The document is transport only; any insider can vandalise it, so truth is each browser's own log and an entry is known by its hash.
 * Nothing here opens or checks an item.
 */
import * as Y from 'yjs';
import { feedName } from '../../wire/feed.ts';

const FEED = /^f\/[0-9a-z]{1,7}$/;

export class Feeds {
  readonly doc: Y.Doc;
  readonly #onItem: (item: Uint8Array) => void;
  readonly #watched = new Set<string>();

  /** @param onItem called once for each item that arrives, the own ones excepted */
  constructor(onItem: (item: Uint8Array) => void) {
    this.doc = new Y.Doc({ gc: true });
    this.#onItem = onItem;
    this.doc.on('afterTransaction', this.#watchNew);
  }

  /** Appends sealed entries to the own feed, in one transaction. */
  publish(items: readonly Uint8Array[]): void {
    if (items.length === 0) return;
    this.doc.transact(() => this.doc.getArray<Uint8Array>(feedName(this.doc.clientID)).push([...items]), this);
  }

  /** Sessions that have written anything. */
  get count(): number {
    return this.#watched.size;
  }

  close(): void {
    this.doc.destroy();
  }

  readonly #watchNew = ({ origin }: Y.Transaction): void => {
    for (const name of this.doc.share.keys()) {
      if (this.#watched.has(name) || !FEED.test(name)) continue;
      this.#watched.add(name);
      const feed = this.doc.getArray(name);
      // A feed that arrived in this very transaction has its first items already.
      if (origin !== this) for (const item of feed.toArray()) this.#deliver(item);
      feed.observe(this.#observe);
    }
  };

  readonly #observe = (event: Y.YArrayEvent<unknown>): void => {
    if (event.transaction.origin === this) return;
    for (const item of event.changes.added) for (const content of item.content.getContent()) this.#deliver(content);
  };

  #deliver(content: unknown): void {
    if (content instanceof Uint8Array) this.#onItem(content);
  }
}

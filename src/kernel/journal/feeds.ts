/**
 * The feeds of the shared Yjs document: one root array per writer session, append-only, named after its Yjs client id (`src/wire/feed.ts`).
 * The document is transport only; any insider can vandalise it, so truth is each browser's own log and an entry is known by its hash.
 * Nothing here opens or checks an item; but of more than a room can hold nothing is handed on.
 *
 * A feed may have ten thousand items. Yjs finds what came into an array, and where its end is, by walking all of it. Here both are looked
 * up where they lie in the document's store.
 */
import * as Y from 'yjs';
import { blanks } from '../../wire/blanks.ts';
import { feedName, FLOOD, MAX_ROOM_BYTES, MAX_ROOM_ENTRIES, MAX_ROOM_FEEDS } from '../../wire/feed.ts';

const FEED = /^f\/[0-9a-z]{1,7}$/;

/** What is heard of the feeds of others. */
export interface FeedEvents {
  /**
   * Once for each item that arrives, the own ones excepted.
   * @param client the session that wrote it @param end how long its feed is with it
   */
  item(item: Uint8Array, client: number, end: number): void;
  /** More is here than any room holds, so it is made up: nothing is handed on from here on, and whoever is listening should stop. */
  flood(): void;
}

/** What was read of a document some time before, and needn't come again. */
export interface ReadBefore {
  /** How many items of each session's feed, from its beginning; at least one. */
  readonly ends: ReadonlyMap<number, number>;
  /** Items among these that opened, and their bytes. */
  readonly items: number;
  readonly bytes: number;
}

/** The shared document as a set of feeds: one array of items for each session, which only ever grows. */
export class Feeds {
  readonly doc: Y.Doc;
  readonly #onItem: FeedEvents['item'];
  readonly #onFlood: FeedEvents['flood'];
  readonly #feeds = new Set<Y.Item['parent']>();
  /** Names of the document that were looked at: there are only ever more. */
  #names = 0;
  readonly #before: ReadBefore['ends'];
  #bytes = 0;
  #items = 0;
  #flooded = false;

  /** @param before is taken for being here: the document has blanks in its place, which may go to nobody */
  constructor({ item, flood }: FeedEvents, before?: ReadBefore) {
    this.doc = new Y.Doc({ gc: true });
    this.#onItem = item;
    this.#onFlood = flood;
    this.doc.on('afterTransaction', this.#hear);
    this.#before = before?.ends ?? new Map();
    if (!before) return;
    this.#items = before.items;
    this.#bytes = before.bytes;
    Y.applyUpdate(this.doc, blanks(before.ends), this);
  }

  /** Whether what was read before lies there as it did: nobody has deleted any of it. */
  get isWhole(): boolean {
    for (const [client, end] of this.#before) {
      const blank = this.doc.store.clients.get(client)?.[0];
      if (!(blank instanceof Y.Item) || blank.deleted || blank.length < end) return false;
    }
    return true;
  }

  /** How long the own feed is. */
  get ownEnd(): number {
    return Y.getState(this.doc.store, this.doc.clientID);
  }

  /** Appends sealed entries to the own feed, in one transaction. */
  publish(items: readonly Uint8Array[]): void {
    if (items.length === 0) return;
    for (const item of items) this.#weigh(item);
    const feed = this.doc.getArray<Uint8Array>(feedName(this.doc.clientID));
    this.doc.transact((transaction) => {
      for (const item of items) if (!this.#append(transaction, feed, item)) feed.push([item]);
    }, this);
  }

  close(): void {
    this.doc.destroy();
  }

  /** After the own last item, where that is the feed's last: somebody else may have written into it. */
  #append(transaction: Y.Transaction, feed: Y.Array<Uint8Array>, item: Uint8Array): boolean {
    const { store, clientID } = this.doc;
    const last = store.clients.get(clientID)?.at(-1);
    if (!(last instanceof Y.Item) || last.parent !== feed || last.right !== null) return false;
    const id = Y.createID(clientID, last.id.clock + last.length);
    const next = new Y.Item(id, last, last.lastId, null, null, feed, null, new Y.ContentBinary(item));
    next.integrate(transaction, 0);
    return true;
  }

  readonly #hear = (transaction: Y.Transaction): void => {
    if (this.#flooded) return;
    this.#meetFeeds();
    if (transaction.origin === this) return;
    const { beforeState, afterState } = transaction;
    for (const [client, after] of afterState) {
      const before = beforeState.get(client) ?? 0;
      if (after > before) this.#hearFrom(client, before, after);
    }
    if (this.#flooded) this.#onFlood();
  };

  #weigh(item: Uint8Array): void {
    this.#bytes += item.length;
    this.#items++;
  }

  #isFlood(): boolean {
    const most = Math.max(
      this.#bytes / MAX_ROOM_BYTES,
      this.#items / MAX_ROOM_ENTRIES,
      this.doc.share.size / MAX_ROOM_FEEDS,
      this.doc.store.clients.size / MAX_ROOM_FEEDS,
    );
    return most > FLOOD;
  }

  #meetFeeds(): void {
    const { share } = this.doc;
    if (share.size === this.#names) return;
    this.#names = share.size;
    for (const name of share.keys()) if (FEED.test(name)) this.#feeds.add(this.doc.getArray(name));
  }

  /** What this session has written in this stretch of its clock, in whatever feed. */
  #hearFrom(client: number, from: number, to: number): void {
    const structs = this.doc.store.clients.get(client) ?? [];
    for (let i = Y.findIndexSS(structs, from); i < structs.length; i++) {
      const struct = structs[i]!;
      if (struct.id.clock >= to) return;
      if (!(struct instanceof Y.Item) || struct.deleted || struct.parentSub !== null) continue;
      if (!this.#feeds.has(struct.parent)) continue;
      for (const [at, content] of struct.content.getContent().entries()) {
        if (!(content instanceof Uint8Array)) continue;
        this.#weigh(content);
        this.#flooded ||= this.#isFlood();
        if (this.#flooded) return;
        this.#onItem(content, client, struct.id.clock + at + 1);
      }
    }
  }
}

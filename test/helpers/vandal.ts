/** Somebody who has the link and another program: seals and publishes whatever bytes a test wants, in a feed like any other. */
import * as Y from 'yjs';
import { webRng } from '../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import { sealEntry } from '../../src/kernel/journal/seal.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import { deriveRoom, type Room } from '../../src/kernel/journal/room.ts';
import type { Sodium } from '../../src/kernel/ports.ts';
import { feedName } from '../../src/wire/feed.ts';
import { Chain, Pen } from './pen.ts';

export class Vandal {
  readonly doc: Y.Doc = new Y.Doc();
  readonly sodium: Sodium;
  readonly room: Room;
  readonly pen: Pen;
  readonly #line: { close(): void };
  #sessions = 0;

  private constructor(sodium: Sodium, link: PlayLink, transport: Transport, number: number) {
    this.sodium = sodium;
    this.room = deriveRoom(sodium, link);
    this.pen = new Pen(sodium, number);
    const events = { status: () => undefined, blocked: () => undefined, garbage: () => undefined };
    this.#line = transport.connect(this.doc, this.room, events);
  }

  static async at(hub: { transport(): Transport }, link: PlayLink, number = 66): Promise<Vandal> {
    return new Vandal(await loadSodium(), link, hub.transport(), number);
  }

  /** A session's chain in this room. */
  chain(seen: string): Chain {
    const chain = new Chain(this.pen, ++this.#sessions);
    chain.seen = seen;
    return chain;
  }

  /** As the table seals an entry. */
  seal(bytes: Uint8Array): Uint8Array {
    return sealEntry(this.sodium, webRng, { roomId: this.room.id, key: this.room.entryKey, keyEpoch: 0 }, bytes);
  }

  publish(...entries: readonly Uint8Array[]): void {
    this.raw(...entries.map((bytes) => this.seal(bytes)));
  }

  /** Any item, sealed or not. */
  raw(...items: readonly unknown[]): void {
    this.doc.getArray(feedName(this.doc.clientID)).push([...items]);
  }

  close(): void {
    this.#line.close();
  }
}

/** A relay in memory that counts what it is sent. */
import * as Y from 'yjs';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import { Hub } from './hub.ts';

export class Counted extends Hub {
  /** Of each topic, how many. */
  readonly items: Map<string, number> = new Map();

  override transport(): Transport {
    const inner = super.transport();
    return {
      connect: (doc, room, events) => {
        doc.on('update', (update: Uint8Array, origin: unknown) => {
          if (origin === this) return;
          const n = Y.decodeUpdate(update).structs.length;
          this.items.set(room.topic, (this.items.get(room.topic) ?? 0) + n);
        });
        return inner.connect(doc, room, events);
      },
    };
  }

  get sent(): number {
    return [...this.items.values()].reduce((sum, n) => sum + n, 0);
  }
}

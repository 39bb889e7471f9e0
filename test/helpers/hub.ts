/**
 * A relay in memory: one Yjs document a topic, updates and presence carried at once to whoever is connected. It can go away, come back, and
 * lose its data. What it carried is kept for leak tests.
 */
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import type { MakeState, Transport, TransportEvents } from '../../src/kernel/journal/transport.ts';

interface Line {
  readonly doc: Y.Doc;
  readonly topic: string;
  readonly events: TransportEvents;
  up: boolean;
  make: MakeState | undefined;
  clock: number;
  /** The how many-th to connect, from 0. */
  readonly number: number;
  /** Has no way to the relay for now. */
  cut: boolean;
  /** Waits until the relay has all. */
  readonly confirming: (() => void)[];
  /** What the relay has of this page. */
  shown: Uint8Array | undefined;
}

export class Hub {
  #docs = new Map<string, Y.Doc>();
  readonly #lines = new Set<Line>();
  /** Every update that any client sent. */
  readonly carried: Uint8Array[] = [];
  /** Every state that any client showed. */
  readonly shown: Uint8Array[] = [];
  #running = true;
  #met = 0;

  transport(): Transport {
    return {
      connect: (doc, { topic }, events) => {
        const line: Line = {
          doc,
          topic,
          events,
          up: false,
          make: undefined,
          clock: 0,
          shown: undefined,
          number: this.#met++,
          cut: false,
          confirming: [],
        };
        const send = (update: Uint8Array, origin: unknown): void => {
          if (origin === this || !line.up) return;
          this.carried.push(update);
          this.#apply(line, update);
        };
        doc.on('update', send);
        this.#lines.add(line);
        queueMicrotask(() => this.#join(line));
        return {
          present: (make) => {
            line.make = make;
            if (line.up) this.#show(line);
          },
          confirm: () =>
            line.up
              ? Promise.resolve()
              : new Promise((resolve) => {
                  line.confirming.push(resolve);
                }),
          close: () => {
            doc.off('update', send);
            line.up = false;
            this.#lines.delete(line);
            this.#hide(line);
          },
        };
      },
    };
  }

  /** The relay stops; clients are offline. */
  stop(): void {
    this.#running = false;
    for (const line of this.#lines) {
      line.up = false;
      line.shown = undefined;
      line.events.status('offline');
    }
  }

  /** @param wiped with nothing left on its disk */
  restart(wiped = false): void {
    if (wiped) this.#docs = new Map();
    this.#running = true;
    for (const line of this.#lines) this.#join(line);
  }

  /** What lies under one topic is lost, for whoever comes from now on. */
  forget(topic: string): void {
    this.#docs.delete(topic);
  }

  /** Changes each item under a topic, for whoever comes from now on. */
  tamper(topic: string, change: (item: Uint8Array) => Uint8Array): void {
    this.rewrite(topic, (items) => items.map(change));
  }

  /** The same for all items together: they come as one session's. */
  rewrite(topic: string, change: (items: readonly Uint8Array[]) => readonly Uint8Array[]): void {
    const old = this.#docOf(topic);
    const items = [...old.share.keys()].flatMap((name) => old.getArray<Uint8Array>(name).toArray());
    const doc = new Y.Doc();
    doc.getArray(feedName(doc.clientID)).push([...change(items)]);
    this.#docs.set(topic, doc);
  }

  /** The line of the how many-th page to connect breaks. */
  cut(number: number): void {
    for (const line of this.#lines) {
      if (line.number !== number || !line.up) continue;
      line.cut = true;
      line.up = false;
      this.#hide(line);
      line.events.status('offline');
    }
  }

  /** It is whole again. */
  mend(number: number): void {
    for (const line of this.#lines) {
      if (line.number !== number) continue;
      line.cut = false;
      this.#join(line);
    }
  }

  #docOf(topic: string): Y.Doc {
    const doc = this.#docs.get(topic) ?? new Y.Doc();
    this.#docs.set(topic, doc);
    return doc;
  }

  #join(line: Line): void {
    if (!this.#running || line.cut || line.up || !this.#lines.has(line)) return;
    line.up = true;
    line.events.status('connecting');
    const room = this.#docOf(line.topic);
    if (line.events.has?.(Y.decodeStateVector(Y.encodeStateVector(room))) === false) return;
    const missing = Y.encodeStateAsUpdate(line.doc, Y.encodeStateVector(room));
    this.#apply(line, missing);
    Y.applyUpdate(line.doc, Y.encodeStateAsUpdate(room, Y.encodeStateVector(line.doc)), this);
    for (const other of this.#others(line)) {
      if (other.shown) line.events.presence?.(other.doc.clientID, other.clock, other.shown);
    }
    if (line.make) this.#show(line);
    line.events.status('synced');
    for (const confirmed of line.confirming.splice(0)) confirmed();
  }

  *#others(line: Line): Iterable<Line> {
    for (const other of this.#lines) if (other !== line && other.up && other.topic === line.topic) yield other;
  }

  /** The state as it is made now, under the next clock. */
  #show(line: Line): void {
    if (!line.make) return this.#hide(line);
    line.shown = line.make(++line.clock);
    this.shown.push(line.shown);
    for (const other of this.#others(line)) other.events.presence?.(line.doc.clientID, line.clock, line.shown);
  }

  #hide(line: Line): void {
    if (!line.shown) return;
    line.shown = undefined;
    for (const other of this.#others(line)) other.events.presence?.(line.doc.clientID, line.clock, undefined);
  }

  #apply(from: Line, update: Uint8Array): void {
    Y.applyUpdate(this.#docOf(from.topic), update);
    for (const line of this.#lines) {
      if (line !== from && line.up && line.topic === from.topic) Y.applyUpdate(line.doc, update, this);
    }
  }
}

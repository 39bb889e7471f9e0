/**
 * The content of the simulated relay. It keeps a document for each topic, in each of the parts that it has fallen into, and which part a
 * device reaches. The network (`network.ts`) tells the pages of it.
 */
import * as Y from 'yjs';

/** Documents of the relay, by part and topic. */
export class RelayStore {
  #docs = new Map<string, Y.Doc>();
  /** Which part a device reaches; the first one where none is said. */
  #parts = new Map<number, number>();

  doc(part: number, topic: string): Y.Doc {
    const name = `${part} ${topic}`;
    const doc = this.#docs.get(name) ?? new Y.Doc();
    this.#docs.set(name, doc);
    return doc;
  }

  /** Which part of the relay this device reaches. */
  partOf(where: number): number {
    return this.#parts.get(where) ?? 0;
  }

  /** All parts that devices reach, and the first one. */
  get parts(): ReadonlySet<number> {
    return new Set([0, ...this.#parts.values()]);
  }

  get isSplit(): boolean {
    return this.#parts.size > 0;
  }

  /** So many things it holds. */
  get size(): number {
    const docs = [...this.#docs.values()];
    return docs.reduce(
      (sum, doc) => sum + [...doc.share.keys()].reduce((n, feed) => n + doc.getArray(feed).length, 0),
      0,
    );
  }

  /** Nothing is left on its disk. */
  wipe(): void {
    this.#docs = new Map();
  }

  /** Each part goes on with what the whole had. */
  split(parts: ReadonlyMap<number, number>): void {
    const whole = new Map(this.#docs);
    this.#parts = new Map(parts);
    for (const [name, doc] of whole) {
      const topic = name.slice(name.indexOf(' ') + 1);
      for (const part of new Set(parts.values())) {
        if (part !== 0) Y.applyUpdate(this.doc(part, topic), Y.encodeStateAsUpdate(doc));
      }
    }
  }

  /** From now on this device reaches that part. */
  move(where: number, part: number): void {
    this.#parts.set(where, part);
  }

  /** What the parts have becomes one. @returns what one of them lacks of it, for a device that still stands in its part (`forget`) */
  merge(): (where: number, topic: string) => Uint8Array {
    const parts = this.#docs;
    this.#docs = new Map();
    for (const [name, doc] of parts)
      Y.applyUpdate(this.doc(0, name.slice(name.indexOf(' ') + 1)), Y.encodeStateAsUpdate(doc));
    return (where, topic) => {
      const had = parts.get(`${this.partOf(where)} ${topic}`);
      return Y.encodeStateAsUpdate(this.doc(0, topic), had && Y.encodeStateVector(had));
    };
  }

  /** All devices reach the same part. */
  forget(): void {
    this.#parts = new Map();
  }
}

/**
 * Rooms in a LevelDB directory: one key a chunk, `<topic>!<number>`, and one for when the room was last used, `@<topic>`
 * (no topic has an @). Appends of all rooms are collected for at most 20 ms and written in one batch, which the operating
 * system holds even if this process dies at once; only a power cut can lose what it hadn't put on the disk (on Linux the last half
 * minute), and the browsers at the table send that again.
 */
import { ClassicLevel } from 'classic-level';
import type { KeptRoom, RoomStore } from './store.ts';

const BATCH_MS = 20;
const INDEX_DIGITS = 9;

type Put = { readonly type: 'put'; readonly key: string; readonly value: Uint8Array };

const text = new TextEncoder();
const untext = new TextDecoder();

export class LevelStore implements RoomStore {
  readonly #db: ClassicLevel<string, Uint8Array>;
  readonly #now: () => number;
  #batch: Put[] = [];
  #used = new Set<string>();
  /** The batch that is being collected, and the one before it, which may still be on its way to the disk. */
  #written: Promise<void> | undefined;
  #before: Promise<void> = Promise.resolve();
  #writeNow: (() => void) | undefined;

  private constructor(db: ClassicLevel<string, Uint8Array>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Opens the directory, making it if need be. Fails if another process holds it. */
  static async open(directory: string, now: () => number = Date.now): Promise<LevelStore> {
    const db = new ClassicLevel<string, Uint8Array>(directory, { valueEncoding: 'view' });
    await db.open();
    return new LevelStore(db, now);
  }

  async load(topic: string): Promise<KeptRoom> {
    await this.#flush();
    const chunks: Uint8Array[] = [];
    let next = 0;
    for await (const [key, value] of this.#db.iterator(chunksOf(topic))) {
      chunks.push(value);
      next = Number(key.slice(topic.length + 1)) + 1;
    }
    if (next > 0) this.#use(topic).catch(() => undefined); // reading was what was asked for, and it went well
    return { chunks, next };
  }

  append(topic: string, index: number, chunk: Uint8Array): Promise<void> {
    this.#batch.push({ type: 'put', key: `${topic}!${String(index).padStart(INDEX_DIGITS, '0')}`, value: chunk });
    return this.#use(topic);
  }

  async expire(before: number): Promise<void> {
    await this.#flush();
    for await (const [key, value] of this.#db.iterator({ gt: '@', lt: 'A' })) {
      if (Number(untext.decode(value)) >= before || this.#used.has(key.slice(1))) continue;
      await this.#db.clear(chunksOf(key.slice(1)));
      await this.#db.del(key);
    }
  }

  async close(): Promise<void> {
    await this.#flush();
    await this.#db.close();
  }

  /** Writes the batch that is being collected; its failure is told to those who appended, not here. */
  async #flush(): Promise<void> {
    const written = this.#written;
    this.#writeNow?.();
    await written?.catch(() => undefined);
    await this.#before;
  }

  /** Notes that a room is in use, in the batch that is being collected. */
  #use(topic: string): Promise<void> {
    this.#used.add(topic);
    this.#written ??= this.#nextBatch();
    return this.#written;
  }

  async #nextBatch(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, BATCH_MS);
      this.#writeNow = (): void => {
        clearTimeout(timer);
        resolve();
      };
    });
    const value = text.encode(String(this.#now()));
    const batch = [...this.#batch, ...[...this.#used].map((topic): Put => ({ type: 'put', key: `@${topic}`, value }))];
    this.#batch = [];
    this.#used = new Set();
    this.#written = undefined;
    this.#writeNow = undefined;
    const write = this.#before.then(() => this.#db.batch(batch));
    this.#before = write.catch(() => undefined);
    await write;
  }
}

/** The keys of a room's chunks. */
function chunksOf(topic: string): { readonly gt: string; readonly lt: string } {
  return { gt: `${topic}!`, lt: `${topic}"` };
}

/**
 * Rooms in a LevelDB directory: one key a chunk, `<topic>!<number>`. Appends of all rooms are collected for at most
 * 20 ms and written in one batch, which the operating system holds even if this process dies at once; only a power
 * cut can lose the last ones, and the browsers at the table send those again.
 */
import { ClassicLevel } from 'classic-level';
import type { KeptRoom, RoomStore } from './store.ts';

const BATCH_MS = 20;
const INDEX_DIGITS = 9;

type Put = { readonly type: 'put'; readonly key: string; readonly value: Uint8Array };

export class LevelStore implements RoomStore {
  readonly #db: ClassicLevel<string, Uint8Array>;
  #batch: Put[] = [];
  #written: Promise<void> | undefined;
  #writeNow: (() => void) | undefined;

  private constructor(db: ClassicLevel<string, Uint8Array>) {
    this.#db = db;
  }

  /** Opens the directory, making it if need be. Fails if another process holds it. */
  static async open(directory: string): Promise<LevelStore> {
    const db = new ClassicLevel<string, Uint8Array>(directory, { valueEncoding: 'view' });
    await db.open();
    return new LevelStore(db);
  }

  async load(topic: string): Promise<KeptRoom> {
    await this.#flush();
    const chunks: Uint8Array[] = [];
    let next = 0;
    for await (const [key, value] of this.#db.iterator({ gt: `${topic}!`, lt: `${topic}"` })) {
      chunks.push(value);
      next = Number(key.slice(topic.length + 1)) + 1;
    }
    return { chunks, next };
  }

  append(topic: string, index: number, chunk: Uint8Array): Promise<void> {
    this.#batch.push({ type: 'put', key: `${topic}!${String(index).padStart(INDEX_DIGITS, '0')}`, value: chunk });
    this.#written ??= this.#nextBatch();
    return this.#written;
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
  }

  async #nextBatch(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, BATCH_MS);
      this.#writeNow = (): void => {
        clearTimeout(timer);
        resolve();
      };
    });
    const batch = this.#batch;
    this.#batch = [];
    this.#written = undefined;
    this.#writeNow = undefined;
    await this.#db.batch(batch);
  }
}

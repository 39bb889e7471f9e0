/**
 * A LevelDB directory that heals. One that can't be opened or read because it is damaged is repaired. One that can't be written (a full
 * disk) is opened anew once there is room, because LevelDB keeps an error until then. Meanwhile it is read as before.
 */
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import type { Say } from '../told.ts';
import { DamagedRoom } from './store.ts';

/** A LevelDB of bytes by text. */
export type Db = ClassicLevel<string, Uint8Array>;
/** One write of a batch. */
export interface Write {
  readonly type: 'put';
  readonly key: string;
  readonly value: Uint8Array;
}

const RETRY_MS = 1_000;
/** What LevelDB needs to begin anew: a log, a manifest and a table. */
const PROBE_BYTES = 8 * 1024 * 1024;
const CORRUPTION = 'LEVEL_CORRUPTION';

/** The files of a LevelDB: opened anew after a failed write, since it keeps its error else. */
export class LevelFiles {
  readonly #directory: string;
  readonly #say: Say;
  #db: Db;
  /** Whether the last write failed. */
  failing = false;
  #closing = false;
  #wake: () => void = () => undefined;
  /** Readings under way, which opening anew waits for, as they wait for it. */
  readonly #reading = new Set<Promise<unknown>>();
  #opening: Promise<void> = Promise.resolve();

  private constructor(directory: string, say: Say, db: Db) {
    this.#directory = directory;
    this.#say = say;
    this.#db = db;
  }

  /** Opens the directory, making it if need be. Fails if another process holds it. */
  static async open(directory: string, say: Say): Promise<LevelFiles> {
    const db = await opened(directory).catch(async (error: unknown) => {
      if (!isCorruption(error)) throw error;
      say(`The tables in ${directory} are damaged. They are repaired; what is lost the browsers bring back.`);
      await ClassicLevel.repair(directory);
      return opened(directory);
    });
    return new LevelFiles(directory, say, db);
  }

  /** Rejects with `DamagedRoom` if what is asked for is there and can't be read. */
  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await this.#opening;
    const reading = work(this.#db);
    this.#reading.add(reading);
    try {
      return await reading;
    } catch (error) {
      throw isCorruption(error) ? new DamagedRoom() : error;
    } finally {
      this.#reading.delete(reading);
    }
  }

  /** Writes all of it or nothing; tries until it succeeds or `close` is called, and rejects then. */
  async write(batch: Write[]): Promise<void> {
    for (;;) {
      try {
        await this.#opening;
        await this.#db.batch(batch);
        if (this.failing) this.#say('The tables can be written again.');
        this.failing = false;
        return;
      } catch (error) {
        if (this.#closing) throw error;
        if (!this.failing) this.#say(`The tables can't be written to ${this.#directory}: ${causeOf(error)}`);
        this.failing = true;
      }
      await this.#rest();
      if (await this.#hasRoom()) await this.#openAnew(async () => undefined);
    }
  }

  /** What the disk has left for this process; 0 where it can't be asked. */
  async freeBytes(): Promise<number> {
    const disk = await statfs(this.#directory).catch(() => undefined);
    return disk ? disk.bavail * disk.bsize : 0;
  }

  /** Throws away what can't be read, so that the rest can be written and read. */
  async repair(): Promise<void> {
    this.#say(`A table in ${this.#directory} is damaged. It is repaired; what is lost the browsers bring back.`);
    await this.#openAnew(() => ClassicLevel.repair(this.#directory));
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#wake();
    await this.#opening;
    await this.#db.close();
  }

  #openAnew(between: () => Promise<void>): Promise<void> {
    const anew = async (before: Promise<void>): Promise<void> => {
      await before;
      await Promise.allSettled(this.#reading);
      await this.#db.close();
      await between();
      this.#db = await opened(this.#directory);
    };
    const opening = anew(this.#opening);
    // A caller that waits reads or writes next, and hears then what is wrong.
    this.#opening = opening.catch(() => undefined);
    return this.#opening;
  }

  async #hasRoom(): Promise<boolean> {
    const path = join(this.#directory, 'probe.tmp');
    try {
      const file = await open(path, 'w');
      await file.writeFile(new Uint8Array(PROBE_BYTES)).finally(() => file.close());
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#closing ? 0 : RETRY_MS);
      this.#wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

async function opened(directory: string): Promise<Db> {
  const db: Db = new ClassicLevel(directory, { valueEncoding: 'view' });
  await db.open();
  return db;
}

interface LevelError {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: LevelError;
}

function isCorruption(error: unknown): boolean {
  const { code, cause } = error as LevelError;
  return code === CORRUPTION || cause?.code === CORRUPTION;
}

/** What LevelDB says, without a stack. */
function causeOf(error: unknown): string {
  const { message, cause } = error as LevelError;
  return cause?.message ?? message ?? String(error);
}

/**
 * Rooms in a LevelDB directory: one key a chunk, `<topic>!<number>`, and one a pack, `<topic>#<its end>`. One key more says when the room
 * was last used, `@<topic>`; no topic has an @. Appends of all rooms are collected for at most 20 ms and written in one batch. The
 * operating system holds that even if this process dies at once. Only a power cut can lose what wasn't on the disk yet; on Linux that is
 * the last half minute. The browsers at the table send it again.
 *
 * What can't be written yet is kept in memory up to a bound, and read from there: while a disk is full tables play on.
 */
import { LevelFiles } from './level-files.ts';
import type { Say } from '../told.ts';
import type { Db, Write } from './level-files.ts';
import type { Gauge } from '../metrics.ts';
import { DamagedRoom } from './store.ts';
import type { KeptRoom, RoomStore } from './store.ts';
import { Uses } from './uses.ts';

const BATCH_MS = 20;
const DIGITS = 9;
/** What may wait for a disk that can't be written: after that, rooms are closed that something more is written in. */
const UNWRITTEN_BYTES = 32 * 1024 * 1024;
/** Once there is too much, it is brought down to this part of what may be: not each minute anew. */
const SHRUNK = 0.9;
const IN_USE_MS = 600_000;
/** Readings that fill no cache: a room is read once, and then seldom. */
const ONCE = { fillCache: false };

const text = new TextEncoder();
const untext = new TextDecoder();

/** What a store may be given instead of the usual: a clock, where it tells, and its bound on unwritten bytes. */
export interface LevelSettings {
  readonly now?: () => number;
  readonly say?: Say;
  readonly unwrittenBytes?: number;
}

/** Rooms on disk, in LevelDB; writes are collected into batches, and reads see those under way. */
export class LevelStore implements RoomStore {
  readonly #files: LevelFiles;
  readonly #uses: Uses;
  readonly #unwrittenBytes: number;
  readonly #now: () => number;
  readonly #openedMs: number;
  readonly tells = true;
  #batch: Write[] = [];
  /** What isn't written yet, by topic and key. */
  readonly #unwritten = new Map<string, Map<string, Uint8Array>>();
  #waitingBytes = 0;
  /** The batch that is being collected, and the one before it, which may still be on its way to the disk. */
  #written: Promise<void> | undefined;
  #before: Promise<void> = Promise.resolve();
  #writeNow: (() => void) | undefined;
  /** The room that is being deleted, or was last. */
  #dropping: { readonly topic: string; readonly done: Promise<void> } | undefined;
  #closing = false;

  private constructor(files: LevelFiles, { now = Date.now, unwrittenBytes = UNWRITTEN_BYTES }: LevelSettings) {
    this.#files = files;
    this.#uses = new Uses(now);
    this.#now = now;
    this.#openedMs = now();
    this.#unwrittenBytes = unwrittenBytes;
  }

  /** Opens the directory, making it if need be. Fails if another process holds it. */
  static async open(directory: string, settings: LevelSettings = {}): Promise<LevelStore> {
    return new LevelStore(await LevelFiles.open(directory, settings.say ?? console.error), settings);
  }

  get failing(): boolean {
    return this.#files.failing;
  }

  async load(topic: string): Promise<KeptRoom> {
    if (this.#dropping?.topic === topic) await this.#dropping.done;
    try {
      const packs = await this.#list(topic, '#', 0);
      const after = packs.at(-1)?.[0] ?? 0;
      const chunks = await this.#list(topic, '!', after);
      // What is left beyond a gap can't be read by itself, and its number would keep the room from being brought back.
      if (chunks.some(([number], i) => number !== after + i)) throw new DamagedRoom();
      const next = (chunks.at(-1)?.[0] ?? after - 1) + 1;
      if (next > 0) this.#use(topic)?.catch(() => undefined); // reading was what was asked for, and it went well
      return { packs: packs.map(([, note]) => note), chunks: chunks.map(([, chunk]) => chunk), next };
    } catch (error) {
      if (!(error instanceof DamagedRoom)) throw error;
      await this.forget(topic);
      return { chunks: [], next: 0 };
    }
  }

  async read(topic: string, from: number, to: number): Promise<readonly Uint8Array[]> {
    return (await this.#list(topic, '!', from, to)).map(([, chunk]) => chunk);
  }

  append(topic: string, index: number, chunk: Uint8Array): Promise<void> {
    return this.#put(topic, keyOf(topic, '!', index), chunk);
  }

  notePack(topic: string, to: number, note: Uint8Array): Promise<void> {
    return this.#put(topic, keyOf(topic, '#', to), note);
  }

  async forget(topic: string): Promise<void> {
    if (!this.failing) await this.#flush();
    await this.#healing((db) => db.clear(roomOf(topic)));
  }

  async expire(before: number, isHeld: (topic: string) => boolean = () => false): Promise<void> {
    if (this.failing) return;
    await this.#flush();
    const { used, topics } = await this.#healing(async (db) => ({
      used: await usedOf(db),
      topics: await topicsOf(db),
    }));
    const unknown = topics.filter((topic) => !used.has(topic));
    if (unknown.length > 0) this.#stamp(unknown.map((topic) => [topic, this.#now()])).catch(() => undefined); // next time, then
    const old = [...used].filter(([, usedMs]) => usedMs < before).map(([topic]) => topic);
    const gone: string[] = [];
    for (const topic of old) {
      if (this.#closing) return;
      if (isHeld(topic) || this.#uses.isSince(topic, before)) continue;
      await this.#healing((db) => this.#drop(db, topic));
      gone.push(topic);
    }
    await this.#healing((db) => this.#compact(db, gone));
  }

  async lastUse(): Promise<number | undefined> {
    const used = await this.#healing(usedOf);
    const before = [...used.values()].filter((usedMs) => usedMs < this.#openedMs);
    return before.length > 0 ? Math.max(...before) : undefined;
  }

  async shrink(mostBytes: number, isHeld: (topic: string) => boolean = () => false): Promise<number> {
    if (this.failing) return 0;
    await this.#flush();
    return this.#healing(async (db) => {
      let bytes = await db.approximateSize('', '~');
      if (bytes <= mostBytes) return 0;
      const used = [...(await usedOf(db))];
      const gone: string[] = [];
      for (const [topic] of used.toSorted(([, a], [, b]) => a - b)) {
        if (this.#closing || bytes <= mostBytes * SHRUNK) break;
        // In use now: what is open would only be brought back, also where nobody has written for a while.
        if (isHeld(topic) || this.#uses.isSince(topic, this.#now() - IN_USE_MS)) continue;
        bytes -= await db.approximateSize(roomOf(topic).gt, roomOf(topic).lt);
        await this.#drop(db, topic);
        gone.push(topic);
      }
      await this.#compact(db, gone);
      return gone.length;
    });
  }

  async measure(): Promise<readonly Gauge[]> {
    const [used, free] = await Promise.all([
      this.#files.read((db) => db.approximateSize('', '~')).catch(() => 0),
      this.#files.freeBytes(),
    ]);
    return [
      { name: 'store_waiting_bytes', help: 'Bytes that wait to be written.', value: this.#waitingBytes },
      { name: 'disk_used_bytes', help: 'What all rooms take up on the disk, about.', value: used },
      { name: 'disk_free_bytes', help: 'What is left on that disk.', value: free },
    ];
  }

  /** Where what it reads is damaged the directory is repaired, and it is tried once more. */
  async #healing<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await this.#files.read(work);
    } catch (error) {
      if (!(error instanceof DamagedRoom)) throw error;
      await this.#files.repair();
      return this.#files.read(work);
    }
  }

  /** A reader that comes meanwhile waits, and finds it empty. */
  async #drop(db: Db, topic: string): Promise<void> {
    this.#uses.forget(topic);
    const drop = async (): Promise<void> => {
      await db.clear(roomOf(topic));
      await db.del(`@${topic}`);
    };
    const dropping = drop();
    this.#dropping = { topic, done: dropping.catch(() => undefined) };
    await dropping;
  }

  /**
   * What is deleted stays on the disk until its tables are written anew. That takes about as long for one room as for its neighbours. So it
   * is done once for all that begin with the same letter; for all at once it would keep the directory from being closed.
   */
  async #compact(db: Db, topics: readonly string[]): Promise<void> {
    const lasts = new Map(topics.toSorted().map((topic) => [topic[0], topic]));
    const firsts = new Map(
      topics
        .toSorted()
        .toReversed()
        .map((topic) => [topic[0], topic]),
    );
    for (const [letter, first] of firsts) {
      if (this.#closing) return;
      await db.compactRange(roomOf(first).gt, roomOf(lasts.get(letter) ?? first).lt);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    const due = this.#uses.all();
    if (due.length > 0) this.#stamp(due).catch(() => undefined); // who appended hears of it
    if (!this.failing) await this.#flush();
    const closed = this.#files.close();
    await this.#before;
    await closed;
  }

  /** Numbered values of a room, those that aren't written yet among them, which are noted before the disk is asked. */
  async #list(
    topic: string,
    kind: '!' | '#',
    from: number,
    to = 10 ** DIGITS,
  ): Promise<readonly (readonly [number, Uint8Array])[]> {
    const range = {
      gte: keyOf(topic, kind, from),
      lt: to < 10 ** DIGITS ? keyOf(topic, kind, to) : `${topic}${kind}:`,
    };
    const found = new Map(
      [...(this.#unwritten.get(topic) ?? [])].filter(([key]) => key >= range.gte && key < range.lt),
    );
    const written = await this.#files.read((db: Db) => db.iterator({ ...range, ...ONCE }).all());
    for (const [key, value] of written) found.set(key, value);
    return [...found]
      .map(([key, value]) => [Number(key.slice(topic.length + 1)), value] as const)
      .toSorted(([a], [b]) => a - b);
  }

  #put(topic: string, key: string, value: Uint8Array): Promise<void> {
    if (this.failing && this.#waitingBytes > this.#unwrittenBytes)
      return Promise.reject(new Error('too much waits for the disk'));
    this.#batch.push({ type: 'put', key, value });
    this.#waitingBytes += value.length;
    this.#unwritten.set(topic, (this.#unwritten.get(topic) ?? new Map<string, Uint8Array>()).set(key, value));
    void this.#use(topic);
    this.#written ??= this.#nextBatch();
    return this.#written;
  }

  /** Writes the batch that is being collected; its failure is told to those who appended, not here. */
  async #flush(): Promise<void> {
    const written = this.#written;
    this.#writeNow?.();
    await written?.catch(() => undefined);
    await this.#before;
  }

  /** Notes that a room is in use, now and then on the disk. */
  #use(topic: string): Promise<void> | undefined {
    const due = this.#uses.note(topic);
    if (due.length === 0) return undefined;
    return this.#stamp(due);
  }

  #stamp(uses: readonly (readonly [string, number])[]): Promise<void> {
    for (const [topic, usedMs] of uses)
      this.#batch.push({ type: 'put', key: `@${topic}`, value: text.encode(String(usedMs)) });
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
    const batch = this.#batch;
    this.#batch = [];
    this.#written = undefined;
    this.#writeNow = undefined;
    const write = this.#before.then(() => this.#files.write(batch));
    this.#before = write.catch(() => undefined);
    try {
      await write;
    } finally {
      for (const { key, value } of batch) this.#settle(key, value);
    }
  }

  /** It is written, or lost. */
  #settle(key: string, value: Uint8Array): void {
    const topic = key.slice(0, -1 - DIGITS);
    const waiting = this.#unwritten.get(topic);
    if (waiting?.get(key) !== value) return;
    waiting.delete(key);
    this.#waitingBytes -= value.length;
    if (waiting.size === 0) this.#unwritten.delete(topic);
  }
}

const keyOf = (topic: string, kind: '!' | '#', number: number): string =>
  `${topic}${kind}${String(number).padStart(DIGITS, '0')}`;

/** The keys of all that is kept of a room but when it was used. */
const roomOf = (topic: string): { readonly gt: string; readonly lt: string } => ({ gt: `${topic}!`, lt: `${topic}$` });

/** When rooms were used, as far as that is written. */
async function usedOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const used = new Map<string, number>();
  for await (const [key, value] of db.iterator({ gt: '@', lt: 'A' }))
    used.set(key.slice(1), Number(untext.decode(value)));
  return used;
}

/** All of which something is kept, read by one key each. */
async function topicsOf(db: Db): Promise<readonly string[]> {
  const topics: string[] = [];
  const keys = db.keys({ ...ONCE, highWaterMarkBytes: 1 }); // one at a time, not all of a room
  try {
    for (let key = await keys.next(); key !== undefined; key = await keys.next()) {
      const topic = key.slice(0, -1 - DIGITS);
      if (!key.startsWith('@')) topics.push(topic);
      keys.seek(key.startsWith('@') ? 'A' : roomOf(topic).lt);
    }
  } finally {
    await keys.close();
  }
  return topics;
}

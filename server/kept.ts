/**
 * One room's place in the store: reads it into memory and numbers its chunks. Packs that are closed it writes down, so that next time only
 * what came after the last of them is read.
 */
import { parseUpdate } from '../src/wire/update.ts';
import { Bindings } from './bindings.ts';
import { RoomLog } from './log.ts';
import { readPack, writePack } from './pack.ts';
import { DamagedRoom } from './stores/store.ts';
import type { KeptRoom, RoomStore } from './stores/store.ts';
import type { Turns } from './turns.ts';

/** `written` rejects what the store couldn't write. */
export interface KeptParts {
  readonly store: RoomStore;
  readonly topic: string;
  /** Readings of all rooms, of which there are only so many at once. */
  readonly turns: Turns;
  readonly written: (write: Promise<void>) => void;
}

/** One room between memory and store: its log, its bindings, and the chunks on their way to the disk. */
export class Kept {
  readonly log: RoomLog;
  readonly bindings: Bindings = new Bindings();
  readonly #parts: KeptParts;

  constructor(parts: KeptParts, kept: KeptRoom) {
    this.#parts = parts;
    const { store, topic, turns } = parts;
    const read = async (from: number, to: number): Promise<readonly Uint8Array[]> =>
      turns.take(async () => (await store.read?.(topic, from, to)) ?? []);
    this.log = new RoomLog(store.read && read);
    for (const written of kept.packs ?? []) this.#takePack(written);
    for (const chunk of kept.chunks) this.#take(chunk);
    this.log.next = Math.max(this.log.next, kept.next);
  }

  keep(chunk: Uint8Array): void {
    const { store, topic, written } = this.#parts;
    written(store.append(topic, this.log.next, chunk));
    this.log.next += 1;
  }

  /** To be called when all that was added to the log is kept. */
  seal(): void {
    const { store, topic, written } = this.#parts;
    for (const pack of this.log.seal()) {
      if (pack.kept !== undefined) continue;
      const note = writePack(pack, this.bindings.takeFresh());
      if (store.notePack !== undefined) written(store.notePack(topic, pack.to, note));
    }
  }

  #takePack(written: Uint8Array): void {
    const read = readPack(written);
    if (read === undefined || read.pack.from !== this.log.next) throw new DamagedRoom();
    this.log.addPack(read.pack);
    for (const binding of read.bindings) this.bindings.read(binding);
    this.bindings.takeFresh(); // these are written down
  }

  /** What is damaged is left out, with what came after it in its feed: the browsers have it. */
  #take(chunk: Uint8Array): void {
    if (!this.bindings.read(chunk)) {
      const parsed = parseUpdate(chunk);
      if (parsed.ok) this.log.add({ bytes: chunk, ranges: parsed.ranges });
    }
    this.log.next += 1;
    this.seal();
  }
}

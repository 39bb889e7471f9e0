/**
 * Which rooms are in memory. A room is read from the store when the first connection comes and let go when the last one
 * has left and everything is written. Nobody is let in before reading is done: an empty room, served for a moment, would
 * make every browser at the table send all of it again.
 */
import { writeQuery } from '../src/wire/frames.ts';
import { parseUpdate } from '../src/wire/update.ts';
import { Bindings } from './bindings.ts';
import { RoomLog } from './log.ts';
import { Room } from './room.ts';
import type { RoomSettings } from './room.ts';
import type { KeptRoom, RoomStore } from './stores/store.ts';

/** A hold on a room in memory; `room` rejects if the store can't be read. Let go exactly once. */
export type Hold = { readonly room: Promise<Room>; readonly release: () => void };

/** Who still needs a room in memory: connections, and chunks on their way to the store. */
type Uses = { holds: number; writes: number; stopFollowing?: () => void };
type Held = { readonly room: Promise<Room>; readonly uses: Uses };

export class Rooms {
  readonly #store: RoomStore;
  readonly #held = new Map<string, Held>();
  readonly #writing = new Set<Promise<void>>();
  readonly #settings: RoomSettings;
  /** Until then all rooms take back what was lost: this process has just started. */
  readonly #restoreUntilMs: number;
  /** Until when those rooms do that the store couldn't write, or no longer had. */
  readonly #givenUp = new Map<string, number>();

  constructor(store: RoomStore, settings: RoomSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#restoreUntilMs = performance.now() + settings.limits.restoreMs;
  }

  get size(): number {
    return this.#held.size;
  }

  hold(topic: string): Hold {
    const { room, uses } = this.#held.get(topic) ?? this.#add(topic);
    uses.holds += 1;
    const release = (): void => {
      uses.holds -= 1;
      this.#letGo(topic, uses);
    };
    return { room, release };
  }

  /** Resolves when everything taken so far is written, or has failed to be. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  #add(topic: string): Held {
    const uses: Uses = { holds: 0, writes: 0 };
    const held: Held = { room: this.#load(topic, uses), uses };
    this.#held.set(topic, held);
    return held;
  }

  async #load(topic: string, uses: Uses): Promise<Room> {
    const kept = await this.#store.load(topic);
    let { next } = kept;
    const bindings = new Bindings();
    const log = replay(kept, bindings);
    const emptyUntilMs = next === 0 ? performance.now() + this.#settings.limits.restoreMs : 0;
    const untilMs = Math.max(emptyUntilMs, this.#restoreUntilMs, this.#givenUp.get(topic) ?? 0);
    const restoring = (): boolean => performance.now() < untilMs;
    const room = new Room(
      { log, bindings, restoring, isNew: next === 0 },
      this.#settings,
      (chunk) => {
        const written = this.#write(topic, uses, room, next, chunk);
        next += 1;
        this.#writing.add(written);
        void written.finally(() => this.#writing.delete(written));
      },
      (frame) => this.#store.tell?.(topic, frame),
    );
    const stop = await this.#store.follow?.(topic, kept, {
      heard: (chunk) => room.hear(chunk),
      lost: () => this.#giveUp(topic, uses, room),
      told: (frame) => room.hearPresence(frame),
    });
    if (stop === undefined) return room;
    this.#store.tell?.(topic, writeQuery());
    uses.stopFollowing = stop;
    if (this.#held.get(topic)?.uses === uses) return room;
    // Everybody has left by now, or the store lost it while it was read.
    stop();
    throw new Error('the room was given up while it was loaded');
  }

  /** A chunk that can't be written takes the room down; the browsers come back and bring what the store lacks. */
  async #write(topic: string, uses: Uses, room: Room, index: number, chunk: Uint8Array): Promise<void> {
    uses.writes += 1;
    try {
      await this.#store.append(topic, index, chunk);
    } catch {
      this.#giveUp(topic, uses, room);
    }
    uses.writes -= 1;
    this.#letGo(topic, uses);
  }

  /** Takes a room down that the store no longer has as it is here. */
  #giveUp(topic: string, uses: Uses, room: Room): void {
    const now = performance.now();
    for (const [other, untilMs] of this.#givenUp) if (untilMs < now) this.#givenUp.delete(other);
    this.#givenUp.set(topic, now + this.#settings.limits.restoreMs);
    if (this.#held.get(topic)?.uses === uses) this.#held.delete(topic);
    for (const connection of room.connections) connection.drain();
  }

  #letGo(topic: string, uses: Uses): void {
    const unused = uses.holds === 0 && uses.writes === 0;
    if (!unused) return;
    uses.stopFollowing?.();
    if (this.#held.get(topic)?.uses === uses) this.#held.delete(topic);
  }
}

/** Reads a room back. What is damaged is left out, with what came after it in its feed: the browsers have it. */
function replay(kept: KeptRoom, bindings: Bindings): RoomLog {
  const log = new RoomLog();
  for (const bytes of kept.chunks) {
    if (bindings.read(bytes)) continue;
    const parsed = parseUpdate(bytes);
    if (parsed.ok) log.add({ bytes, ranges: parsed.ranges });
  }
  return log;
}

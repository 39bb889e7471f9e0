/**
 * Which rooms are in memory. A room is read from the store when the first connection comes and let go when the last one has left and
 * everything is written. Nobody is let in before reading is done. An empty room, served for a moment, would make every browser at the table
 * send all of it again.
 */
import { writeQuery } from '../src/wire/frames.ts';
import { Kept } from './kept.ts';
import type { KeptParts } from './kept.ts';
import { Room } from './room.ts';
import type { RoomSettings } from './room.ts';
import { DamagedRoom } from './stores/store.ts';
import type { KeptRoom, RoomStore } from './stores/store.ts';
import { Turns } from './turns.ts';

const SETTLE_MS = 5_000;

/** A hold on a room in memory; `room` rejects if the store can't be read. Let go exactly once. */
export interface Hold {
  readonly room: Promise<Room>;
  readonly release: () => void;
}

/** Things that still need a room in memory: connections, and chunks on their way to the store. */
interface Uses {
  holds: number;
  writes: number;
  stopFollowing?: () => void;
}
interface Held {
  readonly room: Promise<Room>;
  readonly uses: Uses;
}

/** Rooms by topic, opened when somebody comes and closed behind the last one. */
export class Rooms {
  readonly #store: RoomStore;
  readonly #held = new Map<string, Held>();
  /** Readings of the store: when everybody comes back at once they wait for one another, not for memory. */
  readonly #turns: Turns;
  /** Writes of all rooms that are on their way to the store, and who waits for the last of them. */
  #writing = 0;
  #allWritten: (() => void) | undefined;
  readonly #forgetting = new Map<string, Promise<void>>();
  readonly #settings: RoomSettings;
  /** Until then all rooms take back what was lost: this process has just started. */
  readonly #restoreUntilMs: number;
  /** Until when those rooms do that the store couldn't write, or no longer had. */
  readonly #givenUp = new Map<string, number>();

  constructor(store: RoomStore, settings: RoomSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#turns = new Turns(settings.limits.reads);
    this.#restoreUntilMs = performance.now() + settings.limits.restoreMs;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Whether somebody needs it in memory. */
  has(topic: string): boolean {
    return this.#held.has(topic);
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

  /** Resolves when everything taken so far is written, or has failed to be, or takes longer than anybody would wait for. */
  async settled(): Promise<void> {
    if (this.#writing === 0) return;
    await new Promise<void>((resolve) => {
      this.#allWritten = resolve;
      setTimeout(resolve, SETTLE_MS).unref();
    });
  }

  #add(topic: string): Held {
    const uses: Uses = { holds: 0, writes: 0 };
    const held: Held = { room: this.#load(topic, uses), uses };
    this.#held.set(topic, held);
    return held;
  }

  async #load(topic: string, uses: Uses): Promise<Room> {
    await this.#forgetting.get(topic);
    const loaded = await this.#turns.take(() => this.#store.load(topic));
    let room: Room | undefined;
    const written = (write: Promise<void>): void => void this.#settle(topic, uses, () => room, write);
    const parts = { store: this.#store, topic, turns: this.#turns, written };
    const { kept, stored } = await this.#read(parts, loaded);
    const isNew = stored.next === 0;
    const emptyUntilMs = isNew ? performance.now() + this.#settings.limits.restoreMs : 0;
    const untilMs = Math.max(emptyUntilMs, this.#restoreUntilMs, this.#givenUp.get(topic) ?? 0);
    const restoring = (): boolean => performance.now() < untilMs;
    const unreadable = (): void => this.#forget(topic, uses, room);
    const tell = (frame: Uint8Array): void => this.#store.tell?.(topic, frame);
    const made = new Room({ kept, restoring, isNew, unreadable, tell }, this.#settings);
    room = made;
    const stop = await this.#store.follow?.(topic, stored, {
      heard: (chunk) => made.hear(chunk),
      lost: () => this.#giveUp(topic, uses, made),
      told: (frame) => made.hearPresence(frame),
    });
    if (stop === undefined) return made;
    this.#store.tell?.(topic, writeQuery());
    uses.stopFollowing = stop;
    if (this.#held.get(topic)?.uses === uses) return made;
    // Everybody has left by now, or the store lost it while it was read.
    stop();
    throw new Error('the room was given up while it was loaded');
  }

  /** Reads a room into memory; one that is damaged is empty from now on, and brought back as any that is empty. */
  async #read(parts: KeptParts, stored: KeptRoom): Promise<{ readonly kept: Kept; readonly stored: KeptRoom }> {
    try {
      return { kept: new Kept(parts, stored), stored };
    } catch (error) {
      if (!(error instanceof DamagedRoom)) throw error;
      await this.#store.forget(parts.topic);
      const empty = { chunks: [], next: 0 };
      return { kept: new Kept(parts, empty), stored: empty };
    }
  }

  /** What can't be written takes the room down; the browsers come back and bring what the store lacks. */
  async #settle(topic: string, uses: Uses, room: () => Room | undefined, write: Promise<void>): Promise<void> {
    uses.writes += 1;
    this.#writing += 1;
    try {
      await write;
    } catch {
      this.#giveUp(topic, uses, room());
    }
    uses.writes -= 1;
    this.#writing -= 1;
    this.#letGo(topic, uses);
    if (this.#writing === 0) this.#allWritten?.();
  }

  /** Takes a room down that the store no longer has as it is here. */
  #giveUp(topic: string, uses: Uses, room: Room | undefined): void {
    const now = performance.now();
    for (const [other, untilMs] of this.#givenUp) if (untilMs < now) this.#givenUp.delete(other);
    this.#givenUp.set(topic, now + this.#settings.limits.restoreMs);
    if (this.#held.get(topic)?.uses === uses) this.#held.delete(topic);
    for (const connection of room?.connections ?? []) connection.drain();
  }

  /** A damaged room counts as empty: its browsers bring it back. */
  #forget(topic: string, uses: Uses, room: Room | undefined): void {
    if (this.#held.get(topic)?.uses === uses) {
      const forgotten = this.#store.forget(topic).catch(() => undefined);
      this.#forgetting.set(topic, forgotten);
      void forgotten.finally(() => this.#forgetting.delete(topic));
    }
    this.#giveUp(topic, uses, room);
  }

  #letGo(topic: string, uses: Uses): void {
    const unused = uses.holds === 0 && uses.writes === 0;
    if (!unused) return;
    uses.stopFollowing?.();
    if (this.#held.get(topic)?.uses === uses) this.#held.delete(topic);
  }
}

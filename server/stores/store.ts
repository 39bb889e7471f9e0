/**
 * What the relay asks of the place where rooms are kept. A room is a list of chunks (updates of the strict subset, opaque
 * here) in the order in which they were appended. `test/server/store-contract.ts` is what every store must pass.
 */

import type { Gauge } from '../metrics.ts';

/** What is kept of a room is there, but can't be read, and won't be later. */
export class DamagedRoom extends Error {
  constructor() {
    super('what is kept of a room is damaged');
  }
}

/** A room as it was kept: its chunks in order, and the number that the next one gets. */
export interface KeptRoom {
  /** What was written down of packs; the chunks are those after the last of them. */
  readonly packs?: readonly Uint8Array[];
  readonly chunks: readonly Uint8Array[];
  readonly next: number;
  /** Where a store that several relays share goes on reading; its own affair. */
  readonly position?: string;
}

/** A listener to a room. It hears what is appended, that the store no longer has what it had, and what other relays say of who is there. */
export interface Follower {
  readonly heard: (chunk: Uint8Array) => void;
  readonly lost: () => void;
  readonly told: (frame: Uint8Array) => void;
}

/** Where a relay keeps its rooms. Each implementation passes one and the same suite (`test/server/store-contract.ts`). */
export interface RoomStore {
  /**
   * Everything appended to the room so far, in order, writes under way included. An unknown topic is an empty room, and so is
   * one that is damaged: its browsers bring it back.
   */
  load(topic: string): Promise<KeptRoom>;

  /**
   * Keeps a chunk as number `index`, which is `next` of the last load plus the appends since. Resolves when the chunk
   * survives the end of this process; rejects if it could not be written. Chunks may be batched, never reordered. The
   * bytes are the store's from here on.
   */
  append(topic: string, index: number, chunk: Uint8Array): Promise<void>;

  /** Only of stores that read a part of a room well: its chunks `from` ≤ number < `to`, writes under way included. */
  read?(topic: string, from: number, to: number): Promise<readonly Uint8Array[]>;

  /** Of the same stores: keeps what is written down of the chunks before `to`, after all packs before; as `append` otherwise. */
  notePack?(topic: string, to: number, note: Uint8Array): Promise<void>;

  /** Forgets a room, so that it is empty for the next `load`: what of it can't be read as well. */
  forget(topic: string): Promise<void>;

  /** Whether something can't be written or read at the moment; absent if that can't be. */
  readonly failing?: boolean;
  /** It says itself when that begins and ends; of any other it is said that it keeps nothing meanwhile. */
  readonly tells?: boolean;

  /**
   * Only of stores on a disk of this machine: forgets rooms, the longest unused first, until those that are left take up less. One that
   * is held in memory stays. Resolves with how many have gone.
   */
  shrink?(mostBytes: number, isHeld?: (topic: string) => boolean): Promise<number>;

  /** What it takes up and has left, for `/metrics`; sums over all rooms. */
  measure?(): Promise<readonly Gauge[]>;

  /**
   * Only of stores that several relays share: tells every chunk that was appended after a load, in order, until the answer is called. A
   * relay hears its own chunks, too. Resolves when nothing appended before is missing; rejects, and tells nothing any more, if that can't
   * be found out.
   */
  follow?(topic: string, from: KeptRoom, follower: Follower): Promise<() => void>;

  /** Only of stores that several relays share: says a presence frame to the others that follow the room. Kept nowhere, may be lost. */
  tell?(topic: string, frame: Uint8Array): void;

  /**
   * Forgets every room that was neither appended to nor, unless empty, loaded since that time (Unix, ms), and isn't held in memory. Of one
   * whose last use isn't known it counts as now.
   */
  expire(before: number, isHeld?: (topic: string) => boolean): Promise<void>;

  /** When a room was last used before this store was opened (Unix, ms); nothing where none was, or where nothing outlives the process. */
  lastUse?(): Promise<number | undefined>;

  /** Writes what is under way and lets go of files. Nothing may be asked of the store afterwards. */
  close(): Promise<void>;
}

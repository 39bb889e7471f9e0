/**
 * One topic of the shelf, open: what lies there, by its hash, and putting more there. It trusts nothing. A thing is what its bytes are, so
 * a changed one is another thing. One that can't be opened is counted and dropped. Which things are wanted is left to the callers.
 */
import { hex } from '../bytes.ts';
import { Feeds } from '../journal/feeds.ts';
import { FLOODED, type Transport, type TransportLine } from '../journal/transport.ts';
import type { Clock, Rng, Sodium } from '../ports.ts';
import { MAX_ROOM_BYTES, MAX_ROOM_ENTRIES } from '../../wire/feed.ts';
import { SLICE_MS, SLICE_PARTS } from './limits.ts';
import { partHash } from './manifest.ts';
import type { BoardRoom } from './rooms.ts';
import { openThing, sealThing, type Thing, THING } from './seal.ts';

/** What a board needs of its platform. */
export interface BoardPorts {
  readonly sodium: Sodium;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly transport: Transport;
}

/** `full`: more lies there than a relay takes, so a relay that takes everything was flooded; nothing more is heard. */
export type BoardState = 'opening' | 'live' | 'offline' | 'refused' | 'full';

/** Opened before the page gets a breath: about a megabyte. */
const OPEN_SLICE = 16;

/** One open topic of the shelf: hears what lies there, and sends parts and manifests. */
export class Board {
  readonly #ports: BoardPorts;
  readonly room: BoardRoom;
  readonly #feeds: Feeds;
  readonly #line: TransportLine;
  readonly #listeners = new Set<() => void>();
  readonly #inbox: Uint8Array[] = [];
  #draining = false;
  #synced = false;
  #state: BoardState = 'opening';
  #bytes = 0;
  #count = 0;
  #closed = false;
  #hungUp = false;
  /** By hash, hex. */
  readonly parts: Map<string, Uint8Array> = new Map();
  readonly manifests: Map<string, Uint8Array> = new Map();
  /** Things that nobody can have put there honestly. */
  garbage = 0;

  constructor(ports: BoardPorts, room: BoardRoom) {
    this.#ports = ports;
    this.room = room;
    this.#feeds = new Feeds({ item: (item) => this.#heard(item), flood: () => this.#flooded() });
    this.#line = ports.transport.connect(this.#feeds.doc, room, {
      status: (status) => {
        if (this.#state === 'full') return;
        this.#synced = status === 'synced';
        if (status === 'offline') this.#become('offline');
        if (this.#synced) this.#drain();
      },
      blocked: (code) => (code === FLOODED ? this.#flooded() : this.#become('refused')),
      garbage: () => void this.garbage++,
    });
  }

  get state(): BoardState {
    return this.#state;
  }

  /** Things that lie there, doubles counted too. */
  get count(): number {
    return this.#count;
  }

  /** Called after each change of what is here or of the state. */
  watch(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Fulfilled when so; `false` where it isn't within so many ms, counted anew from each change of what is here. */
  async until(what: () => boolean, ms: number): Promise<boolean> {
    if (what()) return true;
    return new Promise((resolve) => {
      let cancel: () => void = () => undefined;
      let seen = -1;
      const end = (found: boolean): void => {
        cancel();
        stop();
        resolve(found);
      };
      const look = (): void => {
        if (what()) return end(true);
        if (this.#closed) return end(false);
        if (this.#count === seen) return;
        seen = this.#count;
        cancel();
        cancel = this.#ports.clock.after(ms, () => end(false));
      };
      const stop = this.watch(look);
      look();
    });
  }

  /**
   * Puts things there, and waits until the relay has them. What comes from others meanwhile isn't sent again.
   * @param took so many of them so far
   */
  async put(things: readonly Thing[], took?: (things: number) => void): Promise<'done' | 'refused' | 'offline'> {
    const { sodium, rng } = this.#ports;
    for (let at = 0; at < things.length; at += SLICE_PARTS) {
      const all = things.slice(at, at + SLICE_PARTS);
      const slice = all.filter((thing) => !this.#has(thing));
      const items = slice.map((thing) => sealThing(sodium, rng, this.room, thing));
      if (this.#isOver(items)) return 'refused';
      this.#feeds.publish(items);
      let has = false;
      const confirmed = this.#line.confirm?.() ?? Promise.resolve();
      void confirmed.then(() => {
        has = true;
        this.#tell();
      });
      await this.until(() => has || this.#state === 'refused' || this.#state === 'full', SLICE_MS);
      if (!has) return this.#state === 'refused' || this.#state === 'full' ? 'refused' : 'offline';
      for (const thing of slice) this.#take(thing);
      this.#weigh(items);
      took?.(at + all.length);
    }
    return 'done';
  }

  close(): void {
    this.#closed = true;
    this.#tell();
    this.#hangUp();
    this.#feeds.close();
  }

  #hangUp(): void {
    if (this.#hungUp) return;
    this.#hungUp = true;
    this.#line.close();
  }

  #isOver(items: readonly Uint8Array[]): boolean {
    const bytes = items.reduce((sum, item) => sum + item.length, this.#bytes);
    return bytes > MAX_ROOM_BYTES || this.#count + items.length > MAX_ROOM_ENTRIES;
  }

  #weigh(items: readonly Uint8Array[]): void {
    for (const item of items) this.#bytes += item.length;
    this.#count += items.length;
  }

  #heard(item: Uint8Array): void {
    if (this.#closed) return;
    this.#weigh([item]);
    this.#inbox.push(item);
    this.#drainSoon();
  }

  /** No relay of ours holds so much: no more of it is kept or asked for. */
  #flooded(): void {
    if (this.#closed || this.#state === 'full') return;
    this.#become('full');
    queueMicrotask(() => this.#hangUp());
  }

  #drainSoon(): void {
    if (this.#draining) return;
    this.#draining = true;
    queueMicrotask(() => this.#drain());
  }

  #drain(): void {
    if (this.#closed) return;
    for (const item of this.#inbox.splice(0, OPEN_SLICE)) {
      const thing = openThing(this.#ports.sodium, this.room, item);
      if (thing === undefined) this.garbage++;
      else if (thing !== 'newer') this.#take(thing);
    }
    this.#draining = this.#inbox.length > 0;
    if (this.#draining) return void this.#ports.clock.after(0, () => this.#drain());
    if (this.#synced && this.#state !== 'full') this.#become('live');
    else this.#tell();
  }

  #take(thing: Thing): void {
    const known = thing.type === THING.part ? this.parts : this.manifests;
    known.set(this.#nameOf(thing), thing.bytes);
  }

  #has(thing: Thing): boolean {
    return (thing.type === THING.part ? this.parts : this.manifests).has(this.#nameOf(thing));
  }

  #nameOf({ type, bytes }: Thing): string {
    const { sodium } = this.#ports;
    return hex(type === THING.part ? partHash(sodium, bytes) : sodium.hash(bytes));
  }

  #become(state: BoardState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Between journal and document: seals what goes out, opens what comes in, and puts back what the relay has lost. It keeps account of
 * which entries the document holds; what is missing after a sync is published again, in the own feed, own entries first.
 */
import type { Sodium } from '../ports.ts';
import type { Entry } from './entry.ts';
import { Feeds, type ReadBefore } from './feeds.ts';
import type { Hashed } from './journal.ts';
import { PuttingBack, type PuttingBackPorts } from './putting-back.ts';
import type { ReadMark } from './read-mark.ts';
import { openEntry, sealEntry, type SealKeys } from './seal.ts';
import {
  FLOODED,
  type ConnectionStatus,
  type MakeState,
  type RelayRoom,
  type Transport,
  type TransportLine,
} from './transport.ts';
import { hex } from '../bytes.ts';
import { MAX_ROOM_BYTES, MAX_ROOM_ENTRIES, MAX_ROOM_FEEDS } from '../../wire/feed.ts';

/** What the shared document of a room is made from. */
export interface SharedDocumentPorts extends Omit<PuttingBackPorts, 'isHeld' | 'put'> {
  readonly sodium: Sodium;
  readonly transport: Transport;
  readonly seal: SealKeys;
  readonly relay: RelayRoom;
  /** May this page write? A watcher puts nothing back. */
  readonly writes: boolean;
  /**
   * Opened entries in the order of arrival; what came together comes together, however much it is. Answers all that became complete by
   * them: what the log held before its predecessor is among it.
   */
  took(entries: readonly Hashed[]): readonly Entry[];
  /** A feed's first item, as soon as it comes, before all that came earlier is opened: the table's first entry, perhaps. */
  first?(opened: ReturnType<typeof openEntry>): void;
  status(status: ConnectionStatus | 'blocked', code?: number): void;
  /** All that has come so far was handed on, or was known already. */
  read?(): void;
  garbage(): void;
  /** Whether the relay can keep what is written. */
  stored?(is: boolean): void;
  /** What a page shows of itself; `undefined`: it is gone. */
  presence?(client: number, clock: number, state: Uint8Array | undefined): void;
  /** What a page before this one had read; absent where nothing is kept. */
  readonly mark?: ReadMark;
}

/** Items opened before the page gets a breath. */
const OPEN_SLICE = 2_000;
/** Before the first sync a log comes in many pieces. They are gathered for so long, so that a long one is drawn once and not in bits. */
const GATHER_MS = 100;
/** In place of the hash of an entry that a later version has sealed: no journal has it. */
const NEWER = 'newer';

/** What an item costs in the document beside its own bytes, about. */
const ITEM_BYTES = 24;

/** Sealed items in, entries out, within bounds; own entries are put back where a relay has lost them. */
export class SharedDocument {
  readonly #ports: SharedDocumentPorts;
  #feeds: Feeds;
  /** Feeds that this page takes for read up to there; the relay has to have as much. */
  #before: ReadonlyMap<number, number> = new Map();
  readonly #held = new Set<string>();
  /** Of all items that opened, the own ones among them, and the sessions that wrote them. */
  #bytes = 0;
  #items = 0;
  readonly #writers = new Set<number>();
  #inbox: { readonly item: Uint8Array; readonly client: number; readonly end: number }[] = [];
  #opened: Hashed[] = [];
  #scheduled = false;
  #synced = false;
  #live = false;
  #cancelGathering: (() => void) | undefined;
  #closed = false;
  #connection: TransportLine | undefined;
  #shown: MakeState | undefined;
  readonly #puttingBack: PuttingBack;

  constructor(ports: SharedDocumentPorts) {
    this.#ports = ports;
    this.#feeds = this.#newFeeds();
    this.#puttingBack = new PuttingBack({
      ...ports,
      isHeld: (hash) => this.#held.has(hash),
      put: (entries) => this.#put(entries),
    });
  }

  #newFeeds(before?: ReadBefore): Feeds {
    const ports = this.#ports;
    return new Feeds(
      {
        item: (item, client, end) => {
          this.#inbox.push({ item, client, end });
          if (end === 1) ports.first?.(openEntry(ports.sodium, ports.seal, item));
          this.#schedule();
        },
        flood: () => queueMicrotask(() => this.#hangUp()),
      },
      before,
    );
  }

  /** Before it is connected: goes on from where the last page stopped. @param rows the own log's hashes @param end of it */
  async resume(rows: readonly string[], end: number): Promise<void> {
    const before = await this.#ports.mark?.resume(rows, end);
    if (!before || this.#connection || this.#closed) return;
    this.#feeds.close();
    this.#feeds = this.#newFeeds(before);
    this.#before = before.ends;
    for (const hash of before.hashes) this.#held.add(hash);
    this.#bytes = before.bytes;
    this.#items = before.items;
    for (const client of before.ends.keys()) this.#writers.add(client);
  }

  connect(): void {
    const { transport, relay } = this.#ports;
    const feeds = this.#feeds;
    const isOver = (): boolean => this.#closed || this.#feeds !== feeds;
    let isSure = this.#before.size === 0;
    this.#connection = transport.connect(feeds.doc, relay, {
      has: (ends) => (isSure = this.#isIn(ends)),
      status: (status) => {
        if (this.#feeds !== feeds) return;
        if (status === 'synced' && !(isSure && feeds.isWhole)) return queueMicrotask(() => this.#beginAgain());
        this.#synced = this.#live = status === 'synced';
        this.#ports.status(status);
        if (status === 'synced') this.#schedule();
      },
      blocked: (code) => {
        if (this.#feeds !== feeds) return;
        this.#synced = this.#live = false;
        this.#ports.status('blocked', code);
      },
      garbage: () => this.#ports.garbage(),
      stored: (is) => {
        if (!isOver()) this.#ports.stored?.(is);
      },
      presence: (client, clock, state) => {
        if (!isOver()) this.#ports.presence?.(client, clock, state);
      },
    });
    if (this.#shown) this.#connection.present(this.#shown);
  }

  /** The number under which this page appears at the relay. Yjs takes another one where somebody else writes under it. */
  get client(): number {
    return this.#feeds.doc.clientID;
  }

  /** Shows this page's own state from now on; `undefined` takes it away. */
  present(make: MakeState | undefined): void {
    this.#shown = make;
    this.#connection?.present(make);
  }

  /** How full the room is of what a relay takes, by what was written with the table's key: 1 is full. */
  get fullness(): number {
    return Math.max(this.#bytes / MAX_ROOM_BYTES, this.#items / MAX_ROOM_ENTRIES, this.#writers.size / MAX_ROOM_FEEDS);
  }

  /** Something that has come isn't handed on yet. */
  get isReading(): boolean {
    return this.#inbox.length > 0 || this.#opened.length > 0;
  }

  publish(entry: Entry): void {
    this.#put([entry]);
    this.#markSoon();
  }

  /** Looks again for what the document lacks: entries came into the log by another way than the document. */
  putBack(): void {
    if (!this.#live || this.#closed) return;
    this.#synced = true;
    this.#schedule();
  }

  /** Own entries that the relay may not have yet are in the document all the same: nothing is dropped. */
  close(): void {
    this.#closed = true;
    this.#puttingBack.stop();
    this.#cancelGathering?.();
    this.#ports.mark?.close();
    this.#connection?.close();
    this.#feeds.close();
  }

  /** Does the relay have what this page doesn't ask for? Where it hasn't, all that it has is asked for. */
  #isIn(ends: ReadonlyMap<number, number>): boolean {
    for (const [client, end] of this.#before) {
      if ((ends.get(client) ?? 0) >= end) continue;
      queueMicrotask(() => this.#beginAgain());
      return false;
    }
    return true;
  }

  #beginAgain(): void {
    if (this.#closed || this.#before.size === 0) return;
    this.#connection?.close();
    this.#feeds.close();
    this.#puttingBack.stop();
    this.#synced = this.#live = false;
    this.#before = new Map();
    this.#ports.mark?.forget();
    this.#held.clear();
    this.#inbox = [];
    this.#writers.clear();
    this.#bytes = this.#items = 0;
    this.#feeds = this.#newFeeds();
    this.connect();
  }

  /** What has come is read all the same, and the own log stays what it is. */
  #hangUp(): void {
    if (this.#closed) return;
    this.#connection?.close();
    this.#connection = undefined;
    this.#synced = this.#live = false;
    this.#puttingBack.stop();
    this.#ports.status('blocked', FLOODED);
  }

  #put(entries: readonly Entry[]): void {
    const { sodium, rng, seal } = this.#ports;
    for (const entry of entries) this.#held.add(entry.hash);
    const items = entries.map((entry) => sealEntry(sodium, rng, seal, entry.bytes));
    for (const item of items) this.#weigh(item, this.client);
    this.#feeds.publish(items);
    const first = this.#feeds.ownEnd - items.length + 1;
    for (const [i, { hash }] of entries.entries()) this.#read(items[i]!, this.client, first + i, hash);
  }

  #markSoon(): void {
    if (this.#live) this.#ports.mark?.later((hash) => this.#held.has(hash));
  }

  #read(item: Uint8Array, client: number, end: number, hash: string | undefined): void {
    this.#ports.mark?.came({ client, end, bytes: item.length + ITEM_BYTES, ...(hash !== undefined && { hash }) });
  }

  #weigh(item: Uint8Array, client: number): void {
    this.#bytes += item.length + ITEM_BYTES;
    this.#items++;
    this.#writers.add(client);
  }

  #schedule(): void {
    if (this.#scheduled || this.#closed) return;
    if (!this.#live) {
      this.#cancelGathering ??= this.#ports.clock.after(GATHER_MS, () => this.#drainSoon());
      return;
    }
    this.#drainSoon();
  }

  #drainSoon(): void {
    this.#cancelGathering?.();
    this.#cancelGathering = undefined;
    if (this.#scheduled) return;
    this.#scheduled = true;
    // A microtask keeps what came in one update together; long queues are cut so that the page stays awake.
    queueMicrotask(() => this.#drain());
  }

  #drain(): void {
    if (this.#closed) return;
    for (const { item, client, end } of this.#inbox.splice(0, OPEN_SLICE)) {
      const got = openEntry(this.#ports.sodium, this.#ports.seal, item);
      if (got.ok) {
        const hash = hex(this.#ports.sodium.hash(got.bytes));
        this.#held.add(hash);
        this.#weigh(item, client);
        this.#opened.push({ bytes: got.bytes, hash });
        this.#read(item, client, end, hash);
      } else if (got.code === 'seal/garbage') {
        this.#read(item, client, end, undefined);
        this.#ports.garbage();
      } else this.#read(item, client, end, NEWER);
    }
    if (this.#inbox.length > 0) {
      this.#ports.clock.after(0, () => this.#drain());
      return;
    }
    this.#scheduled = false;
    const opened = this.#opened;
    this.#opened = [];
    const complete = opened.length > 0 ? this.#ports.took(opened) : [];
    if (this.#live && complete.some(({ hash }) => !this.#held.has(hash))) this.#synced = true;
    this.#ports.read?.();
    if (this.#synced && this.#ports.writes) {
      this.#synced = false;
      this.#puttingBack.begin();
    }
    this.#markSoon();
  }
}

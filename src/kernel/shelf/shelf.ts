/**
 * The shelf of an open table: putting, getting, listing, and helping others to what they lack. It decides nothing about the table: who
 * sits, under which secret the table goes on and who is heard are told by its ports.
 */
import { held } from '../held.ts';
import { concat, hex } from '../bytes.ts';
import type { Link } from '../identity/link.ts';
import type { Clock, DeviceKeys, LogStore, Rng, Sodium } from '../ports.ts';
import type { Transport } from '../journal/transport.ts';
import { Boards } from './boards.ts';
import { Catalogue } from './catalogue.ts';
import { fetchItem, type Got } from './getting.ts';
import { Kept } from './kept.ts';
import { tally } from './ledger.ts';
import { BROUGHT_MS, MAX_ITEM_BYTES, OTHERS_MS } from './limits.ts';
import { cut, isMeta, itemHash, type Manifest, partHash } from './manifest.ts';
import { place, ready } from './placing.ts';
import type { Shelf, ShelfCode, ShelfFailure, ShelfItem, ShelfMeta, ShelfProgress } from './types.ts';

/** What a shelf needs of its table and platform. */
export interface ShelfPorts {
  readonly sodium: Sodium;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly transport: Transport;
  /** The table's first room's: it stays when the table goes on. */
  readonly store: Pick<LogStore, 'get' | 'put' | 'all'>;
  readonly keys: DeviceKeys;
  /** Own, hex. */
  readonly device: string;
  /** Under which the table is now. */
  link(): Link;
  /** May this page write? */
  writes(): boolean;
  /** Does this device belong to a seat? */
  sits(device: string): boolean;
  /** Shows the others what this page lacks. */
  want(hashes: readonly string[]): void;
}

type Putting = Awaited<ReturnType<Shelf['put']>>;
type Getting = Awaited<ReturnType<Shelf['get']>>;

const HASH = /^[0-9a-f]{64}$/;
/** Things that others lack and this page may still bring. */
const MAX_ERRANDS = 4;

/** The shelf of an open table. */
export class TableShelf implements Shelf {
  readonly #ports: ShelfPorts;
  readonly #boards: Boards;
  readonly #kept: Kept;
  readonly #catalogue: Catalogue;
  readonly #getting = new Map<string, { readonly job: Promise<Got>; readonly listeners: Set<ShelfProgress> }>();
  readonly #wants = new Set<string>();
  readonly #errands = new Map<string, number>();
  /** Put or got since this page was opened. */
  readonly #used = new Set<string>();
  /** The relay has lost things since then. */
  #isEmptied = false;
  readonly #lent = new Set<(hash: string) => Promise<Uint8Array | undefined>>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(ports: ShelfPorts) {
    this.#ports = ports;
    this.#boards = new Boards(ports);
    this.#kept = new Kept(ports.store, ports.sodium);
    this.#catalogue = new Catalogue(ports.sodium);
  }

  /** Topics that are open now; 0 is the catalogue. */
  get open(): readonly number[] {
    return this.#boards.open;
  }

  async put(bytes: Uint8Array, meta: ShelfMeta, progress?: ShelfProgress): Promise<Putting> {
    const refused = this.#judge(bytes, meta);
    if (refused) return failed(refused);
    const cuts = cut(bytes);
    const order = cuts.map((part) => hex(partHash(this.#ports.sodium, part)));
    const parts = new Map(order.map((hash, i) => [hash, cuts[i]!]));
    const hash = itemHash(this.#ports.sodium, bytes.length, order);
    for (const [name, part] of parts) await this.#kept.keepPart(name, part);
    const code = await this.#next(() =>
      place(this.#placing, { hash, sizeBytes: bytes.length, order, parts, meta }, progress),
    );
    if (code) return failed(this.#boards.closed ? 'shelf/closed' : code);
    this.#use(hash);
    return { ok: true, hash };
  }

  async get(hash: string, progress?: ShelfProgress): Promise<Getting> {
    if (!HASH.test(hash)) return failed('shelf/unknown');
    if (this.#boards.closed) return failed('shelf/closed');
    const running = this.#getting.get(hash) ?? this.#begin(hash);
    if (progress) running.listeners.add(progress);
    const got = await running.job;
    if (!got.ok) return failed(this.#boards.closed ? 'shelf/closed' : got.code, got.by);
    this.#use(hash);
    return { ok: true, bytes: concat(...got.manifest.parts.map((part) => held(got.parts, part.hash))) };
  }

  lend(from: (hash: string) => Promise<Uint8Array | undefined>): () => void {
    this.#lent.add(from);
    return () => void this.#lent.delete(from);
  }

  /** What the log asks for: lent, or from the shelf. A lender that fails has nothing. Never rejects. */
  async pack(hash: string): Promise<Uint8Array | undefined> {
    for (const from of this.#lent) {
      const bytes = await from(hash).catch(() => undefined);
      if (bytes) return bytes;
    }
    const got = await this.get(hash);
    return got.ok ? got.bytes : undefined;
  }

  list(): Promise<readonly ShelfItem[]> {
    return this.#boards.use(0, async (board) => {
      const off = this.#boards.closed || (await ready(board)) !== undefined;
      if (off) return (await this.#kept.manifests()).map(itemOf);
      const { items } = tally(this.#catalogue.genuine(board), (device) => this.#ports.sits(device));
      return [...items.values()].map(([first]) => itemOf(first));
    });
  }

  /** Somebody at the table lacks it: whoever has it brings it, and not all at once. */
  wanted(hash: string): void {
    const now = this.#ports.clock.monotonicMs();
    for (const [one, at] of this.#errands) if (now - at > BROUGHT_MS) this.#errands.delete(one);
    if (!HASH.test(hash) || this.#errands.has(hash) || this.#errands.size >= MAX_ERRANDS) return;
    this.#bringLater(hash);
  }

  /**
   * The relay has lost what it held: what this page uses is brought again, now and from now on. A page that nobody knows can't ask for it:
   * one without a seat has signed nothing yet, and a watcher's shows nothing.
   */
  refill(): void {
    this.#isEmptied = true;
    for (const hash of this.#used) this.#bringLater(hash);
  }

  /** Says again what this page lacks: the table has gone on. */
  resend(): void {
    this.#ports.want([...this.#wants]);
  }

  close(): void {
    this.#boards.close();
  }

  #judge(bytes: Uint8Array, meta: ShelfMeta): ShelfCode | undefined {
    if (this.#boards.closed) return 'shelf/closed';
    if (!this.#ports.writes()) return 'shelf/watching';
    if (!this.#ports.sits(this.#ports.device)) return 'shelf/no-seat';
    if (bytes.length === 0) return 'shelf/empty';
    if (bytes.length > MAX_ITEM_BYTES) return 'shelf/too-large';
    return isMeta(meta) ? undefined : 'shelf/name';
  }

  #begin(hash: string): { readonly job: Promise<Got>; readonly listeners: Set<ShelfProgress> } {
    const listeners = new Set<ShelfProgress>();
    const ports = {
      boards: this.#boards,
      catalogue: this.#catalogue,
      kept: this.#kept,
      want: (one: string, yes: boolean) => this.#want(one, yes),
    };
    const job = fetchItem(ports, hash, (done, total) => {
      for (const listener of listeners) listener(done, total);
    }).finally(() => this.#getting.delete(hash));
    const running = { job, listeners };
    this.#getting.set(hash, running);
    return running;
  }

  #want(hash: string, yes: boolean): void {
    if (this.#wants.has(hash) === yes) return;
    if (yes) this.#wants.add(hash);
    else this.#wants.delete(hash);
    this.resend();
  }

  #use(hash: string): void {
    if (this.#used.has(hash)) return;
    this.#used.add(hash);
    if (this.#isEmptied) this.#bringLater(hash);
  }

  #bringLater(hash: string): void {
    const { clock, rng, device } = this.#ports;
    if (!this.#ports.writes() || !this.#ports.sits(device) || this.#wants.has(hash)) return;
    this.#errands.set(hash, clock.monotonicMs());
    const delay = Math.floor((OTHERS_MS * rng.bytes(1)[0]!) / 256);
    clock.after(delay, () => void this.#next(() => this.#bring(hash)));
  }

  async #bring(hash: string): Promise<void> {
    const known = await this.#kept.manifest(hash);
    const parts = known && (await this.#kept.whole(known));
    if (!parts || this.#boards.closed) return;
    const order = known.parts.map((part) => part.hash);
    const trouble = await place(this.#placing, { hash, sizeBytes: known.sizeBytes, order, parts, meta: known, known });
    // Nothing came of it: whoever asks again is helped at once.
    if (trouble) this.#errands.delete(hash);
  }

  get #placing(): Parameters<typeof place>[0] {
    const { sodium, rng, keys, device } = this.#ports;
    const sits = (one: string): boolean => this.#ports.sits(one);
    return { sodium, rng, keys, device, sits, boards: this.#boards, catalogue: this.#catalogue, kept: this.#kept };
  }

  /** One after the other: where a thing goes depends on what lies there. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const job = this.#queue.then(work);
    this.#queue = job.catch(() => undefined);
    return job;
  }
}

const itemOf = ({ hash, kind, name, media, sizeBytes, by }: Manifest): ShelfItem => ({
  hash,
  kind,
  name,
  media,
  sizeBytes,
  by,
});

const failed = (code: ShelfCode, by: readonly string[] = []): ShelfFailure => ({ ok: false, code, by });

/**
 * All verified entries of a table, by hash and by chain. An entry gets in when its device's key is known, its signature holds
 * (libsodium only: verifiers disagree on crafted ones) and its predecessor is in; what comes too early waits, within bounds.
 * The journal forgets nothing and orders nothing; what an entry means is the fold's business.
 */
import type { Sodium } from '../ports.ts';
import { deviceId } from '../identity/device.ts';
import { hex } from '../bytes.ts';
import { type DevicePublic, parseHelloBody, parseTableBody } from './bodies.ts';
import { chainOf, type Entry, KIND, parseEntry, signatureOf } from './entry.ts';

/** What became of an offered entry. `forged` and `malformed` change nothing. */
export type Offered =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | {
      readonly ok: false;
      readonly code: 'journal/malformed' | 'journal/other-room' | 'journal/forged';
      readonly device?: string;
    };

/** Two well-signed entries for one place of a chain: proof that the device lied. */
export interface Lie {
  readonly device: string;
  readonly first: Entry;
  readonly second: Entry;
}

/** Entries that may wait for a key or a predecessor, and their bytes, before the oldest is let go. */
const MAX_WAITING = 20_000;
const MAX_WAITING_BYTES = 8 * 2 ** 20;

export class Journal {
  readonly #sodium: Sodium;
  readonly #room: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new Map<string, DevicePublic>();
  readonly #places = new Map<string, string>();
  readonly #void = new Set<string>();
  /** Oldest first, each with what it misses: a device's key (its id) or a predecessor (its hash). */
  readonly #waiting = new Map<string, { readonly entry: Entry; readonly missing: string }>();
  readonly #waitingFor = new Map<string, Set<Entry>>();
  #waitingBytes = 0;
  /** Hashes of void entries, as they were found out. */
  readonly voids: string[] = [];
  /** One of each liar is proof enough. */
  readonly lies: Lie[] = [];

  /** @param room hex room id */
  constructor(sodium: Sodium, room: string) {
    this.#sodium = sodium;
    this.#room = room;
  }

  get(hash: string): Entry | undefined {
    return this.#entries.get(hash);
  }
  has(hash: string): boolean {
    return this.#entries.has(hash);
  }
  /** Void for everybody, even where a stamp names it: its signature or its chain doesn't hold, or that of one before it. */
  isVoid(hash: string): boolean {
    return this.#void.has(hash);
  }
  all(): IterableIterator<Entry> {
    return this.#entries.values();
  }
  get size(): number {
    return this.#entries.size;
  }
  /** Keys of a device that has said hello. */
  keysOf(device: string): DevicePublic | undefined {
    return this.#keys.get(device);
  }

  /** Takes an entry from a peer. Answers all that became complete by it, in chain order; empty when known or waiting. */
  offer(bytes: Uint8Array): Offered {
    const entry = parseEntry(bytes);
    if (!entry) return { ok: false, code: 'journal/malformed' };
    if (entry.room !== this.#room) return { ok: false, code: 'journal/other-room' };
    return this.#take(entry, true);
  }

  /** Takes an entry from the own log, where it was verified before. */
  load(bytes: Uint8Array): Offered {
    const entry = parseEntry(bytes);
    if (!entry || entry.room !== this.#room) return { ok: false, code: 'journal/malformed' };
    return this.#take(entry, false);
  }

  #take(entry: Entry, check: boolean): Offered {
    const forged: Offered = { ok: false, code: 'journal/forged', device: entry.device };
    if (this.#void.has(entry.hash)) return forged;
    if (this.#entries.has(entry.hash) || this.#waiting.has(entry.hash)) return { ok: true, entries: [] };
    const complete: Entry[] = [];
    const ready = [entry];
    for (let i = 0; i < ready.length; i++) {
      const next = ready[i]!;
      const missing = this.#missing(next);
      if (missing !== undefined) {
        this.#wait(missing, next);
        continue;
      }
      if (this.#accept(next, check || next !== entry)) complete.push(next);
      else {
        this.#void.add(next.hash);
        this.voids.push(next.hash);
      }
      // What waited for a void one is void too: its chain has ended.
      ready.push(...this.#release(next.hash), ...(this.#keys.has(next.device) ? this.#release(next.device) : []));
    }
    return this.#void.has(entry.hash) ? forged : { ok: true, entries: complete };
  }

  #missing(entry: Entry): string | undefined {
    if (entry.seq === 0) return undefined;
    if (!this.#keys.has(entry.device)) return entry.device;
    return this.#entries.has(entry.prev) || this.#void.has(entry.prev) ? undefined : entry.prev;
  }

  #accept(entry: Entry, check: boolean): boolean {
    const keys = entry.seq === 0 ? keysIn(entry) : this.#keys.get(entry.device);
    if (!keys || (entry.seq === 0 && !this.#sodium.isGoodSigKey(keys.sigPk))) return false;
    if (entry.seq > 0) {
      const previous = this.#entries.get(entry.prev);
      if (!previous || !follows(entry, previous)) return false;
    }
    if (check && !this.#isSigned(entry, keys.sigPk)) return false;
    this.#notePlace(entry);
    this.#entries.set(entry.hash, entry);
    this.#keys.set(entry.device, keys);
    return true;
  }

  #isSigned(entry: Entry, sigPk: Uint8Array): boolean {
    const { message, signature } = signatureOf(entry);
    return this.#sodium.verify(signature, message, sigPk);
  }

  #notePlace(entry: Entry): void {
    const place = `${chainOf(entry)}.${entry.seq}`;
    const other = this.#places.get(place);
    if (other === undefined) this.#places.set(place, entry.hash);
    else if (!this.lies.some(({ device }) => device === entry.device)) {
      this.lies.push({ device: entry.device, first: this.#entries.get(other)!, second: entry });
    }
  }

  #wait(missing: string, entry: Entry): void {
    this.#waiting.set(entry.hash, { entry, missing });
    this.#waitingBytes += entry.bytes.length;
    const others = this.#waitingFor.get(missing);
    if (others) others.add(entry);
    else this.#waitingFor.set(missing, new Set([entry]));
    while (this.#waiting.size > MAX_WAITING || this.#waitingBytes > MAX_WAITING_BYTES) {
      const oldest = this.#waiting.values().next().value!;
      const all = this.#waitingFor.get(oldest.missing)!;
      all.delete(oldest.entry);
      if (all.size === 0) this.#waitingFor.delete(oldest.missing);
      this.#forget(oldest.entry);
    }
  }

  #release(key: string): Entry[] {
    const all = [...(this.#waitingFor.get(key) ?? [])];
    this.#waitingFor.delete(key);
    for (const entry of all) this.#forget(entry);
    return all;
  }

  #forget(entry: Entry): void {
    if (this.#waiting.delete(entry.hash)) this.#waitingBytes -= entry.bytes.length;
  }
}

const follows = (entry: Entry, previous: Entry): boolean =>
  entry.device === previous.device && entry.session === previous.session && entry.seq === previous.seq + 1;

/** Keys in a session's first entry, if they make the device that the header names. */
function keysIn(entry: Entry): DevicePublic | undefined {
  const keys =
    entry.kind === KIND.table
      ? parseTableBody(entry.body)
      : entry.kind === KIND.hello
        ? parseHelloBody(entry.body)
        : undefined;
  if (!keys || hex(deviceId(keys.sigPk, keys.mailPk)) !== entry.device) return undefined;
  return { sigPk: keys.sigPk, mailPk: keys.mailPk };
}

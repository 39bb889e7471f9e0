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
  readonly #heads = new Map<string, Entry>();
  readonly #forged = new Set<string>();
  /** By what is missing: a device's key (its id) or a predecessor (its hash). */
  readonly #waiting = new Map<string, Entry[]>();
  readonly #waitingHashes = new Map<string, Entry>();
  #waitingBytes = 0;
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
  /** Signed by nobody's key: void for everybody, even where a stamp names it. */
  isVoid(hash: string): boolean {
    return this.#forged.has(hash);
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
  /** Last entry of a session's chain. */
  head(chain: string): Entry | undefined {
    return this.#heads.get(chain);
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
    if (this.#entries.has(entry.hash) || this.#waitingHashes.has(entry.hash)) return { ok: true, entries: [] };
    const missing = this.#missing(entry);
    if (missing !== undefined) {
      this.#wait(missing, entry);
      return { ok: true, entries: [] };
    }
    if (!this.#accept(entry, check)) return { ok: false, code: 'journal/forged', device: entry.device };
    const complete = [entry];
    for (let i = 0; i < complete.length; i++) {
      const { hash, device } = complete[i]!;
      for (const next of [...this.#release(hash), ...this.#release(device)]) {
        const still = this.#missing(next);
        if (still !== undefined) this.#wait(still, next);
        else if (!this.#entries.has(next.hash) && this.#accept(next, true)) complete.push(next);
      }
    }
    return { ok: true, entries: complete };
  }

  #missing(entry: Entry): string | undefined {
    if (entry.seq === 0) return undefined;
    if (!this.#keys.has(entry.device)) return entry.device;
    return this.#entries.has(entry.prev) ? undefined : entry.prev;
  }

  #accept(entry: Entry, check: boolean): boolean {
    const keys = entry.seq === 0 ? keysIn(entry) : this.#keys.get(entry.device);
    const previous = entry.seq === 0 ? undefined : this.#entries.get(entry.prev);
    const chained =
      entry.seq === 0 ||
      (previous !== undefined && chainOf(previous) === chainOf(entry) && previous.seq === entry.seq - 1);
    const { message, signature } = signatureOf(entry);
    const goodKey = keys !== undefined && (entry.seq > 0 || this.#sodium.isGoodSigKey(keys.sigPk));
    if (!keys || !goodKey || !chained || (check && !this.#sodium.verify(signature, message, keys.sigPk))) {
      this.#forged.add(entry.hash);
      return false;
    }
    const place = `${chainOf(entry)}.${entry.seq}`;
    const other = this.#places.get(place);
    if (other !== undefined) this.lies.push({ device: entry.device, first: this.#entries.get(other)!, second: entry });
    else {
      this.#places.set(place, entry.hash);
      this.#heads.set(chainOf(entry), entry);
    }
    this.#entries.set(entry.hash, entry);
    this.#keys.set(entry.device, keys);
    return true;
  }

  #wait(missing: string, entry: Entry): void {
    const list = this.#waiting.get(missing);
    if (list) list.push(entry);
    else this.#waiting.set(missing, [entry]);
    this.#waitingHashes.set(entry.hash, entry);
    this.#waitingBytes += entry.bytes.length;
    while (this.#waitingHashes.size > MAX_WAITING || this.#waitingBytes > MAX_WAITING_BYTES) {
      const oldest = this.#waitingHashes.values().next().value!;
      this.#forget(oldest);
      for (const [key, waiting] of this.#waiting) {
        const at = waiting.indexOf(oldest);
        if (at < 0) continue;
        waiting.splice(at, 1);
        if (waiting.length === 0) this.#waiting.delete(key);
        break;
      }
    }
  }

  #release(key: string): Entry[] {
    const list = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    for (const entry of list) this.#forget(entry);
    return list;
  }

  #forget(entry: Entry): void {
    if (this.#waitingHashes.delete(entry.hash)) this.#waitingBytes -= entry.bytes.length;
  }
}

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

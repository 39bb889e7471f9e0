/**
 * All verified entries of a table, by hash and by chain. An entry gets in when its device's key is known, its signature holds and its
 * predecessor is in. Libsodium judges the signatures, as verifiers disagree on crafted ones. Entries that come too early wait, within
 * bounds. The journal forgets nothing and orders nothing; what an entry means is the fold's business. A long log is drawn by its chains and
 * the signatures at their heads, and proven afterwards (`proving.ts`).
 */
import { held } from '../held.ts';
import type { SignatureJob, Sodium } from '../ports.ts';
import { deviceId } from '../identity/device.ts';
import { hex } from '../bytes.ts';
import { MAX_ROOM_ENTRIES } from '../../wire/feed.ts';
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

/** An entry's bytes and its hash: it was computed where they were unsealed, or is stored with them. */
export interface Hashed {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** What came of entries that were taken together, unproven. */
export interface Drawn {
  /** Those that became complete by it, each after its predecessor. */
  readonly entries: readonly Entry[];
  /** What was wrong with the others, each once. */
  readonly codes: ReadonlySet<'journal/malformed' | 'journal/forged'>;
}

/** How an entry gets in: verified before, checked now, or drawn now and proven later. */
type How = 'verified' | 'check' | 'later';

/** Entries that may wait for a key or a predecessor, and their bytes, before the oldest is let go. */
const MAX_WAITING = 20_000;
const MAX_WAITING_BYTES = 8 * 2 ** 20;

/**
 * Void entries that are remembered at the least: as many as a relay takes in all. Of one that was let go a stamp would wait, as of one
 * that never came; should it come again it is found out again.
 */
const MAX_VOIDS = MAX_ROOM_ENTRIES;

/** Every entry of one room that was opened: by hash and by place in its chain, with those that are void. */
export class Journal {
  readonly #sodium: Sodium;
  readonly #room: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new Map<string, DevicePublic>();
  /** Hash of the first one proven for each place, by device, session and seq. */
  readonly #places = new Map<string, Map<number, (string | undefined)[]>>();
  readonly #void = new Set<string>();
  /** The same as they were found out, behind so many that were let go. */
  readonly #voids: string[] = [];
  #voidsGone = 0;
  /** Oldest first, each with what it misses: a device's key (its id) or a predecessor (its hash). */
  readonly #waiting = new Map<string, { readonly entry: Entry; readonly missing: string }>();
  readonly #waitingFor = new Map<string, Set<Entry>>();
  #waitingBytes = 0;
  /** Drawn, their own signatures not checked yet; in the order of their coming, each after its predecessor. */
  readonly #unproven = new Map<string, Entry>();
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
  /** How many were found to be void so far. */
  get voidCount(): number {
    return this.#voidsGone + this.#voids.length;
  }
  /** Hashes of those that were found out since there were so many. */
  voidsSince(count: number): readonly string[] {
    return this.#voids.slice(Math.max(0, count - this.#voidsGone));
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

  /** Keys that were admitted in an earlier generation: their device need not say hello before its votes count. */
  know(device: string, keys: DevicePublic): void {
    if (this.#keys.has(device) || hex(deviceId(keys.sigPk, keys.mailPk)) !== device) return;
    if (this.#sodium.isGoodSigKey(keys.sigPk)) this.#keys.set(device, keys);
  }

  /**
   * Takes an entry from a peer. Answers all that became complete by it, in chain order; empty when known or waiting.
   * @param hash of these bytes, where it was taken here before
   */
  offer(bytes: Uint8Array, hash?: string): Offered {
    const entry = parseEntry(bytes, hash);
    if (!entry) return { ok: false, code: 'journal/malformed' };
    if (entry.room !== this.#room) return { ok: false, code: 'journal/other-room' };
    return this.#take(entry, 'check');
  }

  /** Takes an entry from the own log, where it was verified before. @param hash as it is stored with it */
  load(bytes: Uint8Array, hash?: string): Offered {
    const entry = parseEntry(bytes, hash);
    if (!entry || entry.room !== this.#room) return { ok: false, code: 'journal/malformed' };
    return this.#take(entry, 'verified');
  }

  /**
   * Takes many entries at once, to be drawn before each is proven. All chains are checked, and the signature of each chain's last entry,
   * which answers for those before it. Where one of those fails the chain is checked entry by entry at once.
   */
  draw(items: readonly Hashed[]): Drawn {
    const complete: Entry[] = [];
    const codes = new Set<'journal/malformed' | 'journal/forged'>();
    for (const { bytes, hash } of items) {
      const entry = parseEntry(bytes, hash);
      const taken = entry?.room === this.#room ? this.#take(entry, 'later') : undefined;
      if (taken?.ok) for (const one of taken.entries) complete.push(one);
      else codes.add(taken ? 'journal/forged' : 'journal/malformed');
    }
    const bad = this.#badIn(complete);
    if (bad.size === 0) return { entries: complete, codes };
    this.#drop(bad);
    codes.add('journal/forged');
    return { entries: complete.filter(({ hash }) => this.#entries.has(hash)), codes };
  }

  /** Whether all that was drawn is proven. */
  get proven(): boolean {
    return this.#unproven.size === 0;
  }

  /** The next that are to be proven, and what to check for it. @param after so many others: they are being checked already */
  unproven(most: number, after = 0): readonly { readonly entry: Entry; readonly job: SignatureJob }[] {
    const out: { readonly entry: Entry; readonly job: SignatureJob }[] = [];
    let skip = after;
    for (const entry of this.#unproven.values()) {
      if (out.length >= most) break;
      if (skip-- > 0) continue;
      const { message, signature } = signatureOf(entry);
      out.push({ entry, job: { sig: signature, message, pk: held(this.#keys, entry.device).sigPk } });
    }
    return out;
  }

  /**
   * Takes the verdicts on what `unproven` gave, in its order. Answers which entries are proven by it. Where one was forged, it and the rest
   * of its chain are void from now on, though they were drawn: `voided`.
   */
  prove(entries: readonly Entry[], good: readonly boolean[]): { readonly proven: Entry[]; readonly voided: boolean } {
    const bad = new Set(entries.filter((_, i) => good[i] !== true).map(({ hash }) => hash));
    const voided = bad.size > 0;
    if (voided) this.#drop(bad);
    const proven = entries.filter(({ hash }) => this.#unproven.delete(hash));
    for (const entry of proven) this.#notePlace(entry);
    return { proven, voided };
  }

  /** Forged entries among these, as far as the heads of their chains betray them. */
  #badIn(entries: readonly Entry[]): Set<string> {
    const followed = new Set(entries.map(({ prev }) => prev));
    const heads = entries.filter(({ hash }) => !followed.has(hash));
    const suspect = new Set(heads.filter((entry) => !this.#isSigned(entry)).map((entry) => chainOf(entry)));
    const bad = new Set<string>();
    if (suspect.size === 0) return bad;
    for (const entry of entries) {
      if (suspect.has(chainOf(entry)) && (bad.has(entry.prev) || !this.#isSigned(entry))) bad.add(entry.hash);
    }
    return bad;
  }

  /** Makes entries void that were drawn, and all that follows them in their chains. */
  #drop(bad: Set<string>): void {
    for (const entry of this.#entries.values()) {
      if (!bad.has(entry.hash) && !bad.has(entry.prev)) continue;
      bad.add(entry.hash);
      this.#entries.delete(entry.hash);
      this.#unproven.delete(entry.hash);
      this.#noteVoid(entry.hash);
    }
  }

  #noteVoid(hash: string): void {
    this.#void.add(hash);
    this.#voids.push(hash);
    if (this.#voids.length < 2 * MAX_VOIDS) return;
    for (const oldest of this.#voids.splice(0, MAX_VOIDS)) this.#void.delete(oldest);
    this.#voidsGone += MAX_VOIDS;
  }

  #take(entry: Entry, how: How): Offered {
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
      if (this.#accept(next, next !== entry && how === 'verified' ? 'check' : how)) complete.push(next);
      else this.#noteVoid(next.hash);
      // What waited for a void one is void too: its chain has ended.
      if (this.#waiting.size === 0) continue;
      ready.push(...this.#release(next.hash), ...(this.#keys.has(next.device) ? this.#release(next.device) : []));
    }
    return this.#void.has(entry.hash) ? forged : { ok: true, entries: complete };
  }

  #missing(entry: Entry): string | undefined {
    if (entry.seq === 0) return undefined;
    if (!this.#keys.has(entry.device)) return entry.device;
    return this.#entries.has(entry.prev) || this.#void.has(entry.prev) ? undefined : entry.prev;
  }

  #accept(entry: Entry, how: How): boolean {
    const keys = entry.seq === 0 ? keysIn(entry) : this.#keys.get(entry.device);
    if (!keys || (entry.seq === 0 && !this.#sodium.isGoodSigKey(keys.sigPk))) return false;
    if (entry.seq > 0) {
      const previous = this.#entries.get(entry.prev);
      if (!previous || !follows(entry, previous)) return false;
    }
    if (how === 'check' && !this.#isSigned(entry, keys)) return false;
    this.#entries.set(entry.hash, entry);
    this.#keys.set(entry.device, keys);
    // A place is taken by a signature: what isn't proven makes nobody a liar.
    if (how === 'later') this.#unproven.set(entry.hash, entry);
    else this.#notePlace(entry);
    return true;
  }

  #isSigned(entry: Entry, keys = this.#keys.get(entry.device)): boolean {
    const { message, signature } = signatureOf(entry);
    return keys !== undefined && this.#sodium.verify(signature, message, keys.sigPk);
  }

  #notePlace(entry: Entry): void {
    const { device, session, seq } = entry;
    let chains = this.#places.get(device);
    if (!chains) this.#places.set(device, (chains = new Map()));
    let places = chains.get(session);
    if (!places) chains.set(session, (places = []));
    const other = places[seq];
    if (other === undefined) places[seq] = entry.hash;
    else if (!this.lies.some(({ device }) => device === entry.device)) {
      this.lies.push({ device: entry.device, first: held(this.#entries, other), second: entry });
    }
  }

  #wait(missing: string, entry: Entry): void {
    this.#waiting.set(entry.hash, { entry, missing });
    this.#waitingBytes += entry.bytes.length;
    const others = this.#waitingFor.get(missing);
    if (others) others.add(entry);
    else this.#waitingFor.set(missing, new Set([entry]));
    for (const oldest of this.#waiting.values()) {
      if (this.#waiting.size <= MAX_WAITING && this.#waitingBytes <= MAX_WAITING_BYTES) return;
      const all = held(this.#waitingFor, oldest.missing);
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

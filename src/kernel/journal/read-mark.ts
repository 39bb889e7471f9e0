/**
 * How far each feed of the room was read into the own log. It is kept beside the log, so that a page that comes again asks the relay only
 * for what lies above. Of a long evening that is next to nothing, instead of all of it.
 *
 * Entries that aren't in the log stay above the mark, and come again. They wait for a predecessor, are void, or were written by a later
 * version. A row of the log may lie above it too, if it is written while the mark is. The relay may never have had that, so it counts as
 * being there only once it comes. And where the log has rows that weren't in the document, or has lost some since, the mark is as good as
 * none.
 */
import { hex, unutf8, utf8 } from '../bytes.ts';
import type { Clock, LogStore } from '../ports.ts';
import type { ReadBefore } from './feeds.ts';

/** What keeping the mark needs. */
export interface ReadMarkPorts {
  readonly store: Pick<LogStore, 'append' | 'load' | 'get' | 'put'>;
  readonly clock: Clock;
  /** All that the journal has is proven, so that it is in the own log or on its way there. */
  isProven(): boolean;
  /** Whether the journal has this entry. */
  has(hash: string): boolean;
}

/** What was read, and the entries of the log that lie in it: not those above. */
export interface Resumed extends ReadBefore {
  readonly hashes: readonly string[];
}

/** An item of a feed, as it came. */
interface Item {
  readonly client: number;
  /** How long its feed is with it. */
  readonly end: number;
  /** Sealed. */
  readonly bytes: number;
  /** Of the entry in it; absent where nobody will ever open it. */
  readonly hash?: string;
}

/** As it is kept. */
interface Kept {
  readonly rows: number;
  /** Hash of the last of them. */
  readonly last: string;
  /** Which of them, counted from 0, lie above the mark. */
  readonly above: readonly number[];
  readonly items: number;
  readonly bytes: number;
  readonly ends: readonly (readonly [client: number, end: number])[];
}

const KEY = 'feeds/read';
/** What comes is gathered for so long. */
const PAUSE_MS = 5_000;

/** Keeps account of what was read of each feed, and writes it down now and then. */
export class ReadMark {
  readonly #ports: ReadMarkPorts;
  /** Came after the mark, in the order of its feed. */
  #above: Item[] = [];
  readonly #ends = new Map<number, number>();
  #items = 0;
  #bytes = 0;
  /** Rows of the log, from its beginning: those that the document holds, … */
  #rows: readonly string[] = [];
  /** … those of these that lie above the mark, and what has come to lie below it since that was known, … */
  readonly #rowsAbove = new Set<string>();
  readonly #risen = new Set<string>();
  /** … the next ones, and where those after them lie. */
  #next: readonly string[] = [];
  #loadedTo = 0;
  #cancel: (() => void) | undefined;
  #isClosed = false;

  constructor(ports: ReadMarkPorts) {
    this.#ports = ports;
  }

  /**
   * @param rows hashes of the whole log, in its order @param end of it, as the store says
   * @returns what needn't come again; nothing where the log isn't what it was
   */
  async resume(all: readonly string[], end: number): Promise<Resumed | undefined> {
    const rows = [...new Set(all)];
    this.#loadedTo = end;
    const kept = read(await this.#ports.store.get(KEY));
    const isGood = kept !== undefined && rows[kept.rows - 1] === kept.last;
    this.#next = rows.slice(isGood ? kept.rows : 0);
    if (!isGood) return undefined;
    const { items, bytes } = kept;
    this.#rows = rows.slice(0, kept.rows);
    for (const i of kept.above) this.#rowsAbove.add(this.#rows[i]!);
    this.#items = items;
    this.#bytes = bytes;
    for (const [client, length] of kept.ends) this.#ends.set(client, length);
    return { ends: new Map(kept.ends), items, bytes, hashes: this.#rows.filter((hash) => !this.#rowsAbove.has(hash)) };
  }

  /** The relay lacks some of it: all comes again, into another document, which holds no row yet. */
  forget(): void {
    this.#next = [...this.#rows, ...this.#next];
    this.#rows = [];
    this.#rowsAbove.clear();
    this.#risen.clear();
    this.#above = [];
    this.#ends.clear();
    this.#items = this.#bytes = 0;
  }

  /** An item lies in the document now. */
  came(item: Item): void {
    this.#above.push(item);
  }

  /** Notes it all in a while. @param isHeld whether the document has this entry */
  later(isHeld: (hash: string) => boolean): void {
    if (this.#above.length === 0 || this.#isClosed) return;
    this.#cancel ??= this.#ports.clock.after(PAUSE_MS, () => {
      // Without a mark, or with an older one, more comes again than need be, and that is all.
      void this.#note(isHeld)
        .catch(() => undefined)
        .then(() => {
          this.#cancel = undefined;
        });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
  }

  async #note(isHeld: (hash: string) => boolean): Promise<void> {
    const { store, isProven } = this.#ports;
    if (!isProven() || !this.#rise()) return;
    const kept = { items: this.#items, bytes: this.#bytes, ends: [...this.#ends] };
    // Fulfilled when all rows before are stored.
    await store.append([]);
    const { entries, end } = await store.load(this.#loadedTo);
    this.#loadedTo = end;
    const all = new Set([...this.#rows, ...this.#next, ...entries.map(({ hash }) => hex(hash))]);
    this.#next = [...all].slice(this.#rows.length);
    // Another tab has written one, or the relay has lost it; it is on its way there.
    if (!this.#next.every(isHeld)) return;
    this.#rows = [...this.#rows, ...this.#next];
    for (const hash of this.#next) this.#rowsAbove.add(hash);
    this.#next = [];
    for (const hash of this.#risen) this.#rowsAbove.delete(hash);
    this.#risen.clear();
    const last = this.#rows.at(-1);
    if (last === undefined) return;
    const above = this.#rows.flatMap((hash, i) => (this.#rowsAbove.has(hash) ? [i] : []));
    await store.put(KEY, utf8(JSON.stringify({ rows: this.#rows.length, last, above, ...kept } satisfies Kept)));
  }

  /** Moves on, in each feed up to the first item that isn't in the log. Says whether it did. */
  #rise(): boolean {
    const stopped = new Set<number>();
    const above = this.#above.filter(({ client, end, hash, bytes }) => {
      if (hash !== undefined && !this.#ports.has(hash)) stopped.add(client);
      if (stopped.has(client)) return true;
      this.#ends.set(client, end);
      if (hash !== undefined) this.#risen.add(hash);
      this.#items += hash === undefined ? 0 : 1;
      this.#bytes += hash === undefined ? 0 : bytes;
      return false;
    });
    const rises = above.length < this.#above.length;
    this.#above = above;
    return rises;
  }
}

/** Of a mark that the disk has damaged nothing is known, nor of one that doesn't say which rows lie above it. */
function read(bytes: Uint8Array | undefined): Kept | undefined {
  try {
    const text = bytes && unutf8(bytes);
    const kept = text ? (JSON.parse(text) as Partial<Kept>) : undefined;
    return kept?.above ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

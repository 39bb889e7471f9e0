/**
 * Entries on their way in. Those of the own log were all verified before; others' come one by one or in bulk, and are drawn first and
 * proven afterwards. What is good is stored and handed on; what is made of it is `core.ts`'s.
 */
import { fromHex, hex } from '../bytes.ts';
import type { Entry } from '../journal/entry.ts';
import type { Hashed, Journal } from '../journal/journal.ts';
import type { Notices } from './notices.ts';
import type { LogStore, Verifier } from '../ports.ts';
import { Proving } from '../journal/proving.ts';

/** More entries than these that come together are drawn first and proven afterwards; so few are checked in less than a frame. */
const BULK = 150;

/** What taking in entries needs, and whom it tells. */
export interface IntakePorts {
  readonly journal: Journal;
  readonly verifier: Verifier;
  readonly store: LogStore;
  readonly notices: Notices;
  /** These are new, and signed. */
  heard(entries: readonly Entry[]): void;
  /** The own log is read for the first time: its hashes in their order, and its end. */
  begun(rows: readonly string[], end: number): Promise<void>;
  /** Keys of further devices may be known now. */
  keys(): void;
  /** These are to be folded, or nothing but an entry that is void now. */
  fold(entries: readonly Entry[]): void;
  /** What was folded held a forgery. */
  voided(): void;
  /** All that was drawn is proven. */
  done(): void;
  storeFailed(): void;
}

/** The way of entries from the line and the store into the fold: signed, new, in the order of their chains. */
export class Intake {
  readonly #ports: IntakePorts;
  readonly #proving: Proving;
  /** So far the own log was read. */
  #loadedTo = 0;
  #hasBegun = false;

  constructor(ports: IntakePorts) {
    this.#ports = ports;
    this.#proving = new Proving({
      journal: ports.journal,
      verifier: ports.verifier,
      proven: (entries) => this.#store(entries),
      voided: () => ports.voided(),
      done: () => ports.done(),
    });
  }

  /** Given while entries are drawn that aren't proven; fulfilled with `false` where the page was closed before they were. */
  get proving(): Promise<boolean> | undefined {
    return this.#proving.running;
  }

  /** What the own log holds that isn't here yet. When this page becomes the one that acts, it is asked again for what others wrote. */
  async load(): Promise<readonly Entry[]> {
    const { journal, store } = this.#ports;
    const { entries, end } = await store.load(this.#loadedTo);
    this.#loadedTo = end;
    const loaded: Entry[] = [];
    const rows = entries.map(({ hash }) => hex(hash));
    for (const [i, { bytes }] of entries.entries()) {
      if (journal.has(rows[i]!)) continue;
      const taken = journal.load(bytes, rows[i]);
      if (taken.ok) loaded.push(...taken.entries);
    }
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      await this.#ports.begun(rows, end);
    }
    return loaded;
  }

  /** Answers what became complete by these. */
  take(all: readonly Hashed[]): readonly Entry[] {
    const { journal } = this.#ports;
    // After a reload all of a long log comes from the relay once more: what is here needn't be read again.
    const items = all.filter(({ hash }) => !journal.has(hash));
    if (items.length === 0) return [];
    // While something is unproven all that comes is proven after it, so that nothing is stored before its predecessor.
    if (items.length > BULK || this.proving) return this.#draw(items);
    const fresh: Entry[] = [];
    const voids = journal.voidCount;
    for (const { bytes, hash } of items) {
      const taken = journal.offer(bytes, hash);
      if (taken.ok) fresh.push(...taken.entries);
      else this.#bad(taken.code);
    }
    // A void entry changes nothing by itself, but a stamp that names it may have waited for it.
    if (fresh.length === 0 && journal.voidCount === voids) return fresh;
    this.#ports.heard(fresh);
    this.#store(fresh);
    this.#ports.keys();
    this.#ports.fold(fresh);
    return fresh;
  }

  close(): void {
    this.#proving.close();
  }

  /** Shown now, stored and contributed to when it is proven. */
  #draw(items: readonly Hashed[]): readonly Entry[] {
    const { journal } = this.#ports;
    const voids = journal.voidCount;
    const { entries, codes } = journal.draw(items);
    for (const code of codes) this.#bad(code);
    this.#proving.work();
    this.#ports.keys();
    if (entries.length > 0 || journal.voidCount > voids) this.#ports.fold(entries);
    return entries;
  }

  #bad(code: string): void {
    this.#ports.notices.note({ code: code === 'journal/forged' ? 'peer/forged' : 'peer/garbage' });
  }

  #store(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => ({ hash: fromHex(entry.hash), bytes: entry.bytes }));
    this.#ports.store.append(rows).catch(() => this.#ports.storeFailed());
  }
}

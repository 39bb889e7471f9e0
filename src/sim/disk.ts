/**
 * A device's disk: what a page asks for is done later, one thing after the other, and fulfilled only when it would survive a crash.
 * A page that crashes hears nothing more; what it had asked for is lost, or was done all the same.
 */
import { hex } from '../kernel/bytes.ts';
import type { LogStore } from '../kernel/ports.ts';
import type { Rng } from './rng.ts';
import type { Schedule } from './schedule.ts';

/** So many entries are given once more, as where they lie in a record with newer ones. */
const AGAIN = 20;

/** A page: what was done for it is told in its name. */
export interface Owner {
  enter(run: () => void): void;
}

interface Job {
  readonly owner: Owner;
  /** Does it, and fulfils or rejects; `dead`: nobody hears. */
  run(dead: boolean): void;
  readonly writes: boolean;
}

export class Disk {
  readonly #schedule: Schedule;
  readonly #rng: Rng;
  readonly entries: Map<string, { readonly hash: Uint8Array; readonly bytes: Uint8Array }> = new Map();
  readonly values: Map<string, Uint8Array> = new Map();
  /** Of each entry ever appended how many were so far. */
  readonly #numbers = new Map<string, number>();
  #appended = 0;
  readonly #queue: Job[] = [];
  readonly #dead = new WeakSet<Owner>();
  #busy = false;
  /** Mean milliseconds of one job. */
  readonly #slow: () => number;
  readonly #full: () => boolean;

  /** @param full whether it takes nothing more for now */
  constructor(schedule: Schedule, rng: Rng, slow: () => number, full: () => boolean = () => false) {
    this.#schedule = schedule;
    this.#rng = rng;
    this.#slow = slow;
    this.#full = full;
  }

  /** As one page sees it. `owner` is who crashes. */
  store(owner: Owner): LogStore {
    const ask = <T>(writes: boolean, make: () => T): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        if (this.#dead.has(owner)) return;
        const run = (dead: boolean): void => {
          try {
            if (writes && this.#full()) throw new Error('the disk is full');
            const value = make();
            if (!dead) owner.enter(() => resolve(value));
          } catch (error) {
            if (!dead) owner.enter(() => reject(error));
          }
        };
        this.#queue.push({ owner, writes, run });
        this.#next();
      });
    return {
      load: (after = 0) =>
        ask(false, () => ({
          entries: [...this.entries].filter(([hash]) => this.#numbers.get(hash)! > after - AGAIN).map(([, row]) => row),
          end: this.#appended,
        })),
      append: (rows) =>
        ask(true, () => {
          for (const row of rows) {
            const hash = hex(row.hash);
            if (this.entries.has(hash)) continue;
            this.entries.set(hash, row);
            this.#numbers.set(hash, ++this.#appended);
          }
        }),
      put: (key, value) => ask(true, () => void this.values.set(key, value)),
      get: (key) => ask(false, () => this.values.get(key)),
      update: (key, next) =>
        ask(true, () => {
          const value = next(this.values.get(key));
          if (value) this.values.set(key, value);
        }),
      delete: (prefix) =>
        ask(true, () => {
          for (const key of this.values.keys()) if (key.startsWith(prefix)) this.values.delete(key);
        }),
      all: (prefix) =>
        ask(false, () =>
          [...this.values].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
    };
  }

  /** What is on it now; called later it is put back, as from a copy of the profile. */
  copy(): () => void {
    const [entries, values] = [new Map(this.entries), new Map(this.values)];
    const put = <K, V>(into: Map<K, V>, from: ReadonlyMap<K, V>): void => {
      into.clear();
      for (const [key, value] of from) into.set(key, value);
    };
    return () => {
      put(this.entries, entries);
      put(this.values, values);
    };
  }

  /** Some rows of entries are lost, or damaged, which is the same to a page. @param isOwn whether others may never have had it */
  rot(rows: number, isOwn: (bytes: Uint8Array) => boolean): void {
    const others = [...this.entries].filter(([, { bytes }]) => !isOwn(bytes));
    for (const [key] of this.#rng.shuffle(others).slice(0, rows)) this.entries.delete(key);
  }

  /** The page is dead. Of what it had asked for, so many first writes are done all the same. */
  crash(owner: Owner): void {
    this.#dead.add(owner);
    const own = this.#queue.filter((job) => job.owner === owner);
    const done = this.#rng.below(own.length + 1);
    for (const job of own.slice(0, done)) if (job.writes) job.run(true);
    for (const job of own) this.#queue.splice(this.#queue.indexOf(job), 1);
  }

  #next(): void {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = true;
    this.#schedule.in(this.#rng.below(2 * this.#slow() + 1), () => {
      this.#busy = false;
      // Some of what waits is done in one go.
      for (let n = this.#rng.below(this.#queue.length) + 1; n > 0; n--) this.#queue.shift()?.run(false);
      this.#next();
    });
  }
}

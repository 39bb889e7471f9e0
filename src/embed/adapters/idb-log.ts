/** The two object stores of a table's own log in IndexedDB: entries in the order of their coming, and values by key. */
import { type IDBPDatabase, unwrap } from 'idb';
import { fromHex, hex } from '../../kernel/bytes.ts';
import type { LogStore } from '../../kernel/ports.ts';

interface Row {
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** Of the bytes; rows of earlier builds have none. */
  readonly sum?: number;
}

/**
 * FNV-1a, 32 bits: tells a row that the disk has damaged. The hash of the entry would tell it too, in five times as long: what is loaded
 * was verified before, so it isn't asked for.
 */
function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i]!, 0x01000193);
  return sum >>> 0;
}

const isWhole = ({ bytes, sum }: Row): boolean => sum === undefined || sum === sumOf(bytes);

/** Takes damaged rows away, so that they are stored anew when somebody brings them. */
async function forget(db: IDBPDatabase, rows: readonly Row[]): Promise<void> {
  const tx = db.transaction('entries', 'readwrite');
  for (const row of rows) {
    if (isWhole(row)) continue;
    const key = await tx.store.index('hash').getKey(row.hash);
    if (key !== undefined) await tx.store.delete(key);
  }
  await tx.done;
}

/** In a new database. */
export function makeLog(db: IDBPDatabase): void {
  db.createObjectStore('entries', { autoIncrement: true }).createIndex('hash', 'hash', { unique: true });
  db.createObjectStore('values');
}

/** The log of one room in this database. */
export function logIn(db: IDBPDatabase): LogStore {
  return {
    async load(after = 0) {
      const { store } = db.transaction('entries');
      const [rows, last] = await Promise.all([
        store.getAll(IDBKeyRange.lowerBound(after, true)) as Promise<Row[]>,
        store.openKeyCursor(null, 'prev'),
      ]);
      const whole = rows.filter(isWhole);
      if (whole.length < rows.length) await forget(db, rows);
      return {
        entries: whole.map(({ hash, bytes }) => ({ hash: fromHex(hash), bytes })),
        end: Number(last?.key ?? after),
      };
    },
    async append(entries) {
      const tx = db.transaction('entries', 'readwrite');
      // Past the library's wrappers: to ask for each row first, and each by a promise, takes a long log's page seconds.
      const rows = unwrap(tx.store);
      for (const { hash, bytes } of entries) {
        const adding = rows.add({ hash: hex(hash), bytes, sum: sumOf(bytes) } satisfies Row);
        adding.onerror = (event) => {
          if (adding.error?.name !== 'ConstraintError') return;
          // It is there already: no reason to give the others up.
          event.preventDefault();
          event.stopPropagation();
        };
      }
      await tx.done;
    },
    async put(key, value) {
      await db.put('values', value, key);
    },
    get: (key) => db.get('values', key) as Promise<Uint8Array | undefined>,
    async delete(prefix) {
      await db.delete('values', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    },
    async update(key, next) {
      const tx = db.transaction('values', 'readwrite');
      const value = next((await tx.store.get(key)) as Uint8Array | undefined);
      if (value) await tx.store.put(value, key);
      await tx.done;
    },
    async all(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      // In one transaction: what is put or deleted in between would give a key another's value.
      const { store } = db.transaction('values');
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return keys.map((key, i) => [key as string, values[i] as Uint8Array] as const);
    },
  };
}
